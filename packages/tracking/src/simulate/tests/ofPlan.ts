import { type ConsentMode, type ContainerTest, type Expectation, type MeasurementPlan, siteOrigin, type Step } from '@tagmason/domain'
import type { SimulatedStep } from '../outcomes.ts'
import { containerFromPlan } from '../../container/index.ts'
import { withoutCovered } from '../../container/covered.ts'
import { uniqueName } from '../../container/text.ts'
import { exampleOf } from '../../ga4/examples.ts'
import { inEcommerce, type SentEvent, sentEvents } from '../../ga4/sent.ts'
import { namesFromDataLayer } from '../../container/values.ts'
import type { ContainerFile } from '../../gtm/model.ts'
import { simulate } from '../simulate.ts'
import { firingOf, testsOfContainer } from './record.ts'
import { visitOf } from './visitOf.ts'
import { say, type Sentence, type Words } from '../../sentences/say.ts'
import { SentenceError } from '../../sentences/sentenceError.ts'

export interface PlanTests {
  readonly tests: readonly ContainerTest[]
  /** Events without a test, because no visit could be made up on which their tag fires for sure. */
  readonly left: readonly { readonly event: string; readonly because: Words }[]
}

/** What the container of a plan is written with, as far as tests notice it. */
export interface PlanTestOptions {
  /** `denied`: the tag that sets the consent default has to fire before all others. `none` when left out. */
  readonly consent?: ConsentMode
  /** Tags have to send to it; anything will do when it is left out. */
  readonly measurementId?: string
}

/** Parameters that hold the measurement ID. */
const destinations: ReadonlySet<string> = new Set(['tagId', 'measurementIdOverride'])

/**
 * The tests of a plan. For each event a visit on which its tag has to fire at the last step, with the values of the plan's examples, and at no step before; and for each trigger a visit along the edges of
 * its conditions, with what its tags do today. Each passes against the container that the plan writes, and stays true of any container that still does what the plan says under the same names.
 * @throws Error where no container can be written from the plan
 */
export async function testsOfPlan(plan: MeasurementPlan, { consent = 'none', measurementId }: PlanTestOptions = {}): Promise<PlanTests> {
  const file = containerFromPlan(plan, { measurementId: measurementId ?? 'G-XXXXXXXXXX', consent })
  const tagsOf = (event: string) =>
    (file.containerVersion.tag ?? []).flatMap(({ name, type, parameter }) =>
      type === 'gaawe' && parameter?.some(({ key, value }) => key === 'eventName' && value === event) === true ? [name] : [],
    )
  const tests: ContainerTest[] = []
  const left: { event: string; because: Words }[] = []
  const seen = new Set<string>()
  const names = new Set<string>()
  const origin = (plan.site === undefined ? null : siteOrigin(plan.site)) ?? 'https://www.example.com'
  for (const sent of withoutCovered(sentEvents(plan))) {
    const steps = visitOf(sent, origin)
    if (steps === undefined && sent.event.trigger.type !== 'automatic') left.push({ event: sent.name, because: say('explain.noVisit') })
    if (steps === undefined || seen.has(JSON.stringify([sent.name, steps]))) continue
    seen.add(JSON.stringify([sent.name, steps]))
    const tags = tagsOf(sent.name)
    const simulated = await outcomeOf(file, steps)
    const found = 'code' in simulated ? { because: simulated } : expectedOf(sent, tags, simulated)
    if ('because' in found) left.push({ event: sent.name, ...found })
    else tests.push({ name: uniqueName(`${sent.name} is sent`, names), steps, expected: found })
  }
  const events = new Set((file.containerVersion.tag ?? []).flatMap(({ name, type }) => (type === 'gaawe' ? [name] : [])))
  const except = measurementId === undefined ? destinations : new Set<string>()
  const edges = await testsOfContainer(file, { except, about: (name) => events.has(name) })
  const kept = edges.filter(({ expected }) => expected.at(-1)?.fired !== undefined)
  const fired = new Set(kept.flatMap(({ expected }) => expected.at(-1)?.fired ?? []))
  // What the plan's own example does not reach, a visit made up for its trigger may.
  const untested = left.filter(({ event }) => !tagsOf(event).some((name) => fired.has(name)))
  const edged = kept.map((test) => ({ ...test, name: uniqueName(test.name, names) }))
  if (tests.length + edged.length === 0 && left.length === 0) tests.push(...(await pageTest(file, `${origin}/`)))
  return { tests: await withPageTags(file, [...tests, ...edged], events, except), left: untested }
}

/** The test of a plan whose events GA4 collects itself: a page is opened, and what has to fire does. */
async function pageTest(file: ContainerFile, url: string): Promise<readonly ContainerTest[]> {
  const steps: readonly Step[] = [
    { type: 'pageLoad', url, dataLayer: [['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }]] },
    { type: 'pageLoad', url },
  ]
  const fired = (await simulate(file, steps)).steps.at(-1)?.fired ?? []
  return fired.length === 0 ? [] : [{ name: 'A page is opened', steps, expected: [{ fired }, { fired }] }]
}

const isPage = (step: Step | undefined): boolean => step?.type === 'pageLoad'
const isDenied = (step: Step | undefined): boolean => step?.type === 'pageLoad' && Array.isArray(step.dataLayer?.[0])

/** Two tests say, too, what the tags do that are no event of the plan, the Google tag and the one that sets the consent default: the first one, and the first with a visitor who has denied consent before. */
async function withPageTags(
  file: ContainerFile,
  tests: readonly ContainerTest[],
  events: ReadonlySet<string>,
  except: ReadonlySet<string>,
): Promise<readonly ContainerTest[]> {
  const own = (file.containerVersion.tag ?? []).map(({ name }) => name).filter((name) => !events.has(name))
  const found = [...tests]
  for (const asked of [isPage, isDenied]) {
    const at = found.findIndex(({ steps }) => steps.some(asked))
    const test = found[at]
    if (test === undefined) continue
    const page = test.steps.findIndex(asked)
    const step = (await simulate(file, test.steps)).steps[page]
    const fired = own.filter((name) => step?.fired.includes(name) === true)
    if (step === undefined || fired.length === 0) continue
    const before = test.expected[page]
    const recording = { tags: new Set(own), except }
    const tags = { ...before?.tags, ...Object.fromEntries(fired.map((name) => [name, firingOf(step, name, recording)])) }
    found[at] = { ...test, expected: test.expected.with(page, { ...before, tags }) }
  }
  return found
}

/** The steps, or why one cannot happen. */
async function outcomeOf(file: Parameters<typeof simulate>[0], steps: readonly Step[]): Promise<readonly SimulatedStep[] | Sentence> {
  try {
    return (await simulate(file, steps)).steps
  } catch (error) {
    if (error instanceof SentenceError) return error.sentence
    throw error
  }
}

function expectedOf(
  sent: SentEvent,
  names: readonly string[],
  steps: readonly SimulatedStep[],
): readonly (Expectation | undefined)[] | { readonly because: Words } {
  const last = steps.at(-1)
  const fired = names.filter((name) => last?.fired.includes(name) === true)
  if (last === undefined || fired.length === 0) {
    const reasons = [...(last?.unknown ?? []), ...(last?.notFired ?? [])]
    return { because: reasons.find(({ tag }) => names.includes(tag))?.because ?? say('simulate.tag.notFiring') }
  }
  const before = steps.slice(0, -1).map((step): Expectation | undefined => {
    const silent = fired.filter((name) => step.notFired.some(({ tag }) => tag === name))
    return silent.length === 0 ? undefined : { notFired: silent }
  })
  const parameters = fired.length === 1 ? { eventName: sent.name, ...valuesOf(sent) } : { eventName: sent.name }
  return [...before, { fired, tags: Object.fromEntries(fired.map((name) => [name, { parameters }])) }]
}

/** What the tag sends of the examples: what a custom event pushes beside `ecommerce`, which Google Tag Manager reads by itself. */
function valuesOf(sent: SentEvent): Record<string, unknown> {
  if (sent.event.trigger.type !== 'customEvent') return {}
  const read = namesFromDataLayer(sent)
  const { value } = sent.event
  return Object.fromEntries(
    sent.parameters
      .filter(({ name }) => read.has(name) && !inEcommerce(sent, name) && (value === undefined || !['value', 'currency'].includes(name)))
      .map((parameter) => [`eventSettingsTable.${parameter.name}`, exampleOf(parameter)]),
  )
}
