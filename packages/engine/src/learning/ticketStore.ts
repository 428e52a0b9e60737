import { allows, Refusal, type SupportTicket, type TicketRow, type TicketStep } from '@tagmason/domain'
import { inSpace } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import { ticketClock } from './ticketClock.ts'

/** The tickets that this member may see, newest first: their own; admins see all. */
export async function ticketsOf(context: Context): Promise<SupportTicket[]> {
  const { role, member } = context.session
  const rows = (await inSpace(context, 'tickets')).filter(({ requester }) => allows(role, 'admin') || requester.id === member.id)
  return rows.toSorted((a, b) => b.created.localeCompare(a.created) || b.id.localeCompare(a.id))
}

/** A ticket that this member may see. Throws a `Refusal` notFound. */
export async function ticketOf(context: Context, id: string): Promise<SupportTicket> {
  const ticket = (await ticketsOf(context)).find((each) => each.id === id)
  if (ticket === undefined) throw new Refusal('notFound', `There is no ticket '${id}' that you may see: look for it under My Tickets.`)
  return ticket
}

/** What was said on a ticket, oldest first. */
export const commentsOf = async (context: Context, id: string) =>
  (await inSpace(context, 'ticketComments')).filter(({ ticketId }) => ticketId === id).toSorted((a, b) => a.time.localeCompare(b.time))

/** A ticket with the promise that runs for it. */
export const withClock = async (context: Context, ticket: SupportTicket): Promise<TicketRow> => ({
  ...ticket,
  clock: ticketClock(ticket, await commentsOf(context, ticket.id), context.now),
})

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
  const numbers = (await records.list('tickets')).flatMap(({ id }) => (id.startsWith(`SUP-${year}-`) ? [Number(id.slice(9))] : []))
  return `SUP-${year}-${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`
}
