import { type MeasurementPlan, type PlannedEvent, guessOf, type Span, type Step } from '@tagmason/domain'
import { containerFromPlan } from '../../src/container/index.ts'
import type { ContainerFile } from '../../src/gtm/index.ts'
import { planFromGoals } from '../../src/plan/index.ts'
import { simulate } from '../../src/simulate/index.ts'
import { type Brief, type Way, type Wish } from './brief.ts'
import { type Visit, visitOf } from './site.ts'

/** What a brief's container is by the expert's list; each list holds lines to read. */
export interface BriefScore {
  id: string
  wishes: number
  answered: number
  /** Wishes whose every event fires once on their own visit and on no other wish's. */
  fired: number
  unanswered: readonly string[]
  silly: readonly string[]
  suggestedSilly: readonly string[]
  ways: readonly string[]
  firing: readonly string[]
  keys: readonly string[]
  parameters: readonly string[]
}

const wayOf: Readonly<Record<PlannedEvent['trigger']['type'], Way>> = {
  customEvent: 'push',
  pageview: 'page',
  historyChange: 'page',
  click: 'click',
  linkClick: 'click',
  formSubmission: 'form',
  scrollDepth: 'scroll',
  timer: 'timer',
  elementVisibility: 'seen',
  youTubeVideo: 'youtube',
  embed: 'embed',
  automatic: 'auto',
}

const isOneOf = (names: readonly string[], name: string): boolean => names.some((one) => new RegExp(`^(?:${one})$`).test(name))

interface Asked {
  wish: Wish
  number: number
  from: number
  to: number
  events: PlannedEvent[]
}

/** Which events answer which wish: an accepted name, asked for by words of the wish. */
function answers(brief: Brief, plan: MeasurementPlan): { asked: Asked[]; left: PlannedEvent[] } {
  const asked = brief.wishes.map((wish, at): Asked => {
    const from = brief.text.indexOf(wish.says)
    if (from < 0) throw new Error(`${brief.id} does not say '${wish.says}'.`)
    return { wish, number: at + 1, from, to: from + wish.says.length, events: [] }
  })
  const left = plan.events.filter(({ enabled }) => enabled)
  const overlap = ({ from, to }: Asked, { start, end }: Span): number => Math.min(to, end) - Math.max(from, start)
  const fits = (one: Asked, event: PlannedEvent): boolean => isOneOf(one.wish.events, event.name) && overlap(one, event.because) > 0
  for (const one of asked) {
    const best = left.filter((event) => fits(one, event)).sort((a, b) => overlap(one, b.because) - overlap(one, a.because))[0]
    if (best === undefined) continue
    one.events.push(best)
    left.splice(left.indexOf(best), 1)
  }
  for (const event of left.slice()) {
    const one = asked.find((wish) => fits(wish, event))
    if (one === undefined) continue
    one.events.push(event)
    left.splice(left.indexOf(event), 1)
  }
  for (const one of asked) {
    if (one.events.length > 0) continue
    const shared = plan.events.find((event) => fits(one, event))
    if (shared) one.events.push(shared)
  }
  return { asked, left: left.filter(({ name }) => !isOneOf(brief.fine ?? [], name)) }
}

const options = { measurementId: 'G-ABC123', consent: 'denied' } as const

/** The name of the event's tag in the container, found by event name and trigger; undefined where it has none. */
function tagOf(file: ContainerFile, plan: MeasurementPlan, event: PlannedEvent): string | undefined {
  const fingerprints = (container: ContainerFile) =>
    (container.containerVersion.tag ?? [])
      .filter(({ type }) => type === 'gaawe')
      .map((tag) => {
        const trigger = container.containerVersion.trigger?.find(({ triggerId }) => triggerId === tag.firingTriggerId?.[0])
        const {
          name: _name,
          triggerId,
          parentFolderId: _folder,
          fingerprint: _print,
          notes: _notes,
          ...content
        } = trigger ?? { triggerId: tag.firingTriggerId?.[0] }
        const value = tag.parameter?.find(({ key }) => key === 'eventName')?.value
        const plain = JSON.stringify(content, (key, field: unknown) => (key === 'uniqueTriggerId' ? undefined : field))
        return { tag: tag.name, print: `${value} ${trigger === undefined ? triggerId : plain}` }
      })
  const [own] = fingerprints(containerFromPlan({ ...plan, events: [event] }, options))
  return own && fingerprints(file).find(({ print }) => print === own.print)?.tag
}

const pushOf = ({ trigger, parameters, value }: PlannedEvent, given: Readonly<Record<string, unknown>>): Step | undefined => {
  if (trigger.type !== 'customEvent') return undefined
  const examples = Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
  return { type: 'push', data: { event: trigger.event, ...examples, ecommerce: examples, ...(value === undefined ? {} : { value: value.amount }), ...given } }
}

/** How often each tag fires on a visit on which the site does as the plan asks for these events. */
async function firings(file: ContainerFile, visit: Visit, events: readonly PlannedEvent[]): Promise<Map<string, number>> {
  const steps = visit.steps.flatMap((step): Step[] => ('asked' in step ? events.flatMap((event) => pushOf(event, step.asked) ?? []) : [step]))
  const times = new Map<string, number>()
  for (const { fired } of (await simulate(file, steps, { now: 0 })).steps) for (const tag of fired) times.set(tag, (times.get(tag) ?? 0) + 1)
  return times
}

const labelOf = ({ number, wish }: Asked): string => `${number} ${wish.says.slice(0, 60)}`

/** Plans a brief, writes its container and plays the visit of every wish. */
export async function scoreBrief(brief: Brief): Promise<{ score: BriefScore; plan: MeasurementPlan }> {
  const plan = planFromGoals(brief.text, { site: brief.site })
  const file = containerFromPlan(plan, options)
  const { asked, left } = answers(brief, plan)
  const measured = asked.filter(({ events }) => events.length > 0)
  const isSaid = ({ from, to }: Asked) => plan.unmatched.some(({ span }) => span.start < to && span.end > from)
  const isAnswered = (one: Asked) =>
    one.events.length > 0 || (one.wish.events.length === 0 && isSaid(one) && !left.some(({ because }) => because.start < one.to && because.end > one.from))

  const visits = new Map<Asked, { times: Map<string, number>; collected: Visit['collected'] }>()
  for (const one of asked) {
    if (one.wish.visit === undefined) continue
    const visit = visitOf(brief, one.wish.visit)
    visits.set(one, { times: await firings(file, visit, one.events), collected: visit.collected })
  }
  const firing = measured.flatMap((one) => {
    const own = visits.get(one)
    return one.events.flatMap((event) => {
      const label = `${labelOf(one)}: ${event.name}`
      const guess = guessOf(event, plan)
      const said = guess === null ? '' : ` (a guess: ${guess.kind} ${guess.value})`
      if (event.trigger.type === 'automatic') {
        const { setting } = event.trigger
        return own?.collected.some((kind) => kind === setting) === true ? [] : [`${label} is not collected by ${setting}`]
      }
      const tag = tagOf(file, plan, event)
      if (tag === undefined) return [`${label} has no tag`]
      const times = own?.times.get(tag) ?? 0
      const others = asked.filter(
        (other) =>
          other !== one && !other.events.includes(event) && !(other.wish.also ?? []).includes(one.number) && (visits.get(other)?.times.get(tag) ?? 0) > 0,
      )
      return [
        ...(times === 1 ? [] : [`${label} fires ${times} times${said}: ${JSON.stringify(event.trigger)}`]),
        ...(others.length === 0 ? [] : [`${label} fires also on ${others.map(({ number }) => number).join(', ')}${said}: ${JSON.stringify(event.trigger)}`]),
      ]
    })
  })
  const open = new Set(firing.map((line) => line.split(' ')[0]))
  const suggested = (plan.suggestions ?? []).filter(
    (event) =>
      !isOneOf(brief.fine ?? [], event.name) &&
      !asked.some(({ wish, from, to }) => isOneOf(wish.events, event.name) && event.because.start < to && event.because.end > from),
  )
  const missing = (one: Asked): string[] =>
    (one.wish.parameters ?? []).filter(
      (name) =>
        !one.events.some(
          ({ parameters, value }) =>
            parameters.some((parameter) => isOneOf([name], parameter.name)) ||
            (value !== undefined && isOneOf([name], 'value')) ||
            (value !== undefined && isOneOf([name], 'currency')),
        ),
    )
  return {
    plan,
    score: {
      id: brief.id,
      wishes: asked.length,
      answered: asked.filter(isAnswered).length,
      fired: measured.filter(({ number }) => !open.has(String(number))).length + asked.filter((one) => one.wish.events.length === 0 && isAnswered(one)).length,
      unanswered: asked.filter((one) => !isAnswered(one)).map(labelOf),
      silly: left.map(({ name, because }) => `${name} of '${because.text}'`),
      suggestedSilly: suggested.map(({ name, because }) => `${name} of '${because.text}'`),
      ways: measured.flatMap((one) =>
        one.events
          .filter(({ trigger }) => !(one.wish.ways ?? []).includes(wayOf[trigger.type]))
          .map(({ name, trigger }) => `${labelOf(one)}: ${name} by ${JSON.stringify(trigger)}`),
      ),
      firing,
      keys: measured
        .filter(({ wish, events }) => wish.key !== undefined && !events.some(({ keyEvent }) => keyEvent === wish.key))
        .map((one) => `${labelOf(one)}: ${one.wish.key === true ? 'is to be' : 'is to be no'} key event`),
      parameters: measured.filter((one) => missing(one).length > 0).map((one) => `${labelOf(one)}: ${missing(one).join(', ')}`),
    },
  }
}
