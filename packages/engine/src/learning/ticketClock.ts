import { responsePromiseHours, type SupportTicket, type TicketClock, type TicketComment, type TicketPriority } from '@tagmason/domain'
import { afterWorkingHours } from './workingHours.ts'

const hour = 3_600_000

/** Which part of a package's hours a priority leaves; what is urgent counts nights and weekends too. */
const shares: Record<TicketPriority, number> = { Low: 1, Medium: 1, High: 0.5, Urgent: 0.5 }

type Promised = Pick<SupportTicket, 'priority' | 'responseHours' | 'timeZone'>

/** When an answer is due by the package alone: its hours, in working hours of the time zone. `from` and the answer are epoch milliseconds. */
export function packageDue(from: number, { priority, responseHours, timeZone }: Promised): number {
  const hours = responseHours * shares[priority]
  return priority === 'Urgent' ? from + hours * hour : afterWorkingHours(from, hours, timeZone)
}

/** When the first answer is due: by the package, and in any case within the hours that everybody is promised. */
export const firstDue = (created: number, ticket: Promised) => Math.min(created + responsePromiseHours * hour, packageDue(created, ticket))

/** How a ticket stands with its promises. `comments` are its own, oldest first. */
export function ticketClock(ticket: SupportTicket, comments: readonly TicketComment[], now: Date): TicketClock | null {
  const owed = (kind: TicketClock['kind'], due: number): TicketClock => ({
    kind,
    due: new Date(due).toISOString(),
    state: now.getTime() > due ? 'overdue' : 'running',
  })
  const due = firstDue(Date.parse(ticket.created), ticket)
  if (ticket.firstAnswer === null) return ticket.status === 'Resolved' ? null : owed('first', due)
  const asked = openQuestion(ticket, comments)
  if (asked !== null && ticket.status !== 'Resolved') return owed('further', packageDue(Date.parse(asked.time), ticket))
  return { kind: 'first', due: new Date(due).toISOString(), state: Date.parse(ticket.firstAnswer) <= due ? 'met' : 'missed' }
}

/** What the requester has said since the last answer, the first word of it. */
function openQuestion({ requester, firstAnswer }: SupportTicket, comments: readonly TicketComment[]): TicketComment | null {
  const last = comments.findLastIndex(({ author }) => author !== requester.name)
  return comments.slice(last + 1).find(({ time }) => firstAnswer !== null && time >= firstAnswer) ?? null
}
