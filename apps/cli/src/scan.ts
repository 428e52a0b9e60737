import { answer, formOf } from './answer.ts'
import { options } from './options.ts'
import { scanOutcome } from './outcomes/scan.ts'
import { sourcesAt } from './sourcesAt.ts'
import { type Streams, Unusable } from './streams.ts'
import { scanUsage } from './usage/scan.ts'

/** `tagmason scan FOLDER… [--plan P] [--container C]`: the events of source code, beside plan and container. Returns 1 where a name, type or parameter is wrong. */
export async function scan(args: string[], streams: Streams): Promise<number> {
  const { values, positionals } = options(args, scanUsage.flags)
  if (positionals.length === 0) throw new Unusable("No source code was named: use 'tagmason scan src --plan plan.json'.")
  formOf(values)
  const files = await sourcesAt(positionals)
  if (files.length === 0)
    throw new Unusable(
      `${positionals.join(', ')} has no file that ends with .js, .ts, .jsx, .tsx, .vue, .svelte, .astro or .html: name the folder of the source code.`,
    )
  return await answer(await scanOutcome(positionals.join(', '), files, values), values, streams)
}
