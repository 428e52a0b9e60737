import type { ApiAnswer, SendProblem, Session } from '@tagmason/domain'
import type { simulateVisit } from './setup/simulator/simulateVisit.ts'
import type { ApartInput, ApartName, ApartOutput } from './apartWork.ts'
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
