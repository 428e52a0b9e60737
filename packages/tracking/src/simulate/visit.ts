import { resolve } from './variables/resolve.ts'
import type { SimulatedEvent } from './outcomes.ts'
import type { Tag } from '../gtm/model.ts'
import { say, type Words } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'
import { Consent } from './consent.ts'
import type { Runnable } from './container.ts'
import type { Ranked } from './decision.ts'
import { fireTags } from './firing.ts'
import { commandOf, isFirstEvent, messageOf, withoutEventModel } from './gtag.ts'
import { asText, BrowserValue, isPlain } from './known.ts'
import { arm, armGroups } from './listeners/arm.ts'
import { completedGroups } from './listeners/groups.ts'
import type { Moment, Occurrence } from './moment.ts'
import { type Page, plainMessage } from './page.ts'
import type { Sandbox } from './sandbox/types.ts'
import { addresseesOf } from './triggers.ts'

export interface VisitOptions {
  readonly options: Moment['options']
  readonly sandbox: Sandbox | undefined
  /** Where the visitor is. */
  readonly region?: string
  readonly paused: (tag: Tag) => boolean
}

export interface Handled {
  readonly event: SimulatedEvent
  readonly ranked: readonly Ranked[]
}

/** More messages from one step are tags that fire each other for ever. */
const mostMessages = 2000

/** What a message leaves that may not have been pushed at all. */
const perhaps = (values: Readonly<Record<string, unknown>>, because: Words): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(values).map((key) => [key, new BrowserValue(because)]))

/** What only a browser knows, as its reason; everything else as it is. */
const toldValue = (value: unknown): unknown => {
  if (value instanceof BrowserValue) return { because: value.because }
  if (Array.isArray(value)) {
    const told = value.map(toldValue)
    return told.every((entry, at) => entry === value[at]) ? value : told
  }
  if (!isPlain(value)) return value
  const told = Object.entries(value).map(([key, entry]) => [key, toldValue(entry)] as const)
  return told.every(([key, entry]) => entry === value[key]) ? value : Object.fromEntries(told)
}

/** The data layer for people. Values of a browser stand nowhere but where the container's own messages put them. */
const shown = (model: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { gtm, event, ...rest } = model
  return {
    ...(event === undefined || event instanceof BrowserValue ? {} : { event }),
    ...(toldValue(rest) as typeof rest),
    ...(gtm === undefined ? {} : { gtm: plainMessage(gtm) }),
  }
}

/** One page of a visit: takes messages one after the other, as the container does. */
export class Visit {
  readonly #consent: Consent

  readonly container: Runnable
  readonly page: Page
  readonly settings: VisitOptions

  constructor(container: Runnable, page: Page, settings: VisitOptions) {
    this.container = container
    this.page = page
    this.settings = settings
    this.#consent = new Consent(settings.region)
  }

  /**
   * Handles messages, and those that tags and groups push meanwhile, which wait until all before them are done, unless they come next.
   * @throws Error where they never end.
   */
  handle(occurrences: readonly Occurrence[], step: number): readonly Handled[] {
    const queue = [...occurrences]
    const handled: Handled[] = []
    const perhapsBy = new Set<Tag>()
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (handled.length >= mostMessages) throw new SentenceError(say('simulate.steps.tooManyMessages', { step, most: mostMessages }))
      if (!this.page.started && isFirstEvent(next.message)) {
        this.page.started = true
        queue.unshift({ message: { event: 'gtm.init' } }, next)
        next = { message: { event: 'gtm.init_consent' } }
      }
      const { pushed, ...done } = this.#one(next)
      handled.push(done)
      // A tag that may fire on everything would push what may fire it for ever.
      queue.push(...pushed.filter(({ next: first, maybe, by }) => first !== true && (maybe === undefined || by === undefined || !perhapsBy.has(by))))
      queue.unshift(...pushed.filter(({ next: first }) => first === true))
      for (const { by } of pushed) if (by !== undefined) perhapsBy.add(by)
    }
    return handled
  }

  #one(occurrence: Occurrence): Handled & { readonly pushed: readonly Occurrence[] } {
    const { page } = this
    const { message } = occurrence
    page.messages.push(message)
    const command = commandOf(message)
    if (command?.[0] === 'consent') this.#consent.apply(command[1], command[2])
    const values = command === undefined ? withoutEventModel(message) : messageOf(command)
    // The parameters of a gtag event are for that event alone.
    page.dataLayer.forget('eventModel')
    if (typeof command?.[0] === 'string' && command[0].includes('.')) page.dataLayer.call(command[0], command.slice(1))
    if (isPlain(values)) page.dataLayer.push(values)
    const value = isPlain(values) ? values['event'] : undefined
    // A page is loaded once: another gtm.js is no event.
    const name = Boolean(value) && (value !== 'gtm.js' || !page.loaded) ? asText(value) : ''
    if (name === 'gtm.js') page.loaded = true
    page.memory.addressees = addresseesOf(this.container, occurrence, name) ?? page.memory.addressees
    const { tags, pushed } = name === '' ? { tags: [], pushed: [] } : this.#event(name, value, occurrence)
    if (occurrence.maybe !== undefined && isPlain(values)) page.dataLayer.push(perhaps(values, occurrence.maybe))
    const { model } = page.dataLayer
    const event: SimulatedEvent = {
      name,
      message: plainMessage(message),
      dataLayer: shown(model),
      consent: this.#consent.state(),
      tags: tags.map(({ outcome }) => outcome),
    }
    return { event, ranked: tags, pushed }
  }

  #event(event: string, eventValue: unknown, occurrence: Occurrence): { readonly tags: readonly Ranked[]; readonly pushed: readonly Occurrence[] } {
    const moment: Moment = {
      container: this.container,
      page: this.page,
      consent: this.#consent,
      sandbox: this.settings.sandbox,
      options: this.settings.options,
      event,
      eventValue,
      occurrence,
      resolve,
      values: new Map(),
      resolving: new Set(),
      circles: 0,
      triggers: new Map(),
      turns: new Map(),
    }
    if (event === 'gtm.init_consent') armGroups(moment)
    if (event === 'gtm.js') arm(moment)
    const { tags, pushes } = fireTags(moment, this.settings.paused)
    return { tags, pushed: [...completedGroups(moment), ...pushes] }
  }
}
