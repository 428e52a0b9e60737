import { expect, test } from 'vitest'
import { validateContainer } from '../../gtm/index.ts'
import { cases } from './table.ts'

test('at least 150 cases, each under its own name and with its source', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150)
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  const unsourced = cases.filter(({ source }) => source.where === '' || source.says === '')
  expect(unsourced.map(({ name }) => name)).toEqual([])
})

test('every case says what each of its steps leads to', () => {
  const uneven = cases.filter(({ steps, expect: expected }) => steps.length !== expected.length)
  expect(uneven.map(({ name }) => name)).toEqual([])
})

test.each(cases)('its container is valid: $name', ({ container }) => {
  expect(validateContainer(container).filter(({ severity }) => severity === 'error')).toEqual([])
})
