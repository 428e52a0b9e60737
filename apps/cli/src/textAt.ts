import { bytesOf } from './bytes.ts'
import { Unusable } from './streams.ts'

const most = 5_000_000

/** The text of a file that people write, such as steps or tests. Throws an `Unusable` where it is too large or no text. */
export async function textAt(path: string): Promise<string> {
  const bytes = await bytesOf(path, most)
  if (bytes === null) throw new Unusable(`${path} has more than ${most / 1_000_000} MB, which nobody writes by hand: split it.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unusable(`${path} is not UTF-8 text: save it as UTF-8 and try again.`)
  }
}
