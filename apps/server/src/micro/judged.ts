import { type JUnitCase, junit, type MeasurementPlan, type ToldEvent } from '@tagmason/domain'
import { dueEvents, type EventViolation, judgeEvent, type Sentences, violationMessage, worded } from '@tagmason/tracking'
import { randomUUID } from 'node:crypto'
import type { Arrival, EventFault, Intake } from '../intake/intake.ts'
import { Fault } from '../intake/normalise/fault.ts'
import { normalise } from '../intake/normalise/told.ts'

/** An event that came, and what is wrong with it. */
export interface Judgement {
  /** From 1, in the order in which they came. */
  readonly number: number
  /** ISO 8601, when it came. */
  readonly at: string
  /** The wire format of the client that sent it. */
  readonly format: string
  readonly event: string
  readonly page: string
  readonly params: Readonly<Record<string, string | number | boolean>>
  readonly violations: readonly EventViolation[]
  /** What is wrong, each as one sentence; empty of a good event. */
  readonly problems: readonly string[]
}

const most = 100_000

/** Everything that came since the start or the last reset, judged by a plan. */
export class Judged {
  readonly good: Judgement[] = []
  readonly bad: Judgement[] = []
  readonly #plan: MeasurementPlan
  readonly #words: Sentences
  #came = 0

  /** `words` are the sentences of the language that problems are told in. */
  constructor(plan: MeasurementPlan, words: Sentences) {
    this.#plan = plan
    this.#words = words
  }

  reset(): void {
    this.good.length = 0
    this.bad.length = 0
    this.#came = 0
  }

  /** Names of planned events that are to come, each once. */
  #due(): readonly string[] {
    return [...new Set(dueEvents(this.#plan).map(({ name }) => name))]
  }

  /** Names of planned events that have not come, right or wrong. */
  missing(): readonly string[] {
    const came = new Set([...this.good, ...this.bad].map(({ event }) => event))
    return this.#due().filter((name) => !came.has(name))
  }

  /** What the sender of a broken request is to know. */
  unreadable(format: string, { field, message }: EventFault, at: number): void {
    this.#keep({ format, event: '', page: '', params: {}, violations: [], problems: [field === '' ? message : `${field}: ${message}`] }, at)
  }

  judge(told: ToldEvent, arrival: Arrival): EventFault | null {
    try {
      const surroundings = { newId: randomUUID, saltOf: () => 'micro', userKey: Buffer.alloc(32) }
      // Personal data has to be seen to be told of; nothing is kept when the process ends.
      const { event, identifies } = normalise(told, { ...arrival, keepsPersonalData: true }, surroundings)
      if (identifies) return null
      const { state, violations } = judgeEvent(event, this.#plan)
      const unplanned = state === 'unplanned' ? [`The plan has no event '${event.name}': add it to the plan, or do not send it.`] : []
      const problems = [...unplanned, ...violations.map((one) => worded(this.#words, violationMessage(one)))]
      this.#keep({ format: arrival.format, event: event.name, page: event.path, params: event.params, violations, problems }, arrival.at)
      return null
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const fault = { at: 0, field: error.field, message: error.message }
      this.unreadable(arrival.format, fault, arrival.at)
      return fault
    }
  }

  #keep(one: Omit<Judgement, 'number' | 'at'>, at: number): void {
    const to = one.problems.length === 0 ? this.good : this.bad
    if (to.length === most) to.shift()
    to.push({ number: ++this.#came, at: new Date(at).toISOString(), ...one })
  }

  /** A test for each planned event that is to come, and one for each other that was wrong. */
  junit(): string {
    const wrong = (name: string) =>
      this.bad.filter(({ event }) => event === name).flatMap(({ number, problems }) => problems.map((problem) => `Event ${number}: ${problem}`))
    const missing = new Set(this.missing())
    const due = this.#due()
    const others = [...new Set(this.bad.map(({ event }) => event))].filter((name) => !due.includes(name))
    const cases = [...due, ...others].map((name): JUnitCase => ({
      name: name === '' ? 'requests that cannot be read' : name,
      failures: missing.has(name) ? [`The plan has '${name}', and it did not come.`] : wrong(name),
      seconds: 0,
    }))
    return junit('plan', cases)
  }

  /** An intake that judges and keeps nothing. */
  intake(): Intake {
    return {
      take: (events, arrival) => {
        const faults = events.flatMap((event, at) => {
          const fault = this.judge(event, arrival)
          return fault === null ? [] : [{ ...fault, at }]
        })
        const failed = new Set(faults.map(({ at }) => at))
        const kept = events.flatMap(({ name }, at) => (failed.has(at) ? [] : [{ at, name, isBot: false }]))
        return Promise.resolve({ accepted: kept.length, faults, kept })
      },
      flush: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }
  }
}
