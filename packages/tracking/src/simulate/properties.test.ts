import type { Step } from '@tagmason/domain'
import type { SimulatedStep } from './outcomes.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContainerFile, Tag } from '../gtm/index.ts'
import { container, type Part, type TagPart } from './cases/build.ts'
import { dataLayer, group, listener, onEvent, parameters, send, tag, trigger, variable, when } from './cases/parts.ts'
import { simulate } from './simulate.ts'
import { inEnglish } from '../sentences/english.testing.ts'
import { say } from '../sentences/say.ts'

/** Triggers of every kind that the visits below can set off. */
const triggers: readonly Part[] = [
  onEvent('one', 'one'),
  onEvent('two', 'two', when('plan', 'EQUALS', 'pro')),
  trigger('any', 'CUSTOM_EVENT', [], { customEventFilter: [when('_event', 'MATCH_REGEX', '.*')] }),
  trigger('shop', 'PAGEVIEW', [when('Page Path', 'STARTS_WITH', '/shop')]),
  trigger('dom', 'DOM_READY'),
  trigger('click', 'CLICK', [when('Click Element', 'CSS_SELECTOR', '.buy, .buy *')]),
  listener('link', 'LINK_CLICK', { check: true }),
  listener('form', 'FORM_SUBMISSION', { filter: [when('Form ID', 'EQUALS', 'contact')] }),
  trigger('history', 'HISTORY_CHANGE'),
  trigger('scroll', 'SCROLL_DEPTH', [], {
    parameter: parameters({ verticalThresholdOn: true, verticalThresholdUnits: 'PERCENT', verticalThresholdsPercent: '25,90' }),
  }),
  trigger('unsure', 'PAGEVIEW', [when('code', 'EQUALS', 'x')]),
  group('both', 'one', 'two'),
]
const variables: readonly Part[] = [dataLayer('plan'), variable('code', 'j', { name: 'someGlobal' })]
const triggerNames = ['All Pages', 'Initialization - All Pages', ...triggers.flatMap((part) => (part.kind === 'trigger' ? [part.trigger.name] : []))]

const some = fc.subarray(triggerNames, { maxLength: 3 })
const anyTag = (name: string): fc.Arbitrary<TagPart> =>
  fc
    .record({
      on: some,
      not: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: some }),
      priority: fc.constantFrom(undefined, 5, -5),
      option: fc.constantFrom('ONCE_PER_EVENT' as const, 'ONCE_PER_LOAD' as const, 'UNLIMITED' as const),
      needs: fc.constantFrom(undefined, undefined, ['ad_storage']),
      sends: fc.boolean(),
    })
    .map(({ on, not, priority, option, needs, sends }) => {
      const more = { not, option, ...(priority === undefined ? {} : { priority }), ...(needs === undefined ? {} : { needs }) }
      return sends ? send(name, on, { plan: '{{plan}}', where: '{{Page Path}}', text: 'x{{code}}' }, more) : tag(name, on, more)
    })
const anyTags = fc.integer({ min: 1, max: 7 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => anyTag(`T${index}`))))

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>(
    { type: 'push', data: { event: 'one' } },
    { type: 'push', data: { event: 'two', plan: 'pro' } },
    { type: 'push', data: { plan: 'free' } },
    { type: 'click', element: { tag: 'span', text: 'Buy', ancestors: [{ tag: 'a', href: '/buy', classes: 'buy' }] } },
    { type: 'linkClick', element: { tag: 'a', href: '/x', text: 'x' }, defaultPrevented: true },
    { type: 'formSubmit', element: { tag: 'form', id: 'contact' } },
    { type: 'scroll', percent: 50 },
    { type: 'scroll', percent: 100 },
    { type: 'history', url: '/shop/2' },
    { type: 'consent', state: { ad_storage: 'denied' } },
    { type: 'consent', state: { ad_storage: 'granted' } },
    { type: 'pageLoad', url: 'https://www.example.com/other', globals: { someGlobal: 'x' } },
  ),
  fc.record({ type: fc.constant('push' as const), data: fc.jsonValue() }),
)
const anyVisit = fc.array(anyStep, { maxLength: 8 }).map((steps): readonly Step[] => [{ type: 'pageLoad', url: 'https://www.example.com/shop' }, ...steps])

const fileOf = (tags: readonly Part[]): ContainerFile => container(...triggers, ...variables, ...tags)
const withTags = (file: ContainerFile, change: (tag: Tag) => Tag): ContainerFile => ({
  ...file,
  containerVersion: { ...file.containerVersion, tag: (file.containerVersion.tag ?? []).map(change) },
})
const run = async (file: ContainerFile, visit: readonly Step[]): Promise<readonly SimulatedStep[]> => (await simulate(file, visit)).steps
const setsOf = (steps: readonly SimulatedStep[]) => steps.map(({ fired, unknown }) => [[...fired].sort(), unknown.map((one) => one.tag).sort()])
const holds = async (property: (tags: readonly TagPart[], visit: readonly Step[], pick: number) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(anyTags, anyVisit, fc.nat(), property), { numRuns: 100 })

describe('the simulation', () => {
  it('tells of every tag once per step, and the events say the same as their step', () =>
    holds(async (tags, visit) => {
      const file = fileOf(tags)
      const names = tags.map((one) => one.tag.name).sort()
      const steps = await run(file, visit)
      expect(steps).toHaveLength(visit.length)
      for (const { fired, notFired, unknown, events } of steps) {
        expect([...new Set(fired), ...notFired.map((one) => one.tag), ...unknown.map((one) => one.tag)].sort()).toEqual(names)
        const outcomes = events.flatMap((event) => event.tags)
        expect(outcomes.filter((one) => one.outcome === 'fired').map((one) => one.tag)).toEqual(fired)
        const open = new Set(outcomes.filter((one) => one.outcome === 'unknown').map((one) => one.tag))
        expect(unknown.every((one) => open.has(one.tag))).toBe(true)
        for (const { because } of [...notFired, ...unknown, ...outcomes]) expect(inEnglish(because)).toMatch(/^[^\n]+\.$/)
      }
    }))

  it('is the same each time, and leaves the file and the steps as they were', () =>
    holds(async (tags, visit) => {
      const file = fileOf(tags)
      const before = JSON.stringify([file, visit])
      const steps = await run(file, visit)
      expect(await run(file, visit)).toEqual(steps)
      expect(JSON.stringify([file, visit])).toBe(before)
    }))

  it('of a paused tag never fires it, and the other tags do not mind', () =>
    holds(async (tags, visit, pick) => {
      const paused = `T${pick % tags.length}`
      const file = fileOf(tags)
      const steps = await run(
        withTags(file, (one) => (one.name === paused ? { ...one, paused: true } : one)),
        visit,
      )
      for (const step of steps) {
        expect([...step.fired, ...step.unknown.map((one) => one.tag)]).not.toContain(paused)
        expect(step.notFired).toContainEqual({ tag: paused, because: say('simulate.tag.paused') })
      }
      const others = (all: readonly SimulatedStep[]) => all.map((step) => step.fired.filter((name) => name !== paused))
      expect(others(steps)).toEqual(others(await run(file, visit)))
    }))

  it('with one more tag says the same of the others, word by word', () =>
    fc.assert(
      fc.asyncProperty(anyTags, anyVisit, anyTag('Another'), async (tags, visit, another) => {
        const others = (steps: readonly SimulatedStep[]) =>
          steps.map(({ events }) => events.map((event) => event.tags.filter((one) => one.tag !== 'Another').map(({ tagId: _id, ...one }) => one)))
        expect(others(await run(fileOf([another, ...tags]), visit))).toEqual(others(await run(fileOf(tags), visit)))
      }),
      { numRuns: 100 },
    ))

  it('fires a tag at least as often without its blocking triggers', () =>
    holds(async (tags, visit, pick) => {
      const name = `T${pick % tags.length}`
      const free = tags.map((one) => (one.tag.name === name ? { ...one, not: [], tag: { ...one.tag, tagFiringOption: 'UNLIMITED' } } : one))
      const blocked = tags.map((one) => (one.tag.name === name ? { ...one, tag: { ...one.tag, tagFiringOption: 'UNLIMITED' } } : one))
      const times = async (parts: readonly TagPart[]) => (await run(fileOf(parts), visit)).map((step) => step.fired.filter((one) => one === name).length)
      const without = await times(free)
      for (const [index, count] of (await times(blocked)).entries()) expect(without[index]).toBeGreaterThanOrEqual(count)
    }))

  it('does not mind the order of the lists in the file', () =>
    holds(async (tags, visit) => {
      const file = fileOf(tags)
      const { tag: list, trigger: others, variable: more, builtInVariable: builtIns } = file.containerVersion
      const turned = Object.entries({ tag: list, trigger: others, variable: more, builtInVariable: builtIns }).map(([kind, all]) => [
        kind,
        [...(all ?? [])].reverse(),
      ])
      const other: ContainerFile = { ...file, containerVersion: { ...file.containerVersion, ...Object.fromEntries(turned) } }
      expect(setsOf(await run(other, visit))).toEqual(setsOf(await run(file, visit)))
    }))

  it('of more steps begins as the one of fewer', () =>
    holds(async (tags, visit, pick) => {
      const file = fileOf(tags)
      const fewer = visit.slice(0, 1 + (pick % visit.length))
      expect((await run(file, visit)).slice(0, fewer.length)).toEqual(await run(file, fewer))
    }))

  it('takes consent away and never gives tags that need none anything', () =>
    holds(async (tags, visit) => {
      const file = fileOf(tags)
      const denied: readonly Step[] = visit.map((step) =>
        step.type === 'pageLoad' ? { ...step, dataLayer: [['consent', 'default', { ad_storage: 'denied' }], ...(step.dataLayer ?? [])] } : step,
      )
      const free = new Set(file.containerVersion.tag?.filter((one) => one.consentSettings?.consentStatus !== 'NEEDED').map((one) => one.name))
      const all = await run(file, visit)
      for (const [index, step] of (await run(file, denied)).entries()) {
        const before = all[index]?.fired ?? []
        expect(step.fired.filter((name) => free.has(name))).toEqual(before.filter((name) => free.has(name)))
      }
    }))
})
