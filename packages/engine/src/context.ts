import type {
  ApiAnswer,
  ActInput,
  ActName,
  ActOutput,
  MeasurementPlan,
  ReadInput,
  ReadName,
  ReadOutput,
  RecordingCheck,
  SendProblem,
  Session,
  SharedReport,
  VisionComparison,
} from '@tagmason/domain'
import type { ProvenPassword } from './account/provenPassword.ts'
import type { sentTest } from './account/webhookDelivery.ts'
import type { PreparedJob } from './jobs/runJob.ts'
import type { proveDraft } from './setup/drafts.ts'
import type { readPublishedContainer } from './setup/published.ts'
import type { readPage } from './setup/readPage.ts'
import type { testVision } from './setup/vision/visionModels.ts'
import type { simulateVisit } from './setup/simulator/simulateVisit.ts'
import type { ApartInput, ApartName, ApartOutput } from './apart.ts'
import type { BrowserPort } from './setup/browserPort.ts'
import type { EventReader } from './store/eventStore.ts'
import type { Seed } from './store/memory.ts'
import type { Records } from './store/unitOfWork.ts'

/** What is kept of passwords. `hash` is another text each time; `matches` is false for what it did not write. */
export interface Passwords {
  hash(password: string): Promise<string>
  matches(password: string, hash: string): Promise<boolean>
}

export interface OutgoingQuestion {
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** Bytes of the answer that are read, and milliseconds for all of it. */
  most: number
  within: number
}

/** An answer of any status, or why there is none. */
export type OutgoingAnswer =
  | {
      status: number
      /** Without parameters, in small letters: `text/html`; '' where nothing is said. */
      type: string
      text: string
      /** There was more than what was read. */
      cut: boolean
      /** Where it came from after redirects. */
      url: string
    }
  | { status: null; problem: SendProblem }

/** What the engine asks of the world around it. Stories and tests give fixed ones. */
export interface Ports {
  now(): Date
  /** A fresh id: unguessable in the product, counted in stories. */
  id(): string
  /** Resolves after so many milliseconds. */
  wait(milliseconds: number): Promise<void>
  /** Makes what is kept of a password, slowly, and knows it again. */
  passwords: Passwords
  /** Counts the wrong passwords that a signed-in member gives, and says after how many seconds there is room for another; left out where no server counts. */
  passwordTries?: { take(member: string): Promise<number>; giveBack(member: string): Promise<void> }
  /** The TXT records of a name in the DNS, none where it has none; left out where nobody can look. */
  textRecords?(name: string): Promise<readonly string[]>
  /** Calls the public API of the server that this runs on; left out where none does, so that the engine answers itself. */
  callApi?(call: { method: string; path: string; authorization: string; body: string }): Promise<ApiAnswer>
  /** The way to addresses of other servers; left out where there is none, as in a page. */
  outgoing?: {
    /** Whether whoever runs this server named the address as one that may be called in a private network. */
    names(url: string): boolean
    /** Sends a message by POST. Never throws: `status` is null where nobody answered. */
    send(message: { url: string; headers: Readonly<Record<string, string>>; body: string }): Promise<{ status: number | null; problem?: SendProblem }>
    /** Asks for a text: by POST where there is a body, else by GET, which follows redirects. Never throws. */
    ask(question: OutgoingQuestion): Promise<OutgoingAnswer>
  }
  /** The browser of this server; left out where none is installed, as in a page. */
  browser?: BrowserPort
  /** Set where a server does by itself what falls due: pages leave it alone. `mail`: it has a mail server to hand mails to. `inside`: addresses of its own network were named. */
  server?: { mail: boolean; inside?: boolean; eventCalls?: number; browser?: boolean }
  /** What links begin with that a server answers to whoever has them, as `https://tagmason.example.com`; left out where none does, as in a page. */
  site?: string
  /**
   * What this account's projects collected; left out where nothing is collected, as in a page. `erase` forgets those of a project. `changes` says how often what can be asked for was changed; null, or left out, where
   * others may change it unheard.
   */
  collected?: { account: string; events: EventReader; erase?(project: string): Promise<void>; changes?(): number | null }
  /** Simulates apart from everything else and within limits, and says which one was reached where the visit could not be run; left out where nobody else has to wait, as in a page. */
  simulate?: typeof simulateVisit
  /** Does work of large inputs apart from everything else and within limits, and rejects with a `Refusal` where one is reached; left out as for `simulate`. */
  apart?<N extends ApartName>(name: N, input: ApartInput<N>): Promise<ApartOutput<N>>
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
  /** The address that is asked from; empty where none is known. */
  from: string
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
  /** What the page holds, and the project that it was read for. */
  'screenshots.readPage': Awaited<ReturnType<typeof readPage>>
  /** The container as it was decoded, and the project that it was read for. */
  'containers.readPublished': Awaited<ReturnType<typeof readPublishedContainer>>
  /** What the proof of the draft came to, and the file and the project that it was checked against. */
  'containers.propose': Awaited<ReturnType<typeof proveDraft>>
  'events.checkRecording': RecordingCheck
  'screenshots.compare': VisionComparison
  /** How many elements the model found, and with which settings it was asked. */
  'vision.test': Awaited<ReturnType<typeof testVision>>
  /** What was sent, and what came back; null where nobody can send. */
  'webhooks.test': Awaited<ReturnType<typeof sentTest>>
  /** What is due of the job, with what each run prepared. */
  'jobs.run': PreparedJob[]
  /** The password that was proven, and the hash of the new one. */
  'settings.changePassword': { proven: ProvenPassword; hash: string }
  /** The password that was proven; undefined where the address stays. */
  'settings.saveProfile': ProvenPassword | undefined
  'settings.enableTwoFactor': ProvenPassword
  'settings.disableTwoFactor': ProvenPassword
  'settings.deleteAccount': ProvenPassword
  /** What is kept of a link's password: null for none, undefined for that which it has. */
  'shares.create': SharedReport['password']
  'shares.change': SharedReport['password'] | undefined
  /** The password that was known, as it is kept. */
  'shares.open': SharedReport['password']
}
type Prepared<N extends ActName> = N extends keyof Preparations ? Preparations[N] : undefined
export type PreparationHandlers = { [N in keyof Preparations]: (context: Context, input: ActInput<N>) => Promise<Preparations[N]> }

/** The handlers of one subject: all reads and acts whose names begin with it, as `anomalies` for `anomalies.list`. */
export type Handles<Subject extends string> = Pick<ReadHandlers, Extract<ReadName, `${Subject}.${string}`>> &
  Pick<ActHandlers, Extract<ActName, `${Subject}.${string}`>>
