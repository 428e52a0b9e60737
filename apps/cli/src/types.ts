import { basename, dirname } from 'node:path'
import { typedEndings, type TypedLanguage, typedTracking } from '@tagmason/tracking'
import { options } from './options.ts'
import { planAt } from './planAt.ts'
import { type Streams, Unusable } from './streams.ts'
import { typesUsage } from './usage/types.ts'
import { writeTogether } from './writeTogether.ts'

/** `tagmason types PLAN [--out FILE] [--json]`: the events of a plan as types or methods, in the language of the file's ending. */
export async function types(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, typesUsage.flags)
  const [path, extra] = positionals
  if (path === undefined) throw new Unusable("No plan was named: use 'tagmason types plan.json --out tracking.d.ts'.")
  if (extra !== undefined) throw new Unusable(`One plan is read at a time, and '${extra}' is a second one: call the command once for each.`)
  const to = values.out ?? 'tracking.d.ts'
  const language = languageOf(to)
  const code = typedTracking(await planAt(path), language)
  if (values.out !== undefined) await writeTogether(dirname(to), { [basename(to)]: code })
  if (values.json === true) out(`${JSON.stringify({ language, file: values.out ?? null, code }, null, 2)}\n`)
  else out(values.out === undefined ? code : `${to}\n`)
  return 0
}

function languageOf(path: string): TypedLanguage {
  // `.d.ts` comes first: it ends with `.ts` as well.
  const found = Object.entries(typedEndings).find(([ending]) => path.endsWith(ending) && path.length > ending.length)
  if (found === undefined) throw new Unusable(`--out cannot be '${path}': end it with one of ${Object.keys(typedEndings).join(', ')}.`)
  return found[1]
}
