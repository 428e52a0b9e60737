import { describe, expect, it } from 'vitest'
import { audit } from '../audit/index.ts'
import { mutantsOf } from '../mutate/mutantsOf.ts'
import { planFromGoals } from '../plan/index.ts'
import { readContainer, validateContainer } from './index.ts'
import { put, sample } from './testing/sample.ts'

/** Paths of every text inside of a value. */
const textsIn = (value: unknown, path: string): readonly string[] => {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, `${path}.${key}`))
}

const places = textsIn(sample().containerVersion, 'containerVersion')

describe('a name that every object inherits', () => {
  it('has enough places to be written at', () => {
    expect(places.length).toBeGreaterThan(190)
  })

  it.each(['toString', 'constructor', '__proto__'])('is a text like another anywhere in a container: %s', (name) => {
    for (const place of places) {
      const { file } = readContainer(JSON.stringify(put(sample(), place, name)))
      if (file === null) continue
      expect(() => {
        validateContainer(file)
        audit(file, { now: Date.UTC(2026, 0, 1) })
        mutantsOf(file)
      }, place).not.toThrow()
      for (const { file: mutant } of mutantsOf(file)) expect(JSON.stringify(mutant), place).not.toContain('native code')
    }
  })

  it('is a word like another in goals', () => {
    for (const { events } of [planFromGoals('Track purchases over constructor USD'), planFromGoals('Track 3 toString purchases')])
      for (const { threshold } of events) expect(threshold ?? { amount: 0 }).toMatchObject({ amount: expect.any(Number) as number })
  })
})
