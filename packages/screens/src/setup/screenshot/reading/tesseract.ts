import type { LineCrop, Recogniser } from '@tagmason/insight/screenshot'
import start from 'tesseract.js-core/tesseract-core-simd-lstm.js'

/** Languages by Tesseract's names. */
export type RecogniserLanguage = 'eng' | 'spa' | 'fra' | 'deu'

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
    const text = api.GetUTF8Text()
    return { text: text.trim(), confidence: api.MeanTextConf() }
  }
}

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
