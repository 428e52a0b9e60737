import { bytesOf } from './bytes.ts'
import { Unusable } from './streams.ts'

/** As many characters as the workspace takes. */
const most = 20_000
/** No character takes more bytes in UTF-8, and a mark may stand in front. */
const mostBytes = most * 4 + 3

/** The goals of the two options, of which exactly one is to be given; or an `Unusable` that says what is wrong with them. */
export async function goalsOf(text: string | undefined, file: string | undefined): Promise<string> {
  if ((text === undefined) === (file === undefined)) throw new Unusable('Give the goals once: as text behind --goals, or as a file behind --goals-file.')
  const goals = file === undefined ? (text ?? '') : await textOf(file)
  if (goals.trim() === '') throw new Unusable('The goals are empty: describe what you want to measure.')
  if (goals.length > most) throw new Unusable(`The goals have ${goals.length} characters and may have ${most}: shorten them or split them over two plans.`)
  return goals
}

async function textOf(file: string): Promise<string> {
  const bytes = await bytesOf(file, mostBytes)
  if (bytes === null) throw new Unusable(`The goals in ${file} have more than ${most} characters: shorten them or split them over two plans.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unusable(`${file} is not UTF-8 text: save it as UTF-8 and try again.`)
  }
}
