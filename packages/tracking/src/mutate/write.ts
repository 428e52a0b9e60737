import type { Expectation, Step } from '@tagmason/domain'
import { isSeq, parseDocument } from 'yaml'
import { type Missing, together } from './missing.ts'

const withExpected = (steps: readonly Step[], expected: ReadonlyMap<number, Expectation>): readonly unknown[] =>
  steps.map((step, at) => {
    const expect = expected.get(at)
    return expect === undefined ? step : { ...step, expect }
  })

/**
 * A file of tests with the expectations that it lacks: of visits that it has beside their steps, of others as tests of their own at the end. What people wrote, comments among it, stays.
 * @param text The file as `parseTests` reads it.
 */
export function withMissing(text: string, missing: readonly Missing[]): string {
  const source = parseDocument(text)
  const tests = source.get('tests')
  if (!isSeq(tests)) return text
  const names = tests.items.map((_, at) => String(source.getIn(['tests', at, 'name'])))
  const added = new Map<string, { readonly steps: readonly Step[]; readonly expected: Map<number, Expectation> }>()
  for (const { test, steps, at, expected } of missing) {
    const place = test === undefined ? -1 : names.indexOf(test)
    if (place >= 0) {
      const path = ['tests', place, 'steps', at, 'expect']
      const there = source.getIn(path, true)
      const before = (there === undefined ? {} : source.createNode(there).toJS(source)) as Expectation
      source.setIn(path, source.createNode(together(before, expected)))
      continue
    }
    const key = JSON.stringify(steps)
    const one = added.get(key) ?? { steps, expected: new Map<number, Expectation>() }
    one.expected.set(at, together(one.expected.get(at) ?? {}, expected))
    added.set(key, one)
  }
  const taken = new Set(names)
  let number = 1
  for (const { steps, expected } of added.values()) {
    while (taken.has(`Found by a fault ${number}`)) number++
    const name = `Found by a fault ${number}`
    taken.add(name)
    tests.add(source.createNode({ name, steps: withExpected(steps, expected) }, { aliasDuplicateObjects: false }))
  }
  return source.toString({ lineWidth: 160 })
}
