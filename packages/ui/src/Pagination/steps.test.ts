import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageSteps } from './steps.ts'

const place = fc.integer({ min: 1, max: 5000 }).chain((pages) => fc.integer({ min: 1, max: pages }).map((page) => ({ page, pages })))

it('offers the first, the last and the current page with its neighbours, in order, in at most seven entries', () => {
  fc.assert(
    fc.property(place, ({ page, pages }) => {
      const steps = pageSteps(page, pages)
      const numbers = steps.filter((step) => step !== null)
      expect(steps.length).toBe(Math.min(7, pages))
      for (const wanted of [1, pages, page, page - 1, page + 1]) if (wanted >= 1 && wanted <= pages) expect(numbers).toContain(wanted)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    }),
  )
})

it('leaves out only what is more than one page', () => {
  fc.assert(
    fc.property(place, ({ page, pages }) => {
      for (const [at, step] of pageSteps(page, pages).entries()) {
        const [before, after] = [pageSteps(page, pages)[at - 1], pageSteps(page, pages)[at + 1]]
        if (step === null) expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(2)
      }
    }),
  )
})
