import { createHash } from 'node:crypto'
import type { Condition, MeasurementPlan, PlannedEvent } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../container/index.ts'
import { planOf, plannedEvent } from '../container/plans.testing.ts'
import { refusalInEnglish } from '../sentences/english.testing.ts'
import { canonicalJson } from './canonical.ts'
import { containerDifference } from './containerDifference.ts'
import { mergePlans } from './merge.ts'
import { nextVersion, versionOrder } from './numbers.ts'
import { planDifference } from './planDifference.ts'
import { sha256 } from './sha256.ts'
import { releaseTypes, typeOfChanges } from './types.ts'

const parameter = fc.record({
  name: fc.constantFrom('value', 'method', 'plan_name', 'form_id'),
  type: fc.constantFrom('string' as const, 'number' as const),
  example: fc.constantFrom('a', 'b', 7),
  required: fc.boolean(),
})
const trigger = fc.oneof(
  fc.record({ type: fc.constant('customEvent' as const), event: fc.constantFrom('one', 'two') }),
  fc.record({
    type: fc.constant('click' as const),
    conditions: fc.constantFrom<Condition[]>([], [{ subject: 'clickText', is: 'equals', value: 'Buy' }]),
  }),
)
const event = fc
  .record({
    name: fc.constantFrom('purchase', 'sign_up', 'lead_sent', 'trial_start'),
    trigger,
    keyEvent: fc.boolean(),
    enabled: fc.boolean(),
    parameters: fc.uniqueArray(parameter, { selector: ({ name }) => name, maxLength: 3 }),
  })
  .map(plannedEvent)
const numbered = (events: readonly PlannedEvent[], part: Partial<MeasurementPlan> = {}) =>
  planOf(
    events.map((one, index) => ({ ...one, id: `e${index + 1}` })),
    part,
  )
const plan = fc.array(event, { maxLength: 5 }).map((events) => numbered(events))
const options = { measurementId: 'G-AB12CD34EF', consent: 'denied' } as const
const codes = (before: MeasurementPlan, after: MeasurementPlan) => planDifference(before, after).map(({ code, type }) => `${type} ${code}`)

describe('a content hash', () => {
  it('is SHA-256 of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      }),
    )
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })

  it('is taken over JSON in which the order of keys means nothing and that reads back the same', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).toReversed())
        expect(canonicalJson(turned)).toBe(canonicalJson(value))
        // JSON knows no minus zero.
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
    expect(canonicalJson({ b: undefined, a: [undefined, 1] })).toBe('{"a":[null,1]}')
  })
})

describe('the difference of two plans', () => {
  it('is nothing for the same plan, in whatever order it is written and whatever its ids are', () => {
    fc.assert(
      fc.property(plan, (one) => {
        const other = numbered(one.events.map((each) => ({ ...each, parameters: each.parameters.toReversed(), confidence: 3 })).toReversed())
        expect(planDifference(one, other)).toEqual([])
      }),
    )
  })

  it('is minor for whoever gets an event more and major for whoever gets one less', () => {
    fc.assert(
      fc.property(plan, (one) => {
        const more = numbered([...one.events, plannedEvent({ name: 'new_one' })])
        expect(planDifference(one, more)).toEqual([{ code: 'eventAdded', type: 'minor', subject: 'new_one', detail: '' }])
        expect(planDifference(more, one)).toEqual([{ code: 'eventRemoved', type: 'major', subject: 'new_one', detail: '' }])
      }),
    )
  })

  it('is never less than any part of it, and sees every event that came or went', () => {
    fc.assert(
      fc.property(plan, plan, (before, after) => {
        const changes = planDifference(before, after)
        const names = (one: MeasurementPlan) => new Set(one.events.filter((each) => each.enabled).map((each) => each.name))
        const gone = [...names(before)].filter((name) => !names(after).has(name)).sort()
        const come = [...names(after)].filter((name) => !names(before).has(name)).sort()
        expect(changes.filter(({ code }) => code === 'eventRemoved').map(({ subject }) => subject)).toEqual(gone)
        expect(changes.filter(({ code }) => code === 'eventAdded').map(({ subject }) => subject)).toEqual(come)
        const type = typeOfChanges(changes)
        if (gone.length > 0) expect(type).toBe('major')
        for (const change of changes) expect(releaseTypes.indexOf(type ?? 'patch')).toBeLessThanOrEqual(releaseTypes.indexOf(change.type))
      }),
    )
  })

  it('tells breaking changes from additions and corrections', () => {
    const was = plannedEvent({ name: 'lead', parameters: [{ name: 'method', type: 'string', example: 'form' }] })
    const to = (part: Partial<PlannedEvent>) => codes(planOf([was]), planOf([{ ...was, ...part }]))
    expect(to({ enabled: false })).toEqual(['major eventRemoved'])
    expect(to({ trigger: { type: 'customEvent', event: 'other' } })).toEqual(['major triggerChanged'])
    expect(to({ trigger: { type: 'click', conditions: [] } })).toEqual(['major triggerChanged'])
    expect(to({ trigger: { type: 'customEvent', event: 'lead', conditions: [{ subject: 'pagePath', is: 'equals', value: '/' }] } })).toEqual([
      'patch conditionsChanged',
    ])
    expect(to({ keyEvent: true })).toEqual(['minor keyEventOn'])
    expect(to({ parameters: [] })).toEqual(['major parameterRemoved'])
    expect(to({ parameters: [{ name: 'method', type: 'number', example: 'form' }] })).toEqual(['major parameterTypeChanged'])
    expect(to({ parameters: [{ name: 'method', type: 'string', example: 'phone' }] })).toEqual(['patch exampleChanged'])
    expect(to({ parameters: [{ name: 'method', type: 'string', example: 'form', source: 'Click Text' }] })).toEqual(['minor parameterSourceChanged'])
    expect(to({ parameters: [{ name: 'method', type: 'string', example: 'form', required: true }] })).toEqual(['major parameterRequired'])
    expect(to({ parameters: [...was.parameters, { name: 'value', type: 'number', example: 1, required: true }] })).toEqual(['major requiredParameterAdded'])
    expect(to({ value: { amount: 30, currency: 'EUR' } })).toEqual(['minor valueAdded'])
    const twice = planOf([was, { ...was, id: 'e2', trigger: { type: 'formSubmission', conditions: [] } }])
    expect(codes(planOf([was]), twice)).toEqual(['minor triggerAdded'])
    expect(codes(twice, planOf([was]))).toEqual(['major triggerRemoved'])
  })

  it('knows audiences and charts by the events that they count', () => {
    const because = { start: 0, end: 0, text: '' }
    const events = [plannedEvent({ name: 'purchase' })]
    const audience = (days: number) => planOf(events, { audiences: [{ id: 'a1', includes: ['e1'], excludes: [], days, because }] })
    expect(codes(planOf(events), audience(30))).toEqual(['minor audienceAdded'])
    expect(codes(audience(30), audience(60))).toEqual(['patch audienceChanged'])
    expect(codes(audience(30), planOf(events))).toEqual(['major audienceRemoved'])
    expect(codes(planOf(events), planOf(events, { dashboards: [{ id: 'd1', chart: 'trend', events: ['e1'], because }] }))).toEqual(['minor dashboardAdded'])
  })
})

describe('the difference of two containers', () => {
  const container = (events: readonly PlannedEvent[]) => containerFromPlan(numbered(events), options)
  it('is nothing for the same container, and nothing less than the plan’s own for an event that came or went', () => {
    fc.assert(
      fc.property(plan, (one) => {
        const before = containerFromPlan(one, options)
        expect(containerDifference(before, containerFromPlan(one, { ...options, exportTime: '2026-01-01 00:00:00' }))).toEqual([])
        const after = container([...one.events, plannedEvent({ name: 'new_one' })])
        expect(['minor', 'patch']).toContain(typeOfChanges(containerDifference(before, after)))
        expect(typeOfChanges(containerDifference(after, before))).toBe('major')
      }),
      { numRuns: 40 },
    )
  })

  it('is major where a tag sends another event or a variable reads another name, and a patch where a condition is finer', () => {
    const before = container([plannedEvent({ name: 'lead', parameters: [{ name: 'method', type: 'string', example: 'x' }] })])
    const swap = (from: string, to: string) => JSON.parse(JSON.stringify(before).replaceAll(from, to)) as typeof before
    expect(containerDifference(before, swap('"eventName","value":"lead"', '"eventName","value":"lead_2"'))).toMatchObject([
      { code: 'contractChanged', type: 'major' },
    ])
    expect(containerDifference(before, swap('"key":"name","value":"method"', '"key":"name","value":"way"'))).toMatchObject([
      { type: 'major', detail: 'variable' },
    ])
    expect(containerDifference(before, swap('ONCE_PER_EVENT', 'ONCE_PER_LOAD')).every(({ type }) => type === 'patch')).toBe(true)
  })
})

describe('a version number', () => {
  const version = fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)).map((parts) => parts.join('.'))
  it('is followed by a greater one, of which the type decides how much', () => {
    fc.assert(
      fc.property(version, fc.constantFrom(...releaseTypes), (one, type) => {
        const next = nextVersion(one, type)
        expect(versionOrder(one, next)).toBeLessThan(0)
        expect(versionOrder(next, nextVersion(one, 'major'))).toBeLessThanOrEqual(0)
      }),
    )
    expect(releaseTypes.map((type) => nextVersion('1.2.1', type))).toEqual(['2.0.0', '1.3.0', '1.2.2'])
    expect(nextVersion(null, 'patch')).toBe('1.0.0')
    expect(['1.10.0', '1.9.9', '0.1.0'].sort(versionOrder)).toEqual(['0.1.0', '1.9.9', '1.10.0'])
    expect(refusalInEnglish(() => nextVersion('1.2', 'major'))).toContain('three numbers')
  })
})

describe('a merge of plans', () => {
  const lineage = fc.tuple(plan, plan, plan)
  it('takes the side that changed, and both where they changed alike', () => {
    fc.assert(
      fc.property(lineage, ([base, one]) => {
        for (const merge of [mergePlans(base, one, base), mergePlans(base, base, one), mergePlans(base, one, one)]) {
          expect(merge.conflicts).toEqual([])
          expect(planDifference(one, merge.plan)).toEqual([])
        }
      }),
    )
  })

  it('finds the same conflicts from both sides, and no choice is left when all are chosen', () => {
    fc.assert(
      fc.property(lineage, ([base, ours, theirs]) => {
        const keys = (one: MeasurementPlan, other: MeasurementPlan) =>
          mergePlans(base, one, other)
            .conflicts.map(({ key }) => key)
            .sort()
        expect(keys(ours, theirs)).toEqual(keys(theirs, ours))
        const conflicts = mergePlans(base, ours, theirs).conflicts
        const all = (side: 'ours' | 'theirs') => mergePlans(base, ours, theirs, Object.fromEntries(conflicts.map(({ key }) => [key, side]))).plan
        for (const { key } of conflicts) {
          const id = key.replace('events/', '')
          const find = (one: MeasurementPlan) => one.events.find((each) => each.id === id)
          expect([find(all('ours')), find(all('theirs'))]).toEqual([find(ours), find(theirs)])
        }
      }),
    )
  })

  it('keeps both of what each side added, and drops what counts an event that is gone', () => {
    const because = { start: 0, end: 0, text: '' }
    const base = planOf([plannedEvent({ name: 'purchase' })])
    const ours = numbered([...base.events, plannedEvent({ name: 'sign_up' })])
    const theirs = numbered([...base.events, plannedEvent({ name: 'refund' })], { dashboards: [{ id: 'd1', chart: 'trend', events: ['e2'], because }] })
    const { plan: merged, conflicts } = mergePlans(base, ours, theirs)
    expect(conflicts).toEqual([])
    expect(merged.events.map(({ name }) => name).sort()).toEqual(['purchase', 'refund', 'sign_up'])
    expect(new Set(merged.events.map(({ id }) => id)).size).toBe(3)
    const counted = merged.events.find(({ id }) => id === merged.dashboards[0]?.events[0])
    expect(counted?.name).toBe('refund')
    const counts = { ...base, dashboards: [{ id: 'd1', chart: 'trend' as const, events: ['e1'], because }] }
    expect(mergePlans(base, planOf([]), counts).plan).toMatchObject({ events: [], dashboards: [] })
  })
})
