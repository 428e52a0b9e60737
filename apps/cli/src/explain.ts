import { explainTag, reasonWords, visitWords } from '@tagmason/tracking'
import { containerAt } from './containerAt.ts'
import { options } from './options.ts'
import { simulateFlags, simulateOptions, simulating } from './simulateOptions.ts'
import { type Streams, Unusable } from './streams.ts'

/** `tagmason explain CONTAINER --tag NAME [--json]`: the shortest visit on which a tag fires, or why there is none. Returns 0 where there is one, 1 where none was found. */
export async function explain(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, { json: { type: 'boolean' }, tag: { type: 'string' }, ...simulateFlags })
  const [path, extra] = positionals
  if (path === undefined) throw new Unusable("No container was named: use 'tagmason explain CONTAINER --tag NAME'.")
  if (extra !== undefined)
    throw new Unusable(`One container is explained, and '${extra}' is a second file: leave it out, and put a name of several words in quotes behind --tag.`)
  const { tag } = values
  if (tag === undefined || tag === '') throw new Unusable("No tag was named: use 'tagmason explain CONTAINER --tag NAME'.")
  const given = simulateOptions(values)
  const { file } = await containerAt(path)
  const found = await simulating(path, () => explainTag(file, tag, given))
  if (values.json === true) out(`${JSON.stringify(found, null, 2)}\n`)
  else if (found.fires) out(`'${tag}' fires: ${visitWords(found.visit)}\n`)
  else out(`'${tag}' does not fire.\n${found.reasons.map((reason) => `  ${reasonWords(reason)}\n`).join('')}`)
  return found.fires ? 0 : 1
}
