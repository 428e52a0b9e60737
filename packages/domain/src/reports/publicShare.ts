import { z } from 'zod'
import { text } from '../inputTerms.ts'
import type { Session } from '../session.ts'
import type { SharedContent } from './shares.ts'

/** What the public page of a share shows to whoever has its link, and nothing else of the account. */
export interface PublicShare {
  name: string
  /** What the account chose to be seen as. */
  brand: Session['brand']
  /** IANA name, of the project. */
  timeZone: string
  /** When the figures were computed, ISO 8601 in UTC. */
  at: string
  content: PublicContent
}

/** The content without the id of the dashboard, which is nobody's outside. */
export type PublicContent = Extract<SharedContent['content'], { kind: 'report' }> | Omit<Extract<SharedContent['content'], { kind: 'dashboard' }>, 'id'>

/**
 * Why a link shows nothing on its public page. `unknown`: there is none, or it was stopped, which is the same to strangers. `ended`: its time is over. `members`: it
 * opens for members who sign in.
 */
export const publicShareRefusals = ['unknown', 'ended', 'members', 'passwordNeeded', 'passwordWrong'] as const
export type PublicShareRefusal = (typeof publicShareRefusals)[number]

export const publicShareSchema = z.object({ token: text(200), password: z.string().max(200).optional() })

/** Where the public page of a share is. */
export const sharePath = (token: string) => `/share/${token}`
