import type { Step } from '@tagmason/domain'
import type { SimulatedStep, Simulation, TagReason } from './outcomes.ts'
import type { ContainerFile, Tag } from '../gtm/model.ts'
import { say, type Words } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'
import { prepare, type Runnable } from './container.ts'
import type { Moment } from './moment.ts'
import { type Left, openPage, type Page, type Start, startOf } from './page.ts'
import type { Sandbox } from './sandbox/types.ts'
import { happening, loading } from './steps.ts'
import { type Handled, Visit } from './visit.ts'

export interface SimulateOptions {
  /** Milliseconds since 1970. Without it, what depends on the clock is unknown. */
  readonly now?: number
  /** For random numbers. Without it they are unknown. */
  readonly seed?: number
  /** Milliseconds of work for one run of custom JavaScript; 50 when left out. */
  readonly timeLimitMs?: number
  /** Names of tags that count as paused, besides those of the file. */
  readonly paused?: readonly string[]
  /** As in Google's preview: debug mode is on, and tags for the published container stay silent. */
  readonly debug?: boolean
  /** Where the visitor is, such as `DE` or `US-CA`, for consent defaults of some regions. Without it what depends on it is unknown. */
  readonly region?: string
  /** Told how far long work is, such as `judgeMutants`: how much is done, of how much. */
  readonly progress?: (done: number, of: number) => void
}

/** A number as the random number variable has them: the same for the same seed, message and variable, whatever else is asked. */
const randomFrom =
  (seed: number | undefined) =>
  (page: Page, name: string): number | undefined => {
    if (seed === undefined) return undefined
    let mixed = seed | 0
    for (const letter of `${page.url.href} ${page.messages.length} ${name}`) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
    return (mixed ^ (mixed >>> 15)) >>> 1
  }

/** What a step led to, tag by tag, over all its events. */
const sumUp = (container: Runnable, step: number, type: string, handled: readonly Handled[], paused: (tag: Tag) => boolean): SimulatedStep => {
  const fired: string[] = []
  const unknown = new Map<Tag, TagReason>()
  const nearest = new Map<Tag, TagReason & { readonly near: number }>()
  for (const { ranked, event } of handled)
    for (const { of, outcome, near } of ranked) {
      const { tag, because } = outcome
      if (outcome.outcome === 'fired') fired.push(tag)
      else if (outcome.outcome === 'unknown') {
        if (!unknown.has(of)) unknown.set(of, { tag, because })
      } else {
        const before = nearest.get(of)?.near ?? -1
        // Of a page load people know the page view, not the events around it.
        if (near > before || (near === before && event.name === 'gtm.js')) nearest.set(of, { tag, because, near })
      }
    }
  const names = new Set(fired)
  const open = container.tags.filter(({ name }) => !names.has(name))
  return {
    step,
    type,
    fired,
    notFired: open.flatMap((tag) => {
      if (unknown.has(tag)) return []
      return [
        {
          tag: tag.name,
          because: paused(tag) ? say('simulate.tag.paused') : (nearest.get(tag)?.because ?? say('simulate.tag.nothingHappened')),
        },
      ]
    }),
    unknown: open.flatMap((tag) => unknown.get(tag) ?? []),
    events: handled.map(({ event }) => event),
  }
}

/** The interpreter for the code of a container; undefined where it has none. */
export const loadSandbox = async (container: Runnable, { seed, timeLimitMs }: SimulateOptions): Promise<Sandbox | undefined> => {
  if (![...container.variables.values(), ...container.tags].some(({ type }) => type === 'jsm' || container.templates.has(type))) return undefined
  // An interpreter is a megabyte: only who has such a variable loads it.
  const { createSandbox } = await import('./sandbox/createSandbox.ts')
  return createSandbox({ ...(seed === undefined ? {} : { seed }), ...(timeLimitMs === undefined ? {} : { timeLimitMs }) })
}

/** A visit under way. */
export interface Run {
  /**
   * @param number 1 is the first step of the visit.
   * @throws Error with one sentence for a step that cannot happen.
   */
  step(step: Step, number: number): SimulatedStep
  /** What the page it is on would leave to another one now. */
  left(): Left | undefined
}

const runOf = (container: Runnable, options: SimulateOptions, sandbox: Sandbox | undefined, start?: Start): Run => {
  const { now, debug = false } = options
  const named = new Set(options.paused)
  const paused = (tag: Tag): boolean => tag.paused === true || named.has(tag.name)
  const own: Moment['options'] = { ...(now === undefined ? {} : { now }), debug, random: randomFrom(options.seed) }
  let visit: Visit | undefined
  const happened = (step: Step, number: number): SimulatedStep => {
    let handled: readonly Handled[]
    if (step.type === 'pageLoad') {
      const first = visit === undefined ? start : undefined
      const opened = new Visit(container, openPage(step, first ?? startOf(step, visit?.page), number), {
        options: own,
        sandbox,
        paused,
        ...(options.region === undefined ? {} : { region: options.region }),
      })
      visit = opened
      handled = loading(step, now).flatMap((occurrences) => opened.handle(occurrences, number))
    } else {
      if (visit === undefined) throw new SentenceError(say('simulate.steps.noPage', { step: number, type: step.type }))
      handled = visit.handle(happening(container, visit.page, step, number), number)
    }
    return sumUp(container, number, step.type, handled, paused)
  }
  return { step: happened, left: () => visit?.page }
}

/** A container made ready for several visits. */
export interface Simulator {
  /** @throws Error with one sentence for a step that cannot happen (the step's number is in it). */
  visit(steps: readonly Step[]): readonly SimulatedStep[]
  /** A visit step by step; `start` is what its first page has from a page before it. */
  run(start?: Start): Run
  /** What of the container is left out, each in one sentence. */
  readonly notes: readonly Words[]
  /** Ends the interpreter of its code, where it has some. */
  dispose(): void
}

/** A container that is ready, with the interpreter that runs its code. */
export const simulatorOn = (container: Runnable, options: SimulateOptions, sandbox: Sandbox | undefined): Simulator => ({
  visit: (steps) => {
    const run = runOf(container, options, sandbox)
    return steps.map((step, index) => run.step(step, index + 1))
  },
  run: (start) => runOf(container, options, sandbox, start),
  notes: container.notes,
  dispose: () => sandbox?.dispose(),
})

/**
 * Makes a web container ready to run.
 * @throws Error with one sentence for a container of another kind.
 */
export const simulatorOf = async (file: ContainerFile, options: SimulateOptions = {}): Promise<Simulator> => {
  const container = prepare(file)
  return simulatorOn(container, options, await loadSandbox(container, options))
}

/**
 * Runs a web container over what a visitor and the page do, without a browser and without Google.
 * What only a browser, a network or the code of a template could tell is unknown, with the reason.
 * @param steps As zod's `stepsInput` lets them through.
 * @throws Error with one sentence for a container of another kind, or a step that cannot happen (the step's number is in it).
 */
export const simulate = async (file: ContainerFile, steps: readonly Step[], options: SimulateOptions = {}): Promise<Simulation> => {
  const { visit, notes, dispose } = await simulatorOf(file, options)
  try {
    return { steps: visit(steps), ...(notes.length === 0 ? {} : { notes }) }
  } finally {
    dispose()
  }
}
