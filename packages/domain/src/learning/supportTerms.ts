import type { MailWay } from '../reports/outbox.ts'
import { base64Text } from '../base64Text.ts'
import { z } from 'zod'
import { address, byId, text } from '../inputTerms.ts'
import type { InSpace } from '../space.ts'
import type { Words } from './content.ts'
import { type Consultation, type SupportExpert, type SupportPackage, supportRequestSchema, type SupportTicket, type TicketComment } from './support.ts'

/** Files with one ticket or comment, and the bytes of each, at most. */
export const ticketFilesLimit = 5
export const ticketFileBytes = 2_000_000

const files = z
  .array(z.object({ name: text(200), type: z.string().max(120), base64: base64Text(ticketFileBytes) }))
  .max(ticketFilesLimit)
  .default([])
const stars = z.number().int().min(1).max(5)

export const ticketSchema = supportRequestSchema.extend({ files })
export const ticketCommentSchema = byId.extend({ text: text(50_000), files })
/** Name of who answers from now on. */
export const ticketAssignSchema = byId.extend({ to: text(120) })
/** `rating` is null where the member gave none. */
export const ticketResolveSchema = byId.extend({ rating: stars.nullable() })
export const talkRatingSchema = byId.extend({ stars })

const slot = z.iso.datetime()
export const talkMinutes = [30, 60] as const
/** Minutes of a call. */
export const callMinutes = 15
/** Books an expert, by id, from a free slot on. */
export const bookSchema = z.object({ expertId: text(100), slot, minutes: z.literal(talkMinutes).default(60) })
/** The expert who is free then calls the number. */
export const callSchema = z.object({
  slot,
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()/.-]{5,30}$/),
})
export const moveSchema = byId.extend({ slot })
/** Null asks for everybody's. */
export const slotsSchema = z.object({ expertId: text(100).nullable() })

/** Where requests go, and the https address under which meetings are opened; empty where there is none. */
export const supportSettingsSchema = z.object({
  mail: z.union([z.literal(''), address.max(200)]),
  meetings: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]),
})
export type SupportSettings = z.infer<typeof supportSettingsSchema>
export interface StoredSupportSettings extends SupportSettings, InSpace {
  /** The space. */
  id: string
}

/** The account's support package; `next` takes its place at the end of the period. */
export interface SupportPlan extends InSpace {
  /** The space. */
  id: string
  packageId: string
  next: { packageId: string; from: string } | null
}

/**
 * The promise that runs for a ticket, or the one that was made for its first answer. `running` and `overdue`: an answer is owed. `met` and `missed`: it was
 * given. Null clocks belong to tickets that were resolved without an answer.
 */
export interface TicketClock {
  kind: 'first' | 'further'
  /** ISO 8601, UTC. */
  due: string
  state: 'running' | 'overdue' | 'met' | 'missed'
}

export type TicketRow = SupportTicket & { clock: TicketClock | null }

export interface TicketThread {
  ticket: TicketRow
  /** Oldest first. */
  comments: TicketComment[]
  /** Whether the member is the one who asked. */
  mine: boolean
}

export type ExpertCard = SupportExpert & {
  /** The next free slot; null where none is left in sight. */
  next: string | null
}

export interface FreeSlot {
  expertId: string
  /** ISO 8601, UTC. */
  at: string
}

export type TalkRow = Consultation & { expert: string; state: 'upcoming' | 'past' | 'cancelled' }

/** What choosing a package means: it is the one, at once for so much, at the end of the period, or that was chosen already. */
export type PackageCard = SupportPackage & {
  change: 'current' | 'upgrade' | 'downgrade' | 'planned'
  /** Of the rest of the period, for an upgrade; else 0. */
  dueCents: number
  /** When it takes effect, ISO 8601 in UTC. */
  from: string
}

export interface Support {
  figures: {
    /** Tickets that are pending or in progress. */
    open: number
    /** Mean time to the first answer. */
    averageHours: number | null
    /** Consultations that were booked and not cancelled. */
    consultations: number
    /** 1 to 5. */
    satisfaction: number | null
  }
  /** Newest first. */
  tickets: TicketRow[]
  experts: ExpertCard[]
  /** Latest first. */
  talks: TalkRow[]
  packages: PackageCard[]
  /** What the consultations add to the next invoice. */
  bill: { cents: number; on: string | null }
  settings: SupportSettings
  /** `sandbox`: the sample's stand-in. `notConfigured`: it is missing, and what it would do waits. */
  mail: MailWay
  payment: 'test' | 'notConfigured'
  people: 'sandbox' | 'notConfigured'
}

/** `notConfigured`: the order is kept until there is a payment provider. */
export interface PackageChange {
  state: 'changed' | 'planned' | 'notConfigured'
  from: string | null
}

/** Null where no address for meetings is set up. */
export interface ScreenShare {
  address: string | null
}

/** A place in the documentation that answers. */
export interface ChatSource {
  article: string
  title: Words[]
  excerpt: Words[]
}

/** One turn in the chat. The assistant answers with places in the documentation and words nothing itself. */
export interface ChatMessage extends InSpace {
  id: string
  userId: string
  from: 'member' | 'assistant'
  text: string
  found: ChatSource[]
  /** ISO 8601, UTC. */
  at: string
}

export interface Chat {
  /** Oldest first. */
  messages: ChatMessage[]
  /** Whether somebody is there to take over; else a ticket is opened. */
  person: boolean
}

export const chatSchema = z.object({ text: text(2000) })

/** How many tickets are listed, and how many consultations: the newest of each. */
export const listedTickets = 200
export const listedTalks = 200
