import { answer, formOf } from './answer.ts'
import { options } from './options.ts'
import { explainOutcome } from './outcomes/explain.ts'
import { type Streams, Unusable } from './streams.ts'
import { explainUsage } from './usage/explain.ts'

/** `tagmason explain CONTAINER --tag NAME`: the shortest visit on which a tag fires, or why there is none. Returns 0 where there is one, 1 where none was found. */
export async function explain(args: string[], streams: Streams): Promise<number> {
  const { values, positionals } = options(args, explainUsage.flags)
  const [path, extra] = positionals
  if (path === undefined) throw new Unusable("No container was named: use 'tagmason explain CONTAINER --tag NAME'.")
  if (extra !== undefined)
    throw new Unusable(`One container is explained, and '${extra}' is a second file: leave it out, and put a name of several words in quotes behind --tag.`)
  const { tag } = values
  if (tag === undefined || tag === '') throw new Unusable("No tag was named: use 'tagmason explain CONTAINER --tag NAME'.")
  formOf(values)
  return await answer(await explainOutcome(path, tag, values), values, streams)
}
