import { z } from 'zod'
import type { InSpace } from '../space.ts'

export const supportCategories = ['technical', 'implementation', 'configuration', 'billing', 'feature'] as const
export const supportPriorities = ['low', 'medium', 'high', 'urgent'] as const

/** Characters that are taken (requirements LEARN-SUP-14). */
export const subjectLimit = 500
export const descriptionLimit = 50_000

/** What the form sends. */
export const supportRequestSchema = z.object({
  category: z.enum(supportCategories),
  priority: z.enum(supportPriorities),
  subject: z.string().trim().min(1).max(subjectLimit),
  description: z.string().trim().min(1).max(descriptionLimit),
})
export type SupportRequest = z.infer<typeof supportRequestSchema>

/** What the form begins with, and goes back to. */
export const emptySupportRequest: SupportRequest = { category: 'technical', priority: 'medium', subject: '', description: '' }

/** Hours within which every request is answered for the first time. */
export const responsePromiseHours = 24

export const ticketStatuses = ['Pending', 'In Progress', 'Resolved'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const ticketPriorities = ['High', 'Medium', 'Low', 'Urgent'] as const
/** The form's priority as it is shown; the samples have the first three. */
export type TicketPriority = (typeof ticketPriorities)[number]

export const unassigned = 'Unassigned'

/** What happened to a ticket, oldest first. */
export interface TicketStep {
  what: 'created' | 'assigned' | 'answered' | 'commented' | 'resolved' | 'reopened'
  /** Name of who did it. */
  by: string
  /** ISO 8601, UTC. */
  at: string
}

/** A file that came with a ticket or a comment. */
export interface TicketFileEntry {
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** A request that is being answered. */
export interface SupportTicket extends InSpace {
  /** `SUP-<year>-<number>` */
  id: string
  subject: string
  status: TicketStatus
  priority: TicketPriority
  /** ISO 8601, UTC. */
  created: string
  /** Name of who answers, or `unassigned`. */
  assignedTo: string
  /** ISO 8601, UTC; null until it was first answered. */
  firstAnswer: string | null
  /** 1 to 5, given when it is resolved; null before or without. */
  rating: number | null
  category: SupportRequest['category']
  description: string
  /** Who asked: id and name of the member. */
  requester: { id: string; name: string }
  files: TicketFileEntry[]
  /** Of the support package at the time: a later change does not loosen what was promised. */
  responseHours: number
  /** IANA name: whose working hours count. */
  timeZone: string
  history: TicketStep[]
}

/** The content of a file that came with a ticket. */
export interface TicketFile extends InSpace, TicketFileEntry {
  ticketId: string
  /** Its media type. */
  type: string
  base64: string
}

/** A word on a ticket. */
export interface TicketComment extends InSpace {
  id: string
  ticketId: string
  author: string
  text: string
  /** ISO 8601, UTC. */
  time: string
  /** Left out where none came with it. */
  files?: TicketFileEntry[]
}

/** Somebody who can be booked. */
export interface SupportExpert {
  id: string
  name: string
  title: string
  expertise: string[]
  /** 0 to 5. */
  rating: number
  /** All that they have ever held, for any account. */
  consultations: number
  /** US dollars. */
  hourlyRate: number
  /** Free from then on, ISO 8601 in UTC. */
  availability: string
  avatar: string | null
  /** IANA name: where they work from nine to five. */
  timeZone: string
}

export const talkKinds = ['consultation', 'call'] as const
export type TalkKind = (typeof talkKinds)[number]

/** A talk with an expert. A `call` is a short one by telephone that costs nothing. */
export interface Consultation extends InSpace {
  id: string
  expertId: string
  /** When it begins, ISO 8601 in UTC. */
  slot: string
  /** Minutes. */
  duration: number
  priceCents: number
  /** 1 to 5; null until it was rated. */
  rating: number | null
  kind: TalkKind
  /** When it was booked, ISO 8601 in UTC. */
  bookedAt: string
  cancelled: boolean
  /** How often it was changed since; calendars go by it. */
  sequence: number
  /** The number to call, or the address of the meeting; null where no meeting provider was set up. */
  place: string | null
}

/** A kind of support that is paid for. */
export interface SupportPackage {
  id: string
  name: 'Basic' | 'Priority' | 'Expert'
  /** US dollars a month; 0 is included. */
  price: number
  /** Hours within which further questions are answered. */
  responseHours: number
  features: string[]
  current: boolean
}

/** Mean hours to the first answer, of the tickets that have one, with one decimal; null where none has. */
export function averageResponseHours(tickets: readonly Pick<SupportTicket, 'created' | 'firstAnswer'>[]): number | null {
  const hours = tickets.flatMap(({ created, firstAnswer }) => (firstAnswer === null ? [] : [(Date.parse(firstAnswer) - Date.parse(created)) / 3_600_000]))
  return mean(hours)
}

/** Mean of the ratings that were given, with one decimal; null where none was. */
export const satisfaction = (rated: readonly { rating: number | null }[]) => mean(rated.flatMap(({ rating }) => (rating === null ? [] : [rating])))

const mean = (values: readonly number[]) => (values.length === 0 ? null : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10)
