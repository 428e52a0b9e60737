import { answer, formOf } from './answer.ts'
import { options } from './options.ts'
import { effectOutcome } from './outcomes/effect.ts'
import { showing } from './progress.ts'
import { type Streams, Unusable } from './streams.ts'
import { effectUsage } from './usage/effect.ts'

/** `tagmason effect A B [--visits FILE]`: what leaves the browser differently with container B. Returns 1 where something no longer leaves, or it is no longer known that it does. */
export async function effect(args: string[], streams: Streams): Promise<number> {
  const { values, positionals } = options(args, effectUsage.flags)
  const [before, after, extra] = positionals
  if (before === undefined || after === undefined) throw new Unusable("Two containers are compared: use 'tagmason effect A B'.")
  if (extra !== undefined) throw new Unusable(`Two containers are compared, and '${extra}' is a third file: leave it out.`)
  formOf(values)
  return await answer(await effectOutcome(before, after, values.visits, { ...values, ...showing(streams, values, 'visits') }), values, streams)
}
