import deu from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url'
import eng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import fra from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url'
import spa from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url'
import program from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import { ReadingRefusal } from './refusal.ts'
import type { RecogniserLanguage } from './languages.ts'
import type { RecogniserData } from './tesseract.ts'

// Their names carry a hash, so a browser keeps them until they change.
const addresses: Readonly<Record<RecogniserLanguage, string>> = { eng, spa, fra, deu }

/** Loads what the recogniser needs from where this script is from, and from nowhere else. `progress` hears of each file. Throws a ReadingRefusal. */
export async function loadRecogniser(names: readonly RecogniserLanguage[], progress: (done: number, all: number) => void): Promise<RecogniserData> {
  let done = 0
  const all = names.length + 1
  progress(0, all)
  const load = async (address: string) => {
    const file = await unpacked(address)
    progress(++done, all)
    return file
  }
  const [binary, ...languages] = await Promise.all([load(program), ...names.map(async (name) => [name, await load(addresses[name])] as const)])
  return { program: binary, languages: new Map(languages) }
}

async function unpacked(address: string): Promise<Uint8Array> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const file = new Uint8Array(await answer.arrayBuffer())
    // Some servers say of a packed file that it is packed on the way only; the browser has unpacked it then.
    if (file[0] !== 0x1f || file[1] !== 0x8b) return file
    return new Uint8Array(await new Response(new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ReadingRefusal('data', `The files for reading text could not be loaded (${why}): reload the page and try again.`)
  }
}
