import { analyzePicture, PictureRefusal, readElements, type Recogniser } from '@tagmason/insight/screenshot'
import { decode } from './decode.ts'
import type { Reading, ReadingStage, Said, ToRead } from './messages.ts'
import { loadRecogniser } from './recogniserFiles.ts'
import { type ReadingFault, ReadingRefusal } from './refusal.ts'

// Reads pictures, one after the other, away from the page that shows them. Who cancels ends it.
const say = (said: Said) => postMessage(said)
const sayAt = (stage: ReadingStage) => (done: number, all: number) => say({ kind: 'progress', stage, done, all })

/** Kept for the next picture of the same languages. */
let warm: { readonly languages: string; readonly recogniser: Recogniser } | undefined

async function recogniserOf(names: ToRead['languages']): Promise<Recogniser> {
  const languages = names.join('+')
  if (warm?.languages !== languages) {
    const data = await loadRecogniser(names, sayAt('loading'))
    // Its program's own script, which nobody needs who only looks.
    const { startTesseract } = await import('./tesseract.ts')
    const recogniser = await startTesseract(data).catch((error: unknown) => {
      throw new ReadingRefusal('data', `The recogniser could not be started (${String(error)}): reload the page and try again.`)
    })
    warm = { languages, recogniser }
  }
  return warm.recogniser
}

async function read({ file, languages }: ToRead): Promise<Reading> {
  sayAt('opening')(0, 1)
  const { picture, animated } = await decode(file)
  const { elements, ratio } = analyzePicture(picture, sayAt('looking'))
  const { width, height } = picture
  if (elements.every(({ lines }) => lines.length === 0))
    return { width, height, ratio, animated, elements: elements.map((element) => ({ ...element, text: '' })) }
  const recogniser = await recogniserOf(languages)
  return { width, height, ratio, animated, elements: await readElements(picture, elements, recogniser, sayAt('reading')) }
}

function faultOf(error: unknown): ReadingFault | undefined {
  if (error instanceof ReadingRefusal) return error.fault
  if (error instanceof PictureRefusal) return error.fault === 'size' || error.fault === 'pixels' ? undefined : error.fault
  // No memory for so many pixels.
  return error instanceof RangeError ? 'tooLarge' : undefined
}

onmessage = async ({ data }: MessageEvent<ToRead>) => {
  try {
    say({ kind: 'reading', reading: await read(data) })
  } catch (error) {
    say({ kind: 'refusal', fault: faultOf(error), message: error instanceof Error ? error.message : String(error) })
  }
}
