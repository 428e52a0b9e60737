import type { ActInput, ActName, ActOutput, MeasurementPlan, ReadInput, ReadName, ReadOutput, Session } from '@tagmason/domain'
import type { Seed } from './store/memory.ts'
import type { Records } from './store/unitOfWork.ts'

/** What is kept of passwords. `hash` is another text each time; `matches` is false for what it did not write. */
export interface Passwords {
  hash(password: string): Promise<string>
  matches(password: string, hash: string): Promise<boolean>
}

/** What the engine asks of the world around it. Stories and tests give fixed ones. */
export interface Ports {
  now(): Date
  /** A fresh id: unguessable in the product, counted in stories. */
  id(): string
  /** Resolves after so many milliseconds. */
  wait(milliseconds: number): Promise<void>
  /** Makes what is kept of a password, slowly, and knows it again. */
  passwords: Passwords
  /** The TXT records of a name in the DNS, none where it has none; left out where nobody can look. */
  textRecords?(name: string): Promise<readonly string[]>
  /** The sample workspace as it was on the first day. */
  seed(): Seed
}

/** Given to every handler: the records, who asks, and the world. */
export interface Context {
  records: Records
  session: Session
  /** The clock of the selected project: frozen in the sample space. */
  now: Date
  ports: Ports
}

/** The input of a handler has passed the schema: trimmed, with defaults. */
export type ReadHandlers = { [N in ReadName]: (context: Context, input: NonNullable<ReadInput<N>>) => Promise<ReadOutput<N>> }
export type ActHandlers = { [N in ActName]: (context: Context, input: NonNullable<ActInput<N>>, prepared: Prepared<N>) => Promise<ActOutput<N>> }

/** What is worked out before an act's turn comes, where that takes long enough to hold up others. */
export interface Preparations {
  /** The plan, and the project it was asked for: the member may look at another one by the time it is made. */
  'plans.generate': { plan: MeasurementPlan; project: string }
  /** The project that the picture was shown to. */
  'screenshots.analyze': { project: string }
}
type Prepared<N extends ActName> = N extends keyof Preparations ? Preparations[N] : undefined
export type PreparationHandlers = { [N in keyof Preparations]: (context: Context, input: ActInput<N>) => Promise<Preparations[N]> }

/** The handlers of one subject: all reads and acts whose names begin with it, as `anomalies` for `anomalies.list`. */
export type Handles<Subject extends string> = Pick<ReadHandlers, Extract<ReadName, `${Subject}.${string}`>> &
  Pick<ActHandlers, Extract<ActName, `${Subject}.${string}`>>
