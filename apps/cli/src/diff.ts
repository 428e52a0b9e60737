import { diff as difference, isSame, sameHeadline } from '@tagmason/tracking'
import { containerAt } from './containerAt.ts'
import { inWords } from './inWords.ts'
import { options } from './options.ts'
import { type Streams, Unusable } from './streams.ts'
import { counted, told } from './told.ts'
import { diffUsage } from './usage/diff.ts'

/** `tagmason diff A B [--json] [--ignore-notes]`: what is different in B. Returns 0 where both do the same, 1 where not. */
export async function diff(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, diffUsage.flags)
  const [before, after, extra] = positionals
  if (before === undefined || after === undefined) throw new Unusable("Two files are compared: use 'tagmason diff A B'.")
  if (extra !== undefined) throw new Unusable(`Two files are compared at a time, and '${extra}' is a third one: call the command once for each pair.`)

  const [a, b] = [await containerAt(before), await containerAt(after)]
  const found = await inWords(difference(a.file, b.file, { notes: values['ignore-notes'] !== true }))
  const same = isSame(found)
  if (values.json === true) out(`${JSON.stringify(found, null, 2)}\n`)
  else out(same ? `${await inWords(sameHeadline(before, after))}\n` : `${await told(found)}${after}: ${await counted(found)}\n`)
  return same ? 0 : 1
}
