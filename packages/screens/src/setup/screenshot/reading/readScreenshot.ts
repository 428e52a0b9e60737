import { type Language, mostScreenshotBytes } from '@tagmason/domain'
import { languagesToRead } from './languages.ts'
import type { Reading, ReadingStage, Said, ToRead } from './messages.ts'
import { ReadingRefusal } from './refusal.ts'

export type { Reading, ReadingStage } from './messages.ts'
export { type ReadingFault, ReadingRefusal } from './refusal.ts'

export interface ReadingOptions {
  /** What the words on the picture are in, most likely; English is read as well. */
  readonly language: Language
  /** Ends the reading at once, wherever it is. */
  readonly signal: AbortSignal
  onProgress(stage: ReadingStage, done: number, all: number): void
}

/** The reader of the picture before, with its recogniser started. */
let idle: Worker | undefined

/** Frees the memory of readers that wait for another picture; called when the screen is left. */
export function releaseReaders(): void {
  idle?.terminate()
  idle = undefined
}

/**
 * Finds what is worth tracking on a picture of a page and reads its words, on this device alone, in a worker. Throws a ReadingRefusal, one sentence, for what cannot be read, and the signal's reason
 * when it is aborted.
 */
export async function readScreenshot(file: Blob, { language, signal, onProgress }: ReadingOptions): Promise<Reading> {
  signal.throwIfAborted()
  if (file.size > mostScreenshotBytes) throw new ReadingRefusal('tooLargeFile', 'The file is larger than 10 MB: save it as a JPEG or crop it.')
  const worker = idle ?? new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' })
  idle = undefined
  const settled = new AbortController()
  try {
    const reading = await new Promise<Reading>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { signal: settled.signal })
      // What could not be loaded gives no message.
      worker.onerror = ({ message = 'no answer' }: Partial<ErrorEvent>) =>
        reject(new ReadingRefusal('data', `The reader of pictures could not be started (${message}): reload the page and try again.`))
      worker.onmessage = ({ data }: MessageEvent<Said>) => {
        if (data.kind === 'progress') onProgress(data.stage, data.done, data.all)
        else if (data.kind === 'reading') resolve(data.reading)
        else reject(data.fault === undefined ? new Error(data.message) : new ReadingRefusal(data.fault, data.message))
      }
      worker.postMessage({ file, languages: languagesToRead(language) } satisfies ToRead)
    })
    releaseReaders()
    idle = worker
    return reading
  } catch (error) {
    worker.terminate()
    throw error
  } finally {
    settled.abort()
  }
}
