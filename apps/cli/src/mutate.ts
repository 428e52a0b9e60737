import { expectationAgainst, expectationWords, faultWords, type Judged, judgeMutants, missingOf, parseTests, withMissing } from '@tagmason/tracking'
import { basename, dirname } from 'node:path'
import { containerAt } from './containerAt.ts'
import { options } from './options.ts'
import { simulateFlags, simulateOptions, simulating, unusableAt } from './simulateOptions.ts'
import { type Streams, Unusable } from './streams.ts'
import { textAt } from './textAt.ts'
import { writeTogether } from './writeTogether.ts'

/** `tagmason mutate CONTAINER TESTS [--write] [--json]`: which small faults in a container its tests do not notice. Returns 0 where they notice all that can be noticed, 1 where they do not. */
export async function mutate(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, { json: { type: 'boolean' }, write: { type: 'boolean' }, ...simulateFlags })
  const [path, from, extra] = positionals
  if (path === undefined || from === undefined) throw new Unusable("A container and its tests are named: use 'tagmason mutate CONTAINER TESTS'.")
  if (extra !== undefined) throw new Unusable(`One container and one file of tests are named, and '${extra}' is a third file: leave it out.`)
  const given = simulateOptions(values)
  const { file } = await containerAt(path)
  const text = await textAt(from)
  const found = parseTests(text)
  if ('message' in found) throw unusableAt(from, found)
  const judged = await simulating(path, () => judgeMutants(file, found.tests, given))
  const missing = missingOf(judged)
  if (values.write === true && missing.length > 0) await writeTogether(dirname(from), { [basename(from)]: withMissing(text, missing) })

  if (values.json === true) out(`${JSON.stringify({ ...counted(judged), mutants: judged.map(asJson) }, null, 2)}\n`)
  else {
    const { killed, survived, equivalent } = counted(judged)
    const wrote = values.write === true && missing.length > 0 ? `; ${missing.length} expectations were written` : ''
    out(`${judged.map(told).join('')}${from}: ${killed} of ${killed + survived} faults noticed, ${equivalent} change nothing${wrote}\n`)
  }
  return counted(judged).survived === 0 ? 0 : 1
}

const counted = (judged: readonly Judged[]) => {
  const of = (fate: Judged['fate']) => judged.filter((one) => one.fate === fate).length
  return { killed: of('killed'), survived: of('survived'), equivalent: of('equivalent') }
}

const fault = ({ code, kind, name, what, before, after }: Judged) => ({ code, kind, name, what, before, after })
const asJson = (one: Judged) => {
  if (one.fate === 'killed') return { ...fault(one), fate: one.fate, test: one.test }
  if (one.fate === 'equivalent') return { ...fault(one), fate: one.fate, visits: one.visits }
  const { test, steps, at } = one.visit
  return { ...fault(one), fate: one.fate, ...(test === undefined ? {} : { test }), steps, step: at + 1, expect: expectationAgainst(one.visit) ?? null }
}

const told = (one: Judged): string => {
  if (one.fate === 'killed') return ''
  if (one.fate === 'equivalent') return `no change  ${faultWords(one)}: ${one.visits} visits lead to the same\n`
  const { test, at } = one.visit
  const expected = expectationAgainst(one.visit)
  const where = test === undefined ? `step ${at + 1} of a new visit` : `step ${at + 1} of '${test}'`
  return `survived   ${faultWords(one)}\n  ${expected === undefined ? `no expectation can tell it on ${where}` : `${where} lacks: ${expectationWords(expected)}`}\n`
}
