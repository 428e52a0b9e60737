import { z } from 'zod'
import type { Role } from './roles.ts'
import { languages } from './setup/planTerms.ts'
import { modes } from './shell/modes.ts'
import type { Space } from './space.ts'

/** What a member chose for themselves; acts everywhere at once. */
export const preferencesSchema = z.object({ mode: z.enum(modes), language: z.enum(languages) })
export type Preferences = z.infer<typeof preferencesSchema>

/** Who is here, what they may do, and which project they look at. */
export interface Session {
  member: { id: string; name: string; email: string }
  role: Role
  /** The acts (`ActName`) that this member may not do, each with the least role that may. A name of the door cannot be its type: the door itself answers with sessions. */
  refused: Readonly<Partial<Record<string, Role>>>
  /** Slug of the selected project. */
  project: string
  space: Space
  preferences: Preferences
  /** What the account chose to be seen as; what it did not choose is the product's own. */
  brand: { name?: string; color?: string }
  /** The member's own time zone, IANA name: dates and times are shown in it. */
  timeZone: string
  /** Set where a server does by itself what falls due, so that pages leave it alone. `mail`: it hands mails to a mail server. `inside`: it may call some addresses of its own network. `links`: it answers links to whoever has them. `browser`: it opens pages in a browser of its own. */
  server?: { mail: boolean; inside?: boolean; links?: true; browser?: boolean }
  /** Set in a real project where its figures are counted from collected events, and so can be explained. */
  counts?: true
  /** Set with `counts`: the time zone of the project, IANA name. Days of its figures begin at midnight there, so they are named there, too. */
  projectZone?: string
  /** Set in a real project that says what its site sells in, ISO 4217. */
  projectCurrency?: string
  /** Set where they came in by signing in, and so can go out again. */
  signedIn?: true
  /** The engine's clock, ISO 8601 in UTC; frozen in the sample space. Relative times are told against it. */
  now: string
}
