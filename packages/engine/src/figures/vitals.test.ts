import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { event, shop } from './collected.testing.ts'
import { measuredPages, measuredVitals, pageCourse } from './vitals.ts'

const start = Date.parse('2026-02-27T10:00:00Z')
let at = start
const measurement = (metric_name: string, metric_value: number, path = '/', metric_rating?: string) =>
  event(at++, { name: 'web_vitals', path, params: { metric_name, metric_value, ...(metric_rating === undefined ? {} : { metric_rating }) } })
const named = (vitals: readonly { name: string; value: number }[]) => Object.fromEntries(vitals.map(({ name, value }) => [name, value]))

describe('vitals', () => {
  it('are missing where nobody measured them', async () => {
    const { workspace, context } = await shop([event(start), measurement('FCP', 900)])
    expect(named(await measuredVitals(context()))).toEqual({ 'First Paint': 0.9 })
    const { vitals, pages } = await workspace.read('performance.overview', undefined)
    expect(vitals.map(({ value, met }) => [value, met])).toEqual([
      [null, null],
      [0.9, true],
      [null, null],
      [null, null],
    ])
    expect(pages).toEqual([])
  })

  it('take the largest paint for a loaded page where no client measured that', async () => {
    expect(named(await measuredVitals((await shop([measurement('LCP', 2000)])).context()))['Page Load']).toBe(2)
    expect(named(await measuredVitals((await shop([measurement('LCP', 2000), measurement('LOAD', 3000)])).context()))['Page Load']).toBe(3)
  })

  it('are good in the visits whose every core vital was, and unknown where none was rated', async () => {
    const poor = measurement('INP', 900, '/', 'poor')
    const visits = [measurement('LCP', 100, '/', 'good'), measurement('CLS', 0, '/', 'good'), measurement('LCP', 100, '/', 'good'), poor]
    const more = { ...measurement('LCP', 100, '/', 'good'), visitor: poor.visitor, session: poor.session }
    expect(named(await measuredVitals((await shop([...visits, more])).context()))['Core Web Vitals']).toBe(75)
    expect(named(await measuredVitals((await shop([...visits, measurement('LCP', 100)])).context()))['Core Web Vitals']).toBe(75)
    expect(named(await measuredVitals((await shop([measurement('LCP', 100)])).context()))['Core Web Vitals']).toBeUndefined()
  })

  it('of the three core ones have the rating of web.dev, and none where no browser measured them', async () => {
    const { workspace } = await shop([measurement('LCP', 2500), measurement('INP', 501), measurement('TTFB', 9000)])
    expect((await workspace.read('performance.overview', undefined)).core).toEqual([
      { name: 'LCP', value: 2500, rating: 'good' },
      { name: 'INP', value: 501, rating: 'poor' },
      { name: 'CLS', value: null, rating: null },
    ])
  })

  it('of a page are listed from ten measurements on, slowest page first (ANA-PERF-08-B)', async () => {
    const ten = (path: string, value: number) => Array.from({ length: 10 }, () => measurement('LCP', value, path))
    const { context } = await shop([...ten('/slow', 5000), ...ten('/fast', 1000), ...ten('/rare', 9000).slice(1)])
    const pages = await measuredPages(context())
    expect(pages.map(({ path, score, loadTime }) => [path, score, loadTime])).toEqual([
      ['/slow', 40, 5],
      ['/fast', 96, 1],
    ])
    const [slow] = pages
    if (slow === undefined) throw new Error('no page is listed')
    expect(await pageCourse(context(), slow)).toEqual({ days: [{ at: '2026-02-27T00:00:00.000Z', loadTime: 5 }], resources: [] })
  })

  it('of a page come with the files that at least three visits waited for, longest first', async () => {
    const waited = (file: string, milliseconds: number, more: Readonly<Record<string, string | number>> = {}, path = '/') =>
      event(at++, { name: 'web_vitals', path, params: { metric_name: 'FILE', metric_value: milliseconds, file, file_kind: 'script', ...more } })
    const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)
    const { context } = await shop([
      ...times(3, () => waited('/app.js', 600, { file_bytes: 40_000 })),
      ...[100, 2000, 2000, 2000].map((milliseconds) => waited('https://cdn.example/chat.js', milliseconds)),
      ...times(3, () => waited('/hero.avif', 900, { file_kind: 'image', file_bytes: 180_000 })),
      ...times(2, () => waited('/rare.js', 9000)),
      ...times(3, () => waited('/other.js', 9000, {}, '/other')),
      ...times(3, () => waited('/strange', 9000, { file_kind: 'hologram' })),
    ])
    expect((await pageCourse(context(), { path: '/' })).resources).toEqual([
      { path: 'https://cdn.example/chat.js', kind: 'script', seconds: 2, bytes: null },
      { path: '/hero.avif', kind: 'image', seconds: 0.9, bytes: 180_000 },
      { path: '/app.js', kind: 'script', seconds: 0.6, bytes: 40_000 },
    ])
  })

  it('are what a quarter of all measurements is above (ANA-PERF-03-B)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 40 }), async (values) => {
        at = start
        const { context } = await shop(values.map((value) => measurement('FCP', value)))
        const seconds = (await measuredVitals(context()))[0]?.value ?? Number.NaN
        const above = (limit: number) => values.filter((value) => value > limit).length
        expect(values.some((value) => Math.round(value / 10) / 100 === seconds)).toBe(true)
        expect(above(seconds * 1000 + 5)).toBeLessThanOrEqual(values.length / 4)
        expect(above(seconds * 1000 - 5.1)).toBeGreaterThanOrEqual(values.length / 4 - 1)
      }),
      { numRuns: 40 },
    )
  })
})
