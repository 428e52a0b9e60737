import type { ContainerTest } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../../container/index.ts'
import { anyPlan, planOf, plannedEvent, wholeCatalogue } from '../../container/plans.testing.ts'
import type { ContainerFile, Tag } from '../../gtm/index.ts'
import { planFromGoals } from '../../plan/index.ts'
import { testsOfPlan } from './ofPlan.ts'
import { parseTests } from './parse.ts'
import { runTest } from './run.ts'
import { testsYaml } from './write.ts'
import { inEnglish } from '../../sentences/english.testing.ts'

const options = { measurementId: 'G-AB12CD34EF', consent: 'denied' } as const
const withTags = (file: ContainerFile, change: (tag: Tag) => Tag): ContainerFile => ({
  ...file,
  containerVersion: { ...file.containerVersion, tag: (file.containerVersion.tag ?? []).map(change) },
})
const fails = async (file: ContainerFile, test: ContainerTest) => (await runTest(file, test)).failures.length > 0
/** The tags that have to fire at the end of the test. */
const tagsOf = (test: ContainerTest) => test.expected.at(-1)?.fired ?? []

/** Passes against the plan's container, and fails when a tag of it is paused or has no trigger. */
async function holds(file: ContainerFile, test: ContainerTest): Promise<void> {
  expect((await runTest(file, test)).failures).toEqual([])
  expect(tagsOf(test).length).toBeGreaterThan(0)
  for (const name of tagsOf(test)) {
    expect(
      await fails(
        withTags(file, (tag) => (tag.name === name ? { ...tag, paused: true } : tag)),
        test,
      ),
    ).toBe(true)
    expect(
      await fails(
        withTags(file, (tag) => (tag.name === name ? { ...tag, firingTriggerId: [] } : tag)),
        test,
      ),
    ).toBe(true)
  }
}

describe('the tests of a plan', () => {
  it('are there for every event of the catalogue, pass, and notice a paused tag and a missing trigger', async () => {
    const { tests, left } = await testsOfPlan(wholeCatalogue)
    expect(left).toEqual([])
    const file = containerFromPlan(wholeCatalogue, options)
    const tags = (file.containerVersion.tag ?? []).filter(({ type }) => type === 'gaawe').map(({ name }) => name)
    expect(new Set(tests.flatMap(tagsOf))).toEqual(new Set(tags))
    expect(new Set(tests.map(({ name }) => name)).size).toBe(tests.length)
    // Each costs a simulation of a hundred tags for every way to break it.
    for (const test of tests.filter((_, at) => at % 8 === 0)) await holds(file, test)
  }, 60_000)

  it('click addresses that the planner’s own expressions match', async () => {
    const plan = planFromGoals('Track WhatsApp clicks, clicks on our social media links, clicks on the link to the app store and clicks on directions.')
    const patterns = plan.events.filter(({ trigger }) => trigger.type === 'linkClick' && trigger.conditions.some(({ is }) => is === 'matchRegex'))
    expect(patterns.length).toBeGreaterThanOrEqual(4)
    const { tests, left } = await testsOfPlan(plan)
    expect(left).toEqual([])
    for (const { name } of patterns) expect(tests.map((test) => test.name)).toContain(`${name} is sent`)
  })

  it('leave out, with the reason, an event for whose expression no example is known', async () => {
    const conditions = [{ subject: 'clickUrl' as const, is: 'matchRegex' as const, value: '^https://(a)\\1$' }]
    const { tests, left } = await testsOfPlan(planOf([plannedEvent({ name: 'odd_click', trigger: { type: 'linkClick', conditions } })]))
    expect(tests.filter((test) => tagsOf(test).length > 0)).toEqual([])
    expect(inEnglish(left)).toEqual([{ event: 'odd_click', because: 'No visit could be made up on which its triggers hold.' }])
  })

  it('open a site of the own machine by http', async () => {
    const plan = { ...planFromGoals('Track WhatsApp clicks'), site: '127.0.0.1:8092' }
    const { tests } = await testsOfPlan(plan)
    expect(tests[0]?.steps[0]).toMatchObject({ type: 'pageLoad', url: 'http://127.0.0.1:8092/' })
  })

  it('are there for what people ask for, and also ask for silence before', async () => {
    const plan = planFromGoals(
      'Track purchases over $50, sign-ups, phone clicks, clicks on "Get a quote", visits to /pricing, contact forms, video plays and scrolling to 50 %.',
    )
    const { tests, left } = await testsOfPlan(plan)
    expect(left).toEqual([])
    for (const test of tests) await holds(containerFromPlan(plan, options), test)
    expect(tests.every(({ expected }) => expected.some((one) => one?.notFired !== undefined))).toBe(true)
  })

  it('hold the values of the examples', async () => {
    const plan = planOf([
      plannedEvent({
        name: 'sign_up',
        parameters: [
          { name: 'method', type: 'string', example: '{{Page URL}} "mail"' },
          { name: 'step', type: 'number', example: 3 },
        ],
        trigger: { type: 'customEvent', event: 'sign_up' },
      }),
    ])
    const [test] = (await testsOfPlan(plan)).tests
    expect(test?.expected.at(-1)?.tags).toEqual({
      'GA4 - sign_up': { parameters: { eventName: 'sign_up', 'eventSettingsTable.method': '{{Page URL}} "mail"', 'eventSettingsTable.step': 3 } },
    })
  })

  it('expect the consent default and the measurement ID where they are given, and neither where they are not', async () => {
    const plan = planFromGoals('Track sign-ups and visits to /pricing.')
    const written = containerFromPlan(plan, options)
    const bare = (await testsOfPlan(plan)).tests
    const full = (await testsOfPlan(plan, options)).tests
    for (const test of [...bare, ...full]) expect((await runTest(written, test)).failures).toEqual([])
    const failing = async (tests: readonly ContainerTest[], file: ContainerFile) =>
      (await Promise.all(tests.map((test) => fails(file, test)))).filter(Boolean).length
    const unconsented = withTags(written, (tag) => (tag.name.startsWith('Consent') ? { ...tag, paused: true } : tag))
    expect(await failing(bare, unconsented)).toBe(0)
    expect(await failing(full, unconsented)).toBeGreaterThan(0)
    const elsewhere = containerFromPlan(plan, { ...options, measurementId: 'G-ELSEWHERE1' })
    expect(await failing(bare, elsewhere)).toBe(0)
    expect(await failing(full, elsewhere)).toBeGreaterThan(0)
  })

  it('say which event has none, and why', async () => {
    const plan = planOf([plannedEvent({ name: 'odd', trigger: { type: 'pageview', conditions: [{ subject: 'pagePath', is: 'equals', value: 'no path' }] } })])
    const { tests, left } = await testsOfPlan(plan)
    expect(tests).toEqual([])
    expect(inEnglish(left)).toEqual([{ event: 'odd', because: expect.stringMatching(/Page Path.*\.$/) as string }])
  })

  it('hold for any plan', async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        const { tests } = await testsOfPlan(plan)
        count += tests.length
        for (const test of tests) await holds(containerFromPlan(plan, options), test)
      }),
      { numRuns: 30, seed: 7 },
    )
    // Most of their conditions contradict each other.
    expect(count).toBeGreaterThan(10)
  }, 60_000)

  it('are read back from their file as they are, whatever people wrote', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        const made = await testsOfPlan(plan)
        if (made.tests.length === 0) return
        const file = parseTests(testsYaml(inEnglish(made), 'container.json'))
        if ('message' in file) throw new Error(inEnglish(file.message))
        expect(file.container).toBe('container.json')
        expect(file.tests.map(({ name, steps, expected }) => ({ name, steps, expected }))).toEqual(made.tests)
      }),
      { numRuns: 20, seed: 8 },
    )
  }, 60_000)
})
