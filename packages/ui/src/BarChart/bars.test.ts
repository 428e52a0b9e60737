import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barPath, barsOf } from './bars.ts'

const values = fc.array(fc.option(fc.integer({ min: -50, max: 50 })), { minLength: 4, maxLength: 4 })
const lists = fc.array(values, { minLength: 1, maxLength: 5 }).map((all) => all.map((own, index) => ({ label: `${index}`, values: own })))

describe('barsOf', () => {
  it('stacks to the sums above and below zero, without holes', () => {
    fc.assert(
      fc.property(lists, (series) => {
        const bars = barsOf(series, 4, 'stacked')
        for (let place = 0; place < 4; place += 1) {
          const own = series.map((one) => one.values[place] ?? 0)
          const here = bars.filter((bar) => bar.place === place)
          const sum = (sign: number) => own.filter((value) => Math.sign(value) === sign).reduce((all, value) => all + value, 0)
          expect(Math.max(0, ...here.map(({ to }) => to))).toBe(sum(1))
          expect(Math.min(0, ...here.map(({ to }) => to)) || 0).toBe(sum(-1))
          expect(here.filter(({ outer, to, from }) => outer && to > from).length).toBe(sum(1) > 0 ? 1 : 0)
          for (const bar of here) expect(Math.abs(bar.to - bar.from)).toBe(Math.abs(own[bar.series] ?? 0))
        }
      }),
    )
  })
  it('leaves out what was not measured, and keeps zero', () => {
    expect(barsOf([{ label: 'a', values: [null, 0, Number.NaN] }], 4, 'grouped')).toEqual([{ place: 1, series: 0, from: 0, to: 0, outer: true }])
  })
})

describe('barPath', () => {
  it('rounds the end, up and down, and nothing that is too low to be round', () => {
    expect(barPath(10, 20, 100, 40, true)).toBe('M10,100V43Q10,40 13,40H27Q30,40 30,43V100Z')
    expect(barPath(10, 20, 100, 160, true)).toBe('M10,100V157Q10,160 13,160H27Q30,160 30,157V100Z')
    expect(barPath(10, 20, 100, 100, true)).toBe('M10,100V100H30V100Z')
    expect(barPath(10, 20, 100, 40, false)).toBe('M10,100V40H30V100Z')
  })
})
