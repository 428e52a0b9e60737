import { measurementIdPlaceholder, type MeasurementPlan } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../container/fromPlan.ts'
import { anyPlan, plannedEvent, planOf, wholeCatalogue } from '../container/plans.testing.ts'
import type { ContainerFile, Tag } from '../gtm/index.ts'
import { drift } from './index.ts'

const made = (plan: MeasurementPlan): ContainerFile => containerFromPlan(plan, { measurementId: measurementIdPlaceholder, consent: 'denied' })
const plan = planOf([
  plannedEvent({ id: 'a', name: 'purchase' }),
  plannedEvent({ id: 'b', name: 'plan_chosen', parameters: [{ name: 'plan_name', type: 'string', example: 'Pro' }] }),
  plannedEvent({ id: 'c', name: 'prices_seen', trigger: { type: 'pageview', conditions: [{ subject: 'pagePath', is: 'startsWith', value: '/prices' }] } }),
])

/** The container with its GA4 tags changed. */
const withTags = (file: ContainerFile, change: (tag: Tag) => Tag | null): ContainerFile => ({
  ...file,
  containerVersion: { ...file.containerVersion, tag: (file.containerVersion.tag ?? []).flatMap((tag) => change(tag) ?? []) },
})
const only = (name: string, change: (tag: Tag) => Tag | null) => withTags(made(plan), (tag) => (tag.name === `GA4 - ${name}` ? change(tag) : tag))
const parameters = (tag: Tag, change: (text: string) => string): Tag => ({
  ...tag,
  parameter: JSON.parse(change(JSON.stringify(tag.parameter))) as Tag['parameter'] & object,
})

describe('drift', () => {
  it('finds a container made from the plan as planned', () => {
    expect(drift(plan, made(plan))).toEqual({
      present: ['purchase', 'plan_chosen', 'prices_seen'].map((event) => ({ event, tag: `GA4 - ${event}` })),
      differing: [],
      missing: [],
      unplanned: [],
    })
    expect(drift(wholeCatalogue, made(wholeCatalogue))).toMatchObject({ differing: [], missing: [], unplanned: [] })
  })

  it('finds any plan in its own container, and nothing of it in an empty one', () => {
    fc.assert(
      fc.property(anyPlan, (any) => {
        const file = made(any)
        const found = drift(any, file)
        expect(found).toMatchObject({ differing: [], missing: [], unplanned: [] })
        const none = drift(
          any,
          withTags(file, () => null),
        )
        expect(none.missing.length).toBe(found.present.length)
        expect(none).toMatchObject({ present: [], differing: [], unplanned: [] })
        expect(drift(planOf([]), file).unplanned.length).toBe(found.present.length)
      }),
      { numRuns: 100 },
    )
  })

  it('does not mind names', () => {
    const text = JSON.stringify(made(plan)).replaceAll('DLV - plan_name', 'the plan').replaceAll('CE - ', 'Event ').replaceAll('GA4 - p', 'Analytics p')
    expect(drift(plan, JSON.parse(text) as ContainerFile)).toMatchObject({ differing: [], missing: [], unplanned: [] })
  })

  it('says what is missing and what is unplanned', () => {
    const found = drift(
      plan,
      only('plan_chosen', (tag) => parameters({ ...tag, name: 'Other' }, (text) => text.replace('plan_chosen', 'plan_taken'))),
    )
    expect(found.missing).toEqual([{ event: 'plan_chosen', tag: 'GA4 - plan_chosen' }])
    expect(found.unplanned).toEqual([{ event: 'plan_taken', tag: 'Other' }])
    expect(found.present.length).toBe(2)
  })

  it.each<[string, string, (tag: Tag) => Tag, readonly object[]]>([
    ['a pause', 'purchase', (tag) => ({ ...tag, paused: true }), [{ what: 'paused', planned: 'false', actual: 'true' }]],
    ['another trigger', 'prices_seen', (tag) => ({ ...tag, firingTriggerId: ['2147479553'] }), [{ what: 'trigger', actual: 'All Pages' }]],
    ['no trigger', 'prices_seen', (tag) => ({ ...tag, firingTriggerId: [] }), [{ what: 'trigger', actual: '' }]],
    [
      'one more trigger',
      'prices_seen',
      (tag) => ({ ...tag, firingTriggerId: [...(tag.firingTriggerId ?? []), '2147479573'] }),
      [{ what: 'extraTrigger', actual: 'Initialization - All Pages' }],
    ],
    [
      'no ecommerce',
      'purchase',
      (tag) => parameters(tag, (text) => text.replace('"value":"true"', '"value":"false"')),
      [{ what: 'ecommerce', planned: 'true' }],
    ],
    [
      'another value',
      'plan_chosen',
      (tag) => parameters(tag, (text) => text.replace('{{DLV - plan_name}}', 'Pro')),
      [{ what: 'parameterValue', parameter: 'plan_name', planned: '[data layer plan_name]', actual: 'Pro' }],
    ],
    [
      'another parameter',
      'plan_chosen',
      (tag) => parameters(tag, (text) => text.replace('"value":"plan_name"', '"value":"plan"')),
      [
        { what: 'parameterMissing', parameter: 'plan_name' },
        { what: 'parameterExtra', parameter: 'plan' },
      ],
    ],
  ])('says how a tag differs: %s', (_, name, change, expected) => {
    const found = drift(plan, only(name, change))
    expect(found.differing).toMatchObject([{ event: name, differences: expected }])
    expect(found.differing[0]?.differences.length).toBe(expected.length)
    expect([found.present.length, found.missing, found.unplanned]).toEqual([2, [], []])
  })

  it('takes one tag that passes on the name of each event for all of these events', () => {
    const two = planOf([plannedEvent({ id: 'a', name: 'plan_chosen' }), plannedEvent({ id: 'b', name: 'plan_left' })])
    const file = made(two)
    const trigger = file.containerVersion.trigger?.[0]
    const one = withTags(file, (tag) =>
      tag.name.endsWith('plan_left')
        ? null
        : tag.type === 'gaawe'
          ? { ...parameters(tag, (text) => text.replace('plan_chosen', '{{Event}}')), name: 'All' }
          : tag,
    )
    const text = JSON.stringify(one).replace(
      JSON.stringify(trigger?.customEventFilter),
      JSON.stringify(trigger?.customEventFilter).replace('EQUALS', 'MATCH_REGEX').replace('plan_chosen', '^(plan_chosen|plan_left|plan_lost)$'),
    )
    expect(drift(two, JSON.parse(text) as ContainerFile)).toEqual({
      present: [
        { event: 'plan_chosen', tag: 'All' },
        { event: 'plan_left', tag: 'All' },
      ],
      differing: [],
      missing: [],
      unplanned: [{ event: 'plan_lost', tag: 'All' }],
    })
  })
})
