import type { ContainerTest, Expectation, MeasurementPlan, SimulatedStep, Step } from '@tagmason/domain'
import { containerFromPlan } from '../../container/index.ts'
import { withoutCovered } from '../../container/covered.ts'
import { uniqueName } from '../../container/text.ts'
import { exampleOf } from '../../ga4/examples.ts'
import { inEcommerce, type SentEvent, sentEvents } from '../../ga4/sent.ts'
import { namesFromDataLayer } from '../../container/values.ts'
import { simulate } from '../simulate.ts'
import { visitOf } from './visitOf.ts'

export interface PlanTests {
  readonly tests: readonly ContainerTest[]
  /** Events without a test, because no visit could be made up on which their tag fires for sure. */
  readonly left: readonly { readonly event: string; readonly because: string }[]
}

/**
 * The tests of a plan: for each event a visit on which its tag has to fire at the last step, with the values of the plan's examples, and at no step before. Each passes against the container that the plan
 * writes, and stays true of any container that still does what the plan says under the same names.
 * @throws Error where no container can be written from the plan
 */
export async function testsOfPlan(plan: MeasurementPlan): Promise<PlanTests> {
  const file = containerFromPlan(plan, { measurementId: 'G-XXXXXXXXXX', consent: 'none' })
  const tagsOf = (event: string) =>
    (file.containerVersion.tag ?? []).flatMap(({ name, type, parameter }) =>
      type === 'gaawe' && parameter?.some(({ key, value }) => key === 'eventName' && value === event) === true ? [name] : [],
    )
  const tests: ContainerTest[] = []
  const left: { event: string; because: string }[] = []
  const seen = new Set<string>()
  const names = new Set<string>()
  for (const sent of withoutCovered(sentEvents(plan))) {
    const steps = visitOf(sent, hostOf(plan.site))
    if (steps === undefined || seen.has(JSON.stringify([sent.name, steps]))) continue
    seen.add(JSON.stringify([sent.name, steps]))
    const tags = tagsOf(sent.name)
    const simulated = await outcomeOf(file, steps)
    const found = typeof simulated === 'string' ? simulated : expectedOf(sent, tags, simulated)
    if (typeof found === 'string') left.push({ event: sent.name, because: found })
    else tests.push({ name: uniqueName(`${sent.name} is sent`, names), steps, expected: found })
  }
  return { tests, left }
}

/** The steps, or why one cannot happen. */
async function outcomeOf(file: Parameters<typeof simulate>[0], steps: readonly Step[]): Promise<readonly SimulatedStep[] | string> {
  try {
    return (await simulate(file, steps)).steps
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function expectedOf(sent: SentEvent, names: readonly string[], steps: readonly SimulatedStep[]): readonly (Expectation | undefined)[] | string {
  const last = steps.at(-1)
  const fired = names.filter((name) => last?.fired.includes(name) === true)
  if (last === undefined || fired.length === 0) {
    const reasons = [...(last?.unknown ?? []), ...(last?.notFired ?? [])]
    return reasons.find(({ tag }) => names.includes(tag))?.because ?? 'Its tag does not fire.'
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

const hostOf = (site: string | undefined): string => {
  const url = site === undefined ? '' : /^[a-z]+:\/\//i.test(site) ? site : `https://${site}`
  return URL.canParse(url) ? new URL(url).host : 'www.example.com'
}
