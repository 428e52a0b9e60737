import { answer, formOf } from './answer.ts'
import { options } from './options.ts'
import { taintOutcome } from './outcomes/taint.ts'
import { showing } from './progress.ts'
import { type Streams, Unusable } from './streams.ts'
import { taintUsage } from './usage/taint.ts'

/** `tagmason taint CONTAINER`: where personal data goes. Returns 0 where none leaves in what the container fills, 1 where some does. */
export async function taint(args: string[], streams: Streams): Promise<number> {
  const { values, positionals } = options(args, taintUsage.flags)
  const [path, extra] = positionals
  if (path === undefined) throw new Unusable("No container was named: use 'tagmason taint CONTAINER'.")
  if (extra !== undefined) throw new Unusable(`One container is looked at at a time, and '${extra}' is a second file: leave it out.`)
  formOf(values)
  return await answer(await taintOutcome(path, { ...values, ...showing(streams, values, 'visits') }), values, streams)
}
