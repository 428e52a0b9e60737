import { allows, Refusal, type SupportTicket, type TicketComment, type TicketRow, type TicketStep } from '@tagmason/domain'
import { inSpace, spacesOf } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import { ticketClock } from './ticketClock.ts'

const isSeen = ({ role, member }: Context['session'], { requester }: SupportTicket) => allows(role, 'admin') || requester.id === member.id

/** Which tickets this member may see: their own; admins see all. */
const seen = (context: Context) => (allows(context.session.role, 'admin') ? {} : { requester: context.session.member.id })

/** The newest tickets that this member may see, newest first. */
export async function ticketsOf(context: Context, limit: number): Promise<SupportTicket[]> {
  const rows = await inSpace(context, 'tickets', { where: seen(context), order: 'created', descending: true, limit })
  return rows.toSorted((a, b) => b.created.localeCompare(a.created) || b.id.localeCompare(a.id))
}

/** How many of them are not resolved. */
export const openTickets = (context: Context): Promise<number> =>
  context.records.count('tickets', { ...seen(context), space: spacesOf(context), status: ['Pending', 'In Progress'] })

/** A ticket that this member may see. Throws a `Refusal` notFound. */
export async function ticketOf(context: Context, id: string): Promise<SupportTicket> {
  const ticket = await context.records.get('tickets', id)
  if (ticket === undefined || (ticket.space ?? 'sample') !== context.session.space || !isSeen(context.session, ticket))
    throw new Refusal('notFound', `There is no ticket '${id}' that you may see: look for it under My Tickets.`)
  return ticket
}

/** What was said on a ticket, oldest first. */
export const commentsOf = ({ records }: Context, id: string | readonly string[]) => records.find('ticketComments', { where: { ticketId: id }, order: 'time' })

/** A ticket with the promise that runs for it. */
export const withClock = async (context: Context, ticket: SupportTicket): Promise<TicketRow> => ({
  ...ticket,
  clock: ticketClock(ticket, await commentsOf(context, ticket.id), context.now),
})

/** The same for many, whose comments are read together. */
export async function withClocks(context: Context, tickets: readonly SupportTicket[]): Promise<TicketRow[]> {
  const ids = tickets.map(({ id }) => id)
  const comments = new Map<string, TicketComment[]>(ids.map((id) => [id, []]))
  for (const comment of await commentsOf(context, ids)) comments.get(comment.ticketId)?.push(comment)
  return tickets.map((ticket) => ({ ...ticket, clock: ticketClock(ticket, comments.get(ticket.id) ?? [], context.now) }))
}

/** Changes a ticket and writes down what happened to it. */
export function stepOn(context: Context, ticket: SupportTicket, what: readonly TicketStep['what'][], fields: Partial<SupportTicket>): SupportTicket {
  const [by, at] = [context.session.member.name, context.now.toISOString()]
  const row = { ...ticket, ...fields, history: [...ticket.history, ...what.map((each) => ({ what: each, by, at }))] }
  context.records.put('tickets', ticket.id, row)
  return row
}

/** `SUP-<year>-<number>`: the next number of the year, in both spaces together. */
export async function nextTicketId({ records, now }: Context): Promise<string> {
  const year = now.getUTCFullYear()
  const [last] = await records.find('tickets', { where: { year: String(year) }, order: 'number', descending: true, limit: 1 })
  return `SUP-${year}-${String((last === undefined ? 0 : Number(last.id.slice(9))) + 1).padStart(3, '0')}`
}
