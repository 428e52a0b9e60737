import type { Step } from '@tagmason/domain'
import type { SimulatedStep } from '../simulate/outcomes.ts'
import { consentTypes } from '../container/consentTemplate.ts'
import type { ContainerFile, Tag } from '../gtm/model.ts'
import { stepsOf } from '../mutate/observe.ts'
import { prepare, type Runnable } from '../simulate/container.ts'
import { effectsOf } from '../simulate/effects.ts'
import { type SimulateOptions, type Simulator, simulatorOf } from '../simulate/simulate.ts'
import { visitsFor } from '../visits/cover.ts'
import { googleTypes, type Need, needOf } from './needs.ts'
import { type ConsentVisit, type ScenarioOptions, scenariosOf, truthAt, visitUnder } from './scenarios.ts'
import { consentOf, signalsOf } from './signals.ts'
import type { ConsentOrder, ConsentProof, ConsentScenario, ConsentState, ConsentVerdict, PredictedHit, TagConsentProof } from './types.ts'

export interface ConsentOptions extends Omit<SimulateOptions, 'region'> {
  /** Milliseconds after the page load at which the banner's script speaks; 0 when left out. */
  readonly late?: number
  /** The region that a default for some regions is for, such as `DE`; `DE` when left out. */
  readonly region?: string
}

/** A region that no default is for. */
const elsewhere = 'AQ'

interface Broken {
  readonly code: 'beforeDefault' | 'countsAsGranted' | 'noCheck'
  readonly type: string
  readonly scenario: ConsentScenario
  readonly visit: readonly Step[]
}

/** What is found of one tag while scenarios run. */
class Found {
  readonly broken: Broken[] = []
  fired = false
  unknown = false
  firedDenied = false
}

/** The first visits that fire each tag while nothing is said of consent, so that nothing but consent can hold it back later. */
const visitsOf = (simulator: Simulator, file: ContainerFile, tags: readonly Tag[]): readonly (readonly Step[])[] => {
  const left = new Set(tags.map(({ name }) => name))
  const kept: (readonly Step[])[] = []
  const made = visitsFor(file).filter(({ purpose }) => purpose !== 'consent')
  const simple = made.toSorted((one, other) => Number(other.purpose === 'bare') - Number(one.purpose === 'bare') || one.steps.length - other.steps.length)
  for (const { steps } of simple) {
    if (left.size === 0) break
    const found = stepsOf(simulator, steps)
    if ('code' in found) continue
    const at = found.findLastIndex(({ fired, unknown }) => fired.some((name) => left.has(name)) || unknown.some(({ tag }) => left.has(tag)))
    if (at < 0) continue
    for (const { fired, unknown } of found) for (const name of [...fired, ...unknown.map(({ tag }) => tag)]) left.delete(name)
    kept.push(steps.slice(0, at + 1))
  }
  return kept
}

/** What the container itself sets as default, by type. */
const ownDefault = (simulator: Simulator): ConsentState => {
  const found = stepsOf(simulator, [{ type: 'pageLoad', url: 'https://www.example.com/' }])
  return 'code' in found ? {} : (found.at(-1)?.events.at(-1)?.consent ?? {})
}

class Prover {
  readonly found = new Map<string, Found>()
  readonly hits = new Map<string, PredictedHit>()
  visits = 0

  readonly container: Runnable
  readonly needs: ReadonlyMap<string, Need>
  readonly intended: ConsentState

  constructor(container: Runnable, needs: ReadonlyMap<string, Need>, intended: ConsentState) {
    this.container = container
    this.needs = needs
    this.intended = intended
  }

  of(tag: string): Found {
    const known = this.found.get(tag) ?? new Found()
    this.found.set(tag, known)
    return known
  }

  take(scenario: ConsentScenario, visit: ConsentVisit, found: readonly SimulatedStep[], region: string | undefined): void {
    this.visits++
    const moments = consentOf(found, visit.times, region)
    let index = 0
    for (const [at, step] of found.entries())
      for (const event of step.events) {
        const moment = moments[index++]
        const truth = truthAt(scenario, visit, this.intended, at)
        for (const { tag, type, outcome } of event.tags) {
          if (outcome === 'notFired' || moment === undefined) continue
          const one = this.of(tag)
          if (outcome === 'unknown') {
            one.unknown = true
            continue
          }
          one.fired = true
          if (googleTypes.has(type)) this.#predict(tag, scenario, moment.later)
          const fault = this.#faultOf(this.needs.get(tag), truth, moment.said)
          if (fault !== undefined) one.broken.push({ ...fault, scenario, visit: visit.steps.slice(0, at + 1) })
        }
      }
  }

  #faultOf(need: Need | undefined, truth: ConsentState, said: Parameters<typeof signalsOf>[0]): Pick<Broken, 'code' | 'type'> | undefined {
    if (need === undefined || need.kind === 'exempt') return undefined
    if (need.kind === 'none') return Object.values(truth).every((answer) => answer === 'denied') ? { code: 'noCheck', type: '' } : undefined
    const type = need.types.find((one) => {
      const { standard, update } = said(one)
      return truth[one] === 'denied' && (update ?? standard) !== 'denied'
    })
    if (type === undefined) return undefined
    const { standard, update } = said(type)
    return { code: standard === 'unset' && update === undefined ? 'beforeDefault' : 'countsAsGranted', type }
  }

  #predict(tag: string, { order, returning, answer, inRegion }: ConsentScenario, said: Parameters<typeof signalsOf>[0]): void {
    const [first, ...others] = new Set(Object.values(answer))
    if (first === undefined || others.length > 0) return
    const key = JSON.stringify([tag, order, returning, first, inRegion])
    if (this.hits.has(key)) return
    this.hits.set(key, { tag, order, returning, answer: first, ...(inRegion === undefined ? {} : { inRegion }), ...signalsOf(said) })
  }
}

const brokenVerdict = (broken: readonly Broken[]): ConsentVerdict | undefined => {
  const [first] = broken.toSorted(
    (one, other) => one.visit.length - other.visit.length || JSON.stringify(one.visit).length - JSON.stringify(other.visit).length,
  )
  if (first === undefined) return undefined
  const orders: readonly ConsentOrder[] = [...new Set(broken.map(({ scenario }) => scenario.order))]
  const types = [...new Set(broken.map(({ type }) => type))].filter((type) => type !== '')
  return { verdict: 'broken', code: first.code, values: { types, orders }, scenario: first.scenario, visit: first.visit }
}

const verdictOf = (need: Need, found: Found, setters: readonly string[]): ConsentVerdict => {
  if (need.kind === 'exempt') return { verdict: 'proven', code: need.code, values: { types: [] } }
  const broken = brokenVerdict(found.broken)
  if (broken !== undefined) return broken
  if (found.unknown) return { verdict: 'unknown', code: 'mayBeSetBy', values: { tags: setters } }
  if (!found.fired) return { verdict: 'unknown', code: 'notReached', values: { tags: [] } }
  const code = need.kind === 'settings' ? 'gated' : need.kind === 'builtIn' ? 'builtIn' : 'afterConsent'
  return { verdict: 'proven', code, values: { types: need.kind === 'none' ? [] : need.types } }
}

/**
 * For every tag, over all orders of default, answer and container and all states of consent: that nothing leaves the browser which the visitor did not agree to, the visit that breaks it, or why nobody can know.
 * A state in which one type is denied stands for all in which more are, because every tag waits for each type by itself; the site's own default counts where the container sets one, and 'denied' elsewhere.
 * @throws Error with one sentence for a container that does not run in a web page
 */
export async function proveConsent(file: ContainerFile, { late = 0, region = 'DE', ...options }: ConsentOptions = {}): Promise<ConsentProof> {
  const container = prepare(file)
  const needs = new Map(container.tags.map((tag) => [tag.name, needOf(container, tag)] as const))
  const types = [...new Set([...consentTypes, ...[...needs.values()].flatMap((need) => (need.kind === 'exempt' ? [] : need.types))])]
  const anywhere = await simulatorOf(file, options)
  const inside = await simulatorOf(file, { ...options, region })
  const outside = await simulatorOf(file, { ...options, region: elsewhere })
  try {
    const own = ownDefault(anywhere)
    const intended = Object.fromEntries(types.map((type) => [type, own[type] ?? 'denied']))
    const given: ScenarioOptions = { types, intended, late, region }
    const prover = new Prover(container, needs, intended)
    const visits = visitsOf(
      anywhere,
      file,
      container.tags.filter((tag) => needs.get(tag.name)?.kind !== 'exempt'),
    )
    const scenarios = [...scenariosOf(given)]
    for (const [place, scenario] of scenarios.entries()) {
      options.progress?.(place + 1, scenarios.length)
      for (const steps of visits) {
        const visit = visitUnder(scenario, steps, given)
        const at = scenario.inRegion === false ? outside : inside
        const found = visit === undefined ? undefined : stepsOf(at, visit.steps)
        if (visit !== undefined && found !== undefined && !('code' in found))
          prover.take(scenario, visit, found, scenario.inRegion === false ? elsewhere : region)
      }
    }
    const setters = container.tags.filter((tag) => effectsOf(container, tag).mayConsent).map(({ name }) => name)
    const tags = container.tags.map((tag): TagConsentProof => ({
      tag: tag.name,
      tagId: tag.tagId,
      type: tag.type,
      ...verdictOf(needs.get(tag.name) ?? { kind: 'exempt', code: 'noTrigger' }, prover.of(tag.name), setters),
    }))
    return { tags, hits: [...prover.hits.values()], visits: prover.visits }
  } finally {
    for (const simulator of [anywhere, inside, outside]) simulator.dispose()
  }
}
