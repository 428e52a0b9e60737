import { effectMarkdown, effectOf, effectText, parseTests, parseVisit } from '@tagmason/tracking'
import type { Step } from '@tagmason/domain'
import { containerAt } from './containerAt.ts'
import { options } from './options.ts'
import { simulateFlags, simulateOptions, simulating, unusableAt } from './simulateOptions.ts'
import { type Streams, Unusable } from './streams.ts'
import { textAt } from './textAt.ts'

/** `tagmason effect A B [--visits FILE] [--json|--markdown]`: what leaves the browser differently with container B. Returns 1 where something no longer leaves, or it is no longer known that it does. */
export async function effect(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, { json: { type: 'boolean' }, markdown: { type: 'boolean' }, visits: { type: 'string' }, ...simulateFlags })
  const [before, after, extra] = positionals
  if (before === undefined || after === undefined) throw new Unusable("Two containers are compared: use 'tagmason effect A B'.")
  if (extra !== undefined) throw new Unusable(`Two containers are compared, and '${extra}' is a third file: leave it out.`)
  if (values.json === true && values.markdown === true) throw new Unusable('The answer is either JSON or Markdown: leave --json or --markdown out.')
  const given = simulateOptions(values)
  const visits = values.visits === undefined ? undefined : await visitsAt(values.visits)
  const [{ file: one }, { file: other }] = [await containerAt(before), await containerAt(after)]
  const found = await simulating(`${before}, ${after}`, () => effectOf(one, other, { ...given, ...(visits === undefined ? {} : { visits }) }))
  out(values.json === true ? `${JSON.stringify(found, null, 2)}\n` : values.markdown === true ? effectMarkdown(found) : effectText(found))
  return found.changes.some(({ kind }) => kind === 'lost' || kind === 'unknown') ? 1 : 0
}

/** The visits of a file of tests, or the one of a file of steps. */
async function visitsAt(path: string): Promise<readonly (readonly Step[])[]> {
  const text = await textAt(path)
  const tests = parseTests(text)
  if (!('message' in tests)) return tests.tests.map(({ steps }) => steps)
  const steps = parseVisit(text)
  if (!('message' in steps)) return [steps]
  // A file of steps is a list or has `steps`; in any other the fault is one of the tests.
  throw unusableAt(path, /^\s*(?:-|\[|steps:|\{\s*"steps")/.test(text) ? steps : tests)
}
