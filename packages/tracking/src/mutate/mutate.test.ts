import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../container/index.ts'
import { planFromGoals } from '../plan/index.ts'
import { container } from '../simulate/cases/build.ts'
import { dataLayer, onEvent, send, tag, when } from '../simulate/cases/parts.ts'
import { parseTests, runTest, testsOfContainer, testsOfPlan, testsYaml } from '../simulate/index.ts'
import { type Judged, judgeMutants } from './judge.ts'
import { missingOf } from './missing.ts'
import { mutantsOf } from './mutantsOf.ts'
import { inEnglish, refusingInEnglish } from '../sentences/english.testing.ts'
import { faultWords } from './words.ts'
import { withMissing } from './write.ts'

const file = container(
  send('Order', 'order', { plan: '{{plan}}' }, { needs: ['ad_storage'] }),
  tag('Other', 'order', { not: 'staff' }),
  onEvent('order', 'order', when('plan', 'EQUALS', 'gold')),
  onEvent('staff', 'order', when('staff', 'EQUALS', 'yes')),
  dataLayer('plan'),
  dataLayer('staff'),
)
const fates = (judged: readonly Judged[], fate: Judged['fate']) => judged.filter((one) => one.fate === fate)
/** A test that asks for very little, with a comment that people wrote. */
const weak = `# Ours
tests:
  - name: An order # important
    steps:
      - type: pageLoad
        url: https://www.example.com/
      - type: push
        data: { event: order, plan: gold }
        expect: { fired: [Order] }
`
const said = (fault: Parameters<typeof faultWords>[0]) => inEnglish(faultWords(fault))
const testsIn = (text: string) => {
  const found = parseTests(text)
  if ('message' in found) throw new Error(inEnglish(found.message))
  return found.tests
}

describe('a limit of work', () => {
  it('tries a regular sample of the faults, from the first on', async () => {
    const all = await judgeMutants(file, [])
    const some = await judgeMutants(file, [], { work: 1 })
    expect(all).toHaveLength(mutantsOf(file).length)
    expect(some).toHaveLength(20)
    expect(some[0]).toEqual(all[0])
    expect(all).toEqual(expect.arrayContaining([...some]))
    expect(await judgeMutants(file, [], { work: 1_000_000 })).toHaveLength(all.length)
  })
})

describe('the mutants of a container', () => {
  it('differ from it in one thing each, which they name', () => {
    const mutants = mutantsOf(file)
    expect(new Set(mutants.map((one) => JSON.stringify(one.file))).size).toBe(mutants.length)
    expect(mutants.every((one) => JSON.stringify(one.file) !== JSON.stringify(file))).toBe(true)
    expect(new Set(mutants.map(({ code }) => code))).toEqual(
      new Set([
        'tagPaused',
        'firingOptionChanged',
        'consentDropped',
        'consentDemanded',
        'triggerRemoved',
        'triggerAdded',
        'exceptionRemoved',
        'parameterDropped',
        'parameterRenamed',
        'parameterChanged',
        'referenceSwapped',
        'triggerTypeChanged',
        'conditionDropped',
        'conditionNegated',
        'conditionFalsified',
        'operatorChanged',
        'variableChanged',
      ]),
    )
    expect(mutants.map(said)).toContain("tag 'Order' no longer needs the consent ad_storage")
  })
})

describe('tests judged by mutants', () => {
  it('that ask for little let faults survive, each with the expectation that would notice it', async () => {
    const judged = await judgeMutants(file, testsIn(weak))
    const survived = fates(judged, 'survived')
    expect(survived.length).toBeGreaterThan(10)
    expect(missingOf(judged)).toHaveLength(survived.length)
    expect(missingOf(judged)).toContainEqual(expect.objectContaining({ test: 'An order', at: 1, expected: { fired: ['Other'] } }))
  })

  it('notice every fault once the missing expectations are written, and keep what people wrote', async () => {
    const text = withMissing(weak, missingOf(await judgeMutants(file, testsIn(weak))))
    expect(text).toContain('# Ours')
    expect(text).toContain('# important')
    for (const test of testsIn(text)) expect((await runTest(file, test)).failures).toEqual([])
    const judged = await judgeMutants(file, testsIn(text))
    expect(fates(judged, 'survived').map(said)).toEqual([])
    expect(fates(judged, 'killed').length).toBeGreaterThan(20)
  })

  it('prove a fault equivalent where no visit shows it', async () => {
    const judged = await judgeMutants(file, testsIn(weak))
    expect(fates(judged, 'equivalent').map(said)).toContain("variable 'plan' has another dataLayerVersion: 2 → 1")
    expect(fates(judged, 'equivalent').every((one) => one.fate === 'equivalent' && one.visits > 10)).toBe(true)
  })

  it('are refused where one fails on the container itself', async () => {
    await expect(refusingInEnglish(judgeMutants(file, testsIn(weak.replace('fired: [Order]', 'notFired: [Order]'))))).rejects.toThrow(
      /^The test 'An order' fails on the container itself/,
    )
  })
})

describe('generated tests', () => {
  it('of a plan notice at least 95 % of the faults that can be noticed', async () => {
    const plan = planFromGoals('Track purchases over $50, contact forms, clicks on "Get a quote" and scrolling to 50 %.')
    const { tests } = await testsOfPlan(plan, { consent: 'denied', measurementId: 'G-AB12CD34EF' })
    const judged = await judgeMutants(containerFromPlan(plan, { measurementId: 'G-AB12CD34EF', consent: 'denied' }), tests)
    const [killed, survived] = [fates(judged, 'killed').length, fates(judged, 'survived').length]
    expect(killed / (killed + survived)).toBeGreaterThanOrEqual(0.95)
    expect(judged.filter((one) => one.fate === 'killed').map(said)).toContain("tag 'Consent - Default denied' is paused")
  }, 60_000)

  it('of a container pass on it, are read back from their file, and notice at least 95 %', async () => {
    const tests = await testsOfContainer(file)
    for (const test of tests) expect((await runTest(file, test)).failures).toEqual([])
    expect(testsIn(testsYaml({ tests, left: [] })).map(({ name, steps, expected }) => ({ name, steps, expected }))).toEqual(tests)
    const judged = await judgeMutants(file, tests)
    const [killed, survived] = [fates(judged, 'killed').length, fates(judged, 'survived').length]
    expect(killed / (killed + survived)).toBeGreaterThanOrEqual(0.95)
  })
})
