import type { SimulatedStep } from '../outcomes.ts'
import { expect, test } from 'vitest'
import { validateContainer } from '../../gtm/index.ts'
import type { Worded } from '../../sentences/worded.ts'
import { simulate } from '../simulate.ts'
import type { Expected } from './case.ts'
import { cases } from './table.ts'
import { inEnglish } from '../../sentences/english.testing.ts'

test('at least 150 cases, each under its own name and with its source', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150)
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  const unsourced = cases.filter(({ source }) => source.where === '' || source.says === '')
  expect(unsourced.map(({ name }) => name)).toEqual([])
})

test("each of the fifteen kinds measured on Google's engine has cases that name it, by title and source", () => {
  for (let kind = 1; kind <= 15; kind++) {
    const cited = cases.filter(({ source }) => source.where.endsWith(`facts/gtm/engine-behaviour.md ${kind}`))
    expect(cited.filter(({ name }) => name.startsWith(`engine ${kind}, `)).length, `kind ${kind}`).toBeGreaterThan(0)
  }
})

test('every case says what each of its steps leads to', () => {
  const uneven = cases.filter(({ steps, expect: expected }) => steps.length !== expected.length)
  expect(uneven.map(({ name }) => name)).toEqual([])
})

test.each(cases)('its container is valid: $name', ({ container }) => {
  expect(validateContainer(container).filter(({ severity }) => severity === 'error')).toEqual([])
})

const names = (list: readonly { readonly tag: string }[]): readonly string[] => list.map(({ tag }) => tag)

/** What a tag was last run with in a step: by key, the value, or why it is unknown. */
const sentBy = (step: Worded<SimulatedStep>, tag: string): ReadonlyMap<string, unknown> => {
  const runs = step.events.flatMap(({ tags }) => tags.filter((outcome) => outcome.tag === tag && outcome.outcome === 'fired'))
  return new Map(runs.at(-1)?.parameters.map(({ key, value }) => [key, value.known ? value.value : value]))
}

const checkStep = (step: Worded<SimulatedStep>, expected: Expected): void => {
  const { fired, anyOrder, notFired = [], unknown = [], values = {}, because = {} } = expected
  expect(anyOrder ? step.fired.toSorted() : step.fired).toEqual(anyOrder ? fired.toSorted() : fired)
  expect(names(step.notFired)).toEqual(expect.arrayContaining([...notFired]))
  expect(names(step.unknown).toSorted()).toEqual(unknown.toSorted())
  for (const [tag, wanted] of Object.entries(values)) {
    const sent = sentBy(step, tag)
    for (const [key, value] of Object.entries(wanted)) {
      expect([...sent.keys()]).toContain(key)
      if (value instanceof RegExp) expect(String(sent.get(key))).toMatch(value)
      else expect({ [key]: sent.get(key) }).toEqual({ [key]: value })
    }
  }
  for (const [tag, says] of Object.entries(because)) expect([...step.notFired, ...step.unknown].find((one) => one.tag === tag)?.because ?? '').toMatch(says)
}

test.each(cases)('$name', async ({ container, steps, expect: expected, options }) => {
  const simulation = inEnglish(await simulate(container, steps, options))
  expect(simulation.steps).toHaveLength(expected.length)
  for (const [index, step] of simulation.steps.entries()) checkStep(step, expected[index] ?? { fired: [] })
})
