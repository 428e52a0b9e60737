import type { Step } from '@tagmason/domain'
import type { SimulatedStep, TagOutcome } from '../simulate/outcomes.ts'
import { googleTypes } from '../consent/needs.ts'
import { tagTypeOf } from '../tagTypes/index.ts'
import type { ContainerFile } from '../gtm/model.ts'
import { stepsOf } from '../mutate/observe.ts'
import { prepare } from '../simulate/container.ts'
import { effectsOf } from '../simulate/effects.ts'
import { type SimulateOptions, type Simulator, simulatorOf } from '../simulate/simulate.ts'
import { visitsFor } from '../visits/cover.ts'
import { type Canary, canaryFor, formIn } from './canary.ts'
import { type Place, placesOf } from './sources.ts'
import type { Taint, TaintFlow, TaintOpen, TaintSource } from './types.ts'

export interface TaintOptions extends SimulateOptions {
  /** Visits to look at; made up for every trigger when left out. */
  readonly visits?: readonly (readonly Step[])[]
}

/** What Google's tags take from the page by themselves, and the name of the parameter that stands in for it. */
const taken: Readonly<Partial<Record<TaintSource['kind'], string>>> = { address: 'page_location', title: 'page_title', referrer: 'page_referrer' }

interface Firing {
  readonly at: number
  readonly on: string
  /** The ecommerce data of the data layer at that moment. */
  readonly ecommerce: unknown
  readonly outcome: TagOutcome
}

const firingsOf = (found: readonly SimulatedStep[]): readonly Firing[] =>
  found.flatMap(({ events }, at) =>
    events.flatMap(({ name, dataLayer, tags }) =>
      tags.filter(({ outcome }) => outcome === 'fired').map((outcome) => ({ at, on: name, ecommerce: dataLayer['ecommerce'], outcome })),
    ),
  )

const keyOf = (key: string): string => key.slice(key.indexOf('.') + 1)

/** Whether the tag, or the Google tag that ran before it, says something of its own in the place of what gtag takes. */
const isReplaced = (firings: readonly Firing[], { at, outcome }: Firing, parameter: string): boolean =>
  firings.some(
    (one) =>
      (one.outcome === outcome || (one.outcome.type === 'googtag' && one.at <= at)) &&
      one.outcome.parameters.some(({ key, value }) => keyOf(key) === parameter && !(value.known && value.value === undefined)),
  )

class Finder {
  readonly flows = new Map<string, TaintFlow>()
  readonly open = new Map<string, TaintOpen>()
  visits = 0

  readonly simulator: Simulator
  /** Tags that only push to the data layer. */
  readonly quiet: ReadonlySet<string>
  /** Tags whose code nobody reads. */
  readonly closed: ReadonlySet<string>

  constructor(simulator: Simulator, quiet: ReadonlySet<string>, closed: ReadonlySet<string>) {
    this.simulator = simulator
    this.quiet = quiet
    this.closed = closed
  }

  #firings(steps: readonly Step[]): readonly Firing[] | undefined {
    this.visits++
    const found = stepsOf(this.simulator, steps)
    return 'code' in found ? undefined : firingsOf(found)
  }

  look(steps: readonly Step[]): void {
    const plain = this.#firings(steps)
    if (plain === undefined || plain.length === 0) return
    for (const firing of plain) this.#note(firing.outcome)
    const planted = placesOf(steps).map((place, number) => ({ place, canary: canaryFor(place.source.key, this.visits * 1000 + number) }))
    const all = this.#try(steps, planted)
    // Where the canaries keep a tag from firing, each is tried by itself.
    const names = (list: readonly Firing[] | undefined) => (list ?? []).map(({ at, on, outcome }) => `${at} ${on} ${outcome.tag}`).join('\n')
    if (names(all) !== names(plain)) for (const one of planted) this.#try(steps, [one])
  }

  #try(steps: readonly Step[], planted: readonly { readonly place: Place; readonly canary: Canary }[]): readonly Firing[] | undefined {
    const visit = planted.reduce((made, { place, canary }) => place.put(made, canary.value), steps)
    const firings = this.#firings(visit)
    for (const firing of firings ?? [])
      if (!this.quiet.has(firing.outcome.tag)) for (const { place, canary } of planted) this.#search(firings ?? [], firing, place, canary, steps)
    return firings
  }

  #search(firings: readonly Firing[], firing: Firing, { source, put }: Place, canary: Canary, steps: readonly Step[]): void {
    const { at, on, outcome } = firing
    const found = (parameter: string, form: TaintFlow['form'], automatic: boolean): void => {
      const key = JSON.stringify([source.kind, source.key, outcome.tag, parameter, form])
      if (this.flows.has(key)) return
      const { tag, tagId, type } = outcome
      this.flows.set(key, { source, tag, tagId, type, on, parameter, form, automatic, visit: put(steps, canary.value).slice(0, at + 1) })
    }
    for (const { key, value } of outcome.parameters) {
      const form = value.known ? formIn(value.value, canary) : undefined
      if (form !== undefined) found(key, form, false)
    }
    // What the code of a template asks for, whatever the address is made of.
    for (const { api, address } of outcome.requests ?? []) {
      const form = formIn(address, canary)
      if (form !== undefined) found(api, form, false)
    }
    const sendsEcommerce = outcome.parameters.some(({ key, value }) => key === 'sendEcommerceData' && value.known && value.value === true)
    const inEcommerce = sendsEcommerce ? formIn(firing.ecommerce, canary) : undefined
    if (inEcommerce !== undefined) found('ecommerce', inEcommerce, true)
    const parameter = taken[source.kind]
    // What stands behind # is no part of what gtag takes.
    if (parameter === undefined || source.key === 'fragment' || !googleTypes.has(outcome.type) || tagTypeOf(outcome.type)?.sendsNothing === true) return
    if (!isReplaced(firings, firing, parameter)) found(parameter, source.kind === 'title' ? 'plain' : 'encoded', true)
  }

  #note({ tag, tagId, type, parameters, effects }: TagOutcome): void {
    const note = (parameter: string) => this.open.set(JSON.stringify([tag, parameter]), { tag, tagId, parameter })
    // The code of a template is run, so what is open of it is known firing by firing.
    if (type.startsWith('cvt_') ? effects.length > 0 : this.closed.has(tag)) note('')
    for (const { key, value } of parameters) if (!value.known) note(key)
  }
}

/**
 * Where a visitor's data goes: a canary is put into every source of every visit, and looked for in what each tag sends, also in small letters, encoded and hashed.
 * @throws Error with one sentence for a container that does not run in a web page
 */
export async function taintOf(file: ContainerFile, { visits: given, ...options }: TaintOptions = {}): Promise<Taint> {
  const container = prepare(file)
  const quiet = new Set(container.tags.filter((tag) => tag.type === 'html' && effectsOf(container, tag).open.length === 0).map(({ name }) => name))
  const closed = new Set(container.tags.filter((tag) => effectsOf(container, tag).open.length > 0).map(({ name }) => name))
  const simulator = await simulatorOf(file, options)
  try {
    const finder = new Finder(simulator, quiet, closed)
    const made = given ?? visitsFor(file).flatMap(({ purpose, steps }) => (['holds', 'bare', 'row', 'otherwise', 'group'].includes(purpose) ? [steps] : []))
    for (const [place, steps] of made.entries()) {
      finder.look(steps)
      options.progress?.(place + 1, made.length)
    }
    const flows = [...finder.flows.values()].toSorted((one, other) => Number(other.source.personal) - Number(one.source.personal))
    return { flows, open: [...finder.open.values()], visits: finder.visits }
  } finally {
    simulator.dispose()
  }
}
