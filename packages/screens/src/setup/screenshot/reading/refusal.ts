import type { PictureFault } from '@tagmason/insight/screenshot'

/**
 * Why a picture could not be read. `unreadable`: no picture, or broken; `truncated`: its end is missing; `tooLargeFile`: more than 10 MB; `data`: the recogniser's files could not be loaded. The
 * others as the analysis has them; a file cannot have its `size` and `pixels`.
 */
export type ReadingFault = Exclude<PictureFault, 'size' | 'pixels'> | 'unreadable' | 'truncated' | 'tooLargeFile' | 'data'

/** A picture that could not be read: `fault` for screens that word it in a language, the message in English. */
export class ReadingRefusal extends Error {
  readonly fault: ReadingFault
  constructor(fault: ReadingFault, message: string) {
    super(message)
    this.name = 'ReadingRefusal'
    this.fault = fault
  }
}
