import { createContext, type ReactNode, useContext } from 'react'

/** What is to know before anybody is signed in. */
export interface EntranceState {
  /** `local`: whoever sits at the machine is the owner. `demo`: every visitor is. */
  mode: 'local' | 'sign-in' | 'demo'
  signedIn: boolean
  /** Whether the first owner is still to come. */
  setup: boolean
  /** Name and colour of the account, where they are its own. */
  brand: { name?: string; color?: string }
  /** Letters that a password must have. */
  passwordMinLength: number
  /** Whether mails go out: without, no link to a new password can come. */
  mails: boolean
}

/** What stands on an invitation. */
export interface OpenedInvitation {
  email: string
  /** One of the known roles, or the name of one of the account's own. */
  role: string
  /** Who asked, where it is known. */
  from: string | null
  /** ISO 8601, UTC. */
  expires: string
}

/** Why the server said no: `tooMany` comes with minutes, `passwordExpired` with a ticket for a new password, `invalid` with what is wrong in each field. */
export interface Refused {
  code:
    | 'wrong'
    | 'codeNeeded'
    | 'codeWrong'
    | 'suspended'
    | 'passwordExpired'
    | 'tooMany'
    | 'invalid'
    | 'expired'
    | 'notFound'
    | 'conflict'
    | 'ownerFirst'
    | 'unavailable'
  /** After how many one may try again. */
  minutes?: number
  /** Opens the page for a new password, as a link in a mail does. */
  ticket?: string
  /** What is wrong, by field: `short`, `long`, `leaked`, `same` for a password. */
  fields?: Partial<Record<string, string>>
}

export type Answer<T = undefined> = { done: T } | { refused: Refused }

interface Names {
  firstName: string
  lastName: string
}

/** The way in, as the screens ask for it. No method throws for what the server refuses. */
export interface EntranceDoor {
  state(): Promise<Answer<EntranceState>>
  signIn(input: { email: string; password: string; code?: string }): Promise<Answer>
  signOut(): Promise<Answer>
  /** Answers the same for a member and for anybody. */
  forgot(input: { email: string }): Promise<Answer>
  reset(input: { token: string; password: string }): Promise<Answer>
  invitation(token: string): Promise<Answer<OpenedInvitation>>
  accept(input: Names & { token: string; password: string }): Promise<Answer>
  setUp(input: Names & { token: string; email: string; password: string }): Promise<Answer>
  /** Opens another page from the beginning, so that nothing of who was here before is left. */
  leave(address: string): void
}

/** The door comes when it is first needed: nobody who is signed in needs it to see a page. */
export type OpenDoor = () => Promise<EntranceDoor>

const EntranceContext = createContext<OpenDoor | null>(null)

/** Gives what stands under it the way in and out. */
export const EntranceProvider = ({ open, children }: { open: OpenDoor; children: ReactNode }) => (
  <EntranceContext.Provider value={open}>{children}</EntranceContext.Provider>
)

/** Null where nobody signs in. */
export const useEntrance = () => useContext(EntranceContext)
