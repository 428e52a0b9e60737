import type { TalkRow, TicketClock, TicketPriority, TicketStatus } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

/** What waits is to be noticed, what is worked on is on its way, what is done is fine. */
export const statusTone: Record<TicketStatus, Tone> = { Pending: 'caution', 'In Progress': 'accent', Resolved: 'positive' }

export const priorityTone: Record<TicketPriority, Tone> = { Urgent: 'critical', High: 'caution', Medium: 'neutral', Low: 'neutral' }

export const clockTone: Record<TicketClock['state'], Tone | 'muted'> = { running: 'neutral', overdue: 'critical', met: 'muted', missed: 'muted' }

export const talkTone: Record<TalkRow['state'], Tone> = { upcoming: 'accent', past: 'neutral', cancelled: 'caution' }
