import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { causeOf, drillDown } from './index.ts'

const device = {
  dimension: 'device',
  values: [
    { value: 'desktop', before: 500, after: 495 },
    { value: 'mobile', before: 400, after: 40 },
    { value: 'tablet', before: 100, after: 98 },
  ],
}
const country = {
  dimension: 'country',
  values: [
    { value: 'DE', before: 600, after: 380 },
    { value: 'FR', before: 400, after: 253 },
  ],
}

describe('drillDown', () => {
  it('finds the value that carries a drop, and no dimension in which all fell alike', () => {
    const carriers = drillDown([country, device])
    expect(carriers).toHaveLength(1)
    expect(carriers[0]).toMatchObject({ dimension: 'device', values: ['mobile'], change: -0.9 })
    expect(carriers[0]?.explained).toBeCloseTo(360 / 367)
    expect(carriers[0]?.rest).toBeCloseTo(-7 / 600)
  })

  it('finds a value that was never there before', () => {
    const [carrier] = drillDown([
      {
        dimension: 'campaign',
        values: [
          { value: '', before: 900, after: 910 },
          { value: 'spring', before: 0, after: 700 },
        ],
      },
    ])
    expect(carrier).toMatchObject({ values: ['spring'], change: null })
    expect(carrier?.rest).toBeCloseTo(10 / 900)
  })

  it('finds who makes a rate fall, and not who has most of it', () => {
    const rate = (value: string, beforeOf: number, before: number, after: number) => ({ value, before, after, beforeOf, afterOf: beforeOf })
    const [carrier] = drillDown([
      { dimension: 'browser', values: [rate('Chrome', 8000, 320, 318), rate('Safari', 2000, 80, 4), rate('Firefox', 1000, 40, 41)] },
    ])
    expect(carrier).toMatchObject({ dimension: 'browser', values: ['Safari'] })
  })

  it('gives nothing where nothing changed, or one value is all', () => {
    expect(
      drillDown([
        {
          dimension: 'device',
          values: [
            { value: 'a', before: 5, after: 5 },
            { value: 'b', before: 7, after: 7 },
          ],
        },
      ]),
    ).toEqual([])
    expect(drillDown([{ dimension: 'device', values: [{ value: 'a', before: 50, after: 5 }] }])).toEqual([])
    expect(drillDown([])).toEqual([])
  })

  it('finds the one value of many that broke, wherever it is in the order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 200, max: 4000 }), { minLength: 3, maxLength: 30 }),
        fc.nat(),
        fc.constantFrom(0, 0.2, 3),
        (sizes, pick, factor) => {
          const broken = pick % sizes.length
          const values = sizes.map((before, at) => ({ value: `v${at}`, before, after: Math.round(before * (at === broken ? factor : 1)) }))
          const [carrier, ...others] = drillDown([
            { dimension: 'path', values },
            { dimension: 'same', values: values.map(({ value, before }) => ({ value, before, after: before / 2 })) },
          ])
          expect(carrier).toMatchObject({ dimension: 'path', values: [`v${broken}`] })
          expect(others).toEqual([])
          expect(carrier?.explained).toBeCloseTo(1)
        },
      ),
    )
  })
})

describe('causeOf', () => {
  const carriers = drillDown([
    {
      dimension: 'campaign',
      values: [
        { value: '', before: 900, after: 910 },
        { value: 'spring', before: 10, after: 900 },
      ],
    },
  ])

  it.each([
    [
      'an event that stopped alone after a publication',
      { direction: 'drop', event: 'purchase', ratio: 0, visits: 1.02, otherEvents: 0.98, published: { version: '14', minutes: 12 } },
      'tracking',
      ['eventStopped', 'versionPublished'],
    ],
    [
      'an event that came twice',
      { direction: 'rise', event: 'sign_up', ratio: 1.97, visits: 1, otherEvents: 1, duplicates: 0.48 },
      'tracking',
      ['duplicates', 'eventDoubled'],
    ],
    ['nothing at all', { direction: 'drop', ratio: 0, visits: 0, otherEvents: 0 }, 'tracking', ['allStopped']],
    [
      'visits of machines',
      { direction: 'rise', ratio: 2.5, visits: 2.5, otherEvents: 1, machines: { now: 0.4, before: 0.02 }, depth: 0.4, network: 0.8 },
      'bots',
      ['machines', 'fewNetworks', 'shallowVisits'],
    ],
    ['a campaign', { direction: 'rise', ratio: 1.9, visits: 1.9, otherEvents: 1.8, carriers }, 'campaign', ['campaignVisits']],
    ['a good day', { direction: 'rise', ratio: 1.5, visits: 1.5, otherEvents: 1.45 }, 'real', ['allTogether']],
    [
      'a drop on one browser',
      {
        direction: 'drop',
        ratio: 0.6,
        visits: 1,
        carriers: [{ dimension: 'browser', values: ['Safari'], explained: 0.98, surprise: 0.2, change: -0.9, rest: 0 }],
      },
      'tracking',
      ['carriedBy'],
    ],
  ] as const)('takes %s for what it is', (_, facts, cause, codes) => {
    const found = causeOf(facts)
    expect(found.cause).toBe(cause)
    expect(found.evidence.map(({ code }) => code)).toEqual(codes)
    expect(found.certainty).toBeGreaterThan(0.2)
  })

  it('is sure of nothing without evidence', () => {
    expect(causeOf({ direction: 'rise', ratio: 1.4 })).toEqual({ cause: 'real', evidence: [], certainty: 0 })
  })
})
