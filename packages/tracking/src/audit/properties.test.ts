import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../container/fromPlan.ts'
import { anyPlan, wholeCatalogue } from '../container/plans.testing.ts'
import { readContainer } from '../gtm/index.ts'
import { put } from '../gtm/testing/sample.ts'
import { hostileContents } from './hostile.testing.ts'
import { applyFix, audit } from './index.ts'
import { clean } from './testing/clean.ts'
import { inEnglish } from '../sentences/english.testing.ts'

const options = { measurementId: 'G-AB12CD34EF', consent: 'denied' as const }

describe('the audit', () => {
  it('has nothing against the structure, the names and the consent of what tagmason makes itself', () => {
    expect(audit(containerFromPlan(wholeCatalogue, options)).filter((one) => one.severity !== 'info')).toEqual([])
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const errors = audit(containerFromPlan(plan, options)).filter((one) => one.severity === 'error')
        expect(errors).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  /** Places of the clean container at any depth, as `put` takes them. */
  const places = (value: unknown, path: string): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, entry]) => [path === '' ? key : `${path}.${key}`, ...places(entry, path === '' ? key : `${path}.${key}`)])
      : []
  const everywhere = places(clean.containerVersion, '').map((path) => `containerVersion.${path}`)

  it('reads any file that can be read without throwing, whatever stands in it, and each fix fits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...everywhere),
        fc.oneof(fc.constantFrom(undefined, null, 0, true, '', [], {}, [null], '{{', '{{x}}', '__proto__', '('), fc.jsonValue()),
        (path, content) => {
          const { file } = readContainer(JSON.stringify(put(clean, path, content)))
          if (file === null) return
          for (const one of audit(file, { now: 1, serverContainer: true, registeredParameters: new Set() })) {
            expect(inEnglish(one.message)).toMatch(/^[^\n]+\.$/)
            if (one.fix !== undefined) expect(() => audit(applyFix(file, one.fix ?? { operations: [] }))).not.toThrow()
          }
        },
      ),
      { numRuns: 300 },
    )
  }, 30_000)
})

describe('the audit of a file that wants to be slow', () => {
  // How its time grows is a budget of the benchmarks.
  it.each(hostileContents)('comes to its end: $name', ({ path, of }) => {
    const { file } = readContainer(JSON.stringify(put(clean, `containerVersion.${path}`, of(200_000))))
    if (file === null) throw new Error('the file cannot be read')
    for (const { message } of inEnglish(audit(file))) expect(message).toMatch(/^[^\n]+\.$/)
  })
})
