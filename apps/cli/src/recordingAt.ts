import { readRecording, type Recording } from '@tagmason/tracking'
import { bytesOf } from './bytes.ts'
import { inWords } from './inWords.ts'
import { Unusable } from './streams.ts'

/** The largest recording that is read: a HAR holds what the pages loaded. */
const most = 250_000_000

/** The recording of a file. Throws an `Unusable` that says why, and where, where it is none. */
export async function recordingAt(path: string, url: string | undefined): Promise<Recording> {
  const bytes = await bytesOf(path, most)
  if (bytes === null) throw new Unusable(`${path} has more than ${most / 1_000_000} MB: export the HAR without the contents of the answers.`)
  const read = await inWords(readRecording(new TextDecoder().decode(bytes), url))
  if (!('message' in read)) return read
  throw new Unusable(`${path}${read.place === undefined ? '' : `:${read.place.line}:${read.place.column}`}: ${read.message}`)
}
