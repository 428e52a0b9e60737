import type { LineCrop, Recogniser } from '@tagmason/insight/screenshot'
import start, { type Api, type Core } from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import type { RecogniserLanguage } from './languages.ts'

/** What the recogniser is started with; both are served by the product and unpacked. */
export interface RecogniserData {
  /** The program, WebAssembly. */
  readonly program: Uint8Array
  /** What it knows of each language, the first counting most. */
  readonly languages: ReadonlyMap<RecogniserLanguage, Uint8Array>
}

/**
 * Starts Tesseract, which reads one line at a time; the same in a browser's worker and in Node. Takes a fifth of a second and some 100 MB, which are free again when what holds the reader is
 * gone. Throws where the data is broken.
 */
export async function startTesseract({ program, languages }: RecogniserData): Promise<Recogniser> {
  const complaints: string[] = []
  const core = await start({ wasmBinary: program, printErr: (line) => complaints.push(line) })
  for (const [name, data] of languages) core.FS.writeFile(`./${name}.traineddata`, data)
  const api = new core.TessBaseAPI()
  const names = [...languages.keys()]
  // It says that all is well, and reads nothing, where the data is none.
  if (api.Init(null, names.join('+'), neural) !== 0 || complaints.length > 0)
    throw new Error(`Tesseract could not read its data for ${names.join(' and ')}: ${complaints.join(' ') || 'it gives no reason'}.`)
  api.SetVariable('tessedit_pageseg_mode', oneLine)
  // It would guess otherwise, and say so each time.
  api.SetVariable('user_defined_dpi', '150')
  return (crop) => {
    core.FS.writeFile('/input', greyMap(crop))
    if (api.SetImageFile(1, 0) !== 0) throw new Error(`Tesseract could not take a line of ${crop.width} × ${crop.height} pixels.`)
    const words = api.GetUTF8Text().trim().split(/\s+/)
    const kept = withoutMarks(words, confidences(core, api))
    return { text: kept.join(' '), confidence: api.MeanTextConf() }
  }
}

/** How sure it is of each word, 0 to 100: a list in its memory that ends with -1. The few bytes stay there until the reader goes. */
function confidences(core: Core, api: Api): number[] {
  const start = core.getPointer(api.AllWordConfidences())
  const list: number[] = []
  for (let at = start; core.getValue(at, 'i32') >= 0; at += 4) list.push(core.getValue(at, 'i32'))
  return list
}

/** Arrows and icons before and after the words are read as one letter or two, of which it is not sure. */
function withoutMarks(words: readonly string[], sure: readonly number[]): readonly string[] {
  if (words.length !== sure.length) return words
  const isMark = (place: number) => words.length > 1 && (words[place]?.length ?? 0) <= 2 && (sure[place] ?? 100) < leastSure
  return words.slice(isMark(0) ? 1 : 0, isMark(words.length - 1) ? -1 : undefined)
}

/** Marks are read with 15 to 70, words of a letter with 80 and more, on the pages that the trees learned from. */
const leastSure = 72

const neural = 1
const oneLine = '7'

/** A crop as a file of the simplest kind there is (portable grey map). */
function greyMap({ width, height, grey }: LineCrop): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + grey.length)
  file.set(head)
  file.set(grey, head.length)
  return file
}
