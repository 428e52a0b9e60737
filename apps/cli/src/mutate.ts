import { basename, dirname } from 'node:path'
import { writtenHeadline } from '@tagmason/tracking'
import { answer, formOf } from './answer.ts'
import { options } from './options.ts'
import { mutateOutcome } from './outcomes/mutate.ts'
import { showing } from './progress.ts'
import { type Streams, Unusable } from './streams.ts'
import { writeTogether } from './writeTogether.ts'
import { mutateUsage } from './usage/mutate.ts'

/** `tagmason mutate CONTAINER TESTS [--write]`: which small faults in a container its tests do not notice. Returns 0 where they notice all that can be noticed, 1 where they do not. */
export async function mutate(args: string[], streams: Streams): Promise<number> {
  const { values, positionals } = options(args, mutateUsage.flags)
  const [path, from, extra] = positionals
  if (path === undefined || from === undefined) throw new Unusable("A container and its tests are named: use 'tagmason mutate CONTAINER TESTS'.")
  if (extra !== undefined) throw new Unusable(`One container and one file of tests are named, and '${extra}' is a third file: leave it out.`)
  formOf(values)
  const outcome = await mutateOutcome(path, from, { ...values, ...showing(streams, values, 'faults') })
  if (values.write !== true || outcome.missing === 0) return await answer(outcome, values, streams)
  await writeTogether(dirname(from), { [basename(from)]: outcome.complete })
  const title = writtenHeadline(outcome.report.title, outcome.missing)
  return await answer({ ...outcome, report: { ...outcome.report, title } }, values, streams)
}
