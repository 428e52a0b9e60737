import { Refusal, type SupportRequest, type SupportTicket, type TicketPriority, unassigned } from '@tagmason/domain'
import { mark } from '../account/inSpace.ts'
import { projectZone } from '../analytics/zonedTime.ts'
import { startWorkflows } from '../automation/startWorkflows.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { queueMail } from '../reports/outbox.ts'
import { currentPackage } from './supportPackages.ts'
import { settingsOf } from './supportSettings.ts'
import { supportWords, written } from './supportWords.ts'
import { firstDue } from './ticketClock.ts'
import { keepFiles } from './ticketFiles.ts'
import { commentsOf, nextTicketId, stepOn, ticketOf, withClock } from './ticketStore.ts'

const shown: Record<SupportRequest['priority'], TicketPriority> = { low: 'Low', medium: 'Medium', high: 'High', urgent: 'Urgent' }

export const tickets: Handles<'tickets'> = {
  'tickets.details': async (context, { id }) => {
    const ticket = await ticketOf(context, id)
    return { ticket: await withClock(context, ticket), comments: await commentsOf(context, id), mine: isMine(context, ticket) }
  },

  'tickets.download': async (context, { id }) => {
    const file = await context.records.get('ticketFiles', id)
    if (file === undefined) throw new Refusal('notFound', `There is no file '${id}': it may have gone with its ticket.`)
    await ticketOf(context, file.ticketId)
    return { fileName: file.name, type: file.type === '' ? 'application/octet-stream' : file.type, base64: file.base64 }
  },

  'tickets.create': (context, { files = [], ...request }) => openTicket(context, request, files),

  'tickets.withdraw': async (context, { id }) => {
    const { records } = context
    const ticket = await ticketOf(context, id)
    mustBeMine(context, ticket)
    if (ticket.status !== 'Pending' || ticket.firstAnswer !== null)
      throw new Refusal('conflict', `'${id}' is ${ticket.status} and cannot be withdrawn any more: resolve it instead.`)
    records.remove('tickets', id)
    for (const comment of await commentsOf(context, id)) records.remove('ticketComments', comment.id)
    for (const file of await records.find('ticketFiles', { where: { ticketId: id } })) records.remove('ticketFiles', file.id)
    for (const mail of await records.find('outbox', { where: { about: id, state: 'queued' } })) records.remove('outbox', mail.id)
  },

  'tickets.comment': async (context, { id, text, files = [] }) => {
    const { records, session, now, ports } = context
    const ticket = await ticketOf(context, id)
    const kept = keepFiles(context, id, files)
    const key = ports.id()
    const time = now.toISOString()
    records.put('ticketComments', key, {
      id: key,
      ticketId: id,
      author: session.member.name,
      text,
      time,
      ...(kept.length === 0 ? {} : { files: kept }),
      ...mark(context),
    })
    // A word of somebody else is an answer; one of the requester wakes a ticket that was resolved.
    if (!isMine(context, ticket))
      return stepOn(context, ticket, ['answered'], {
        firstAnswer: ticket.firstAnswer ?? time,
        ...(ticket.status === 'Pending' ? { status: 'In Progress', assignedTo: session.member.name } : {}),
      })
    if (ticket.status !== 'Resolved') return stepOn(context, ticket, ['commented'], {})
    return stepOn(context, ticket, ['commented', 'reopened'], { status: 'In Progress', rating: null })
  },

  'tickets.assign': async (context, { id, to }) => {
    const ticket = await ticketOf(context, id)
    if (ticket.status === 'Resolved') throw new Refusal('conflict', `'${id}' is resolved: reopen it before somebody takes it on.`)
    const experts = context.session.space === 'sample' ? await context.records.list('supportExperts') : []
    if (to !== context.session.member.name && !experts.some(({ name }) => name === to))
      throw new Refusal('invalid', `'${to}' answers no tickets: choose an expert, or yourself.`, [{ path: 'to', message: 'unknown' }])
    return stepOn(context, ticket, ['assigned'], { assignedTo: to, status: 'In Progress' })
  },

  'tickets.resolve': async (context, { id, rating }) => {
    const ticket = await ticketOf(context, id)
    if (ticket.status === 'Resolved') throw new Refusal('conflict', `'${id}' is resolved already: reload to see its thread.`)
    if (rating !== null) mustBeMine(context, ticket)
    return stepOn(context, ticket, ['resolved'], { status: 'Resolved', rating })
  },

  'tickets.reopen': async (context, { id }) => {
    const ticket = await ticketOf(context, id)
    if (ticket.status !== 'Resolved') throw new Refusal('conflict', `'${id}' is ${ticket.status} and needs no reopening: reload to see its thread.`)
    const touched = ticket.assignedTo !== unassigned || ticket.firstAnswer !== null
    return stepOn(context, ticket, ['reopened'], { status: touched ? 'In Progress' : 'Pending', rating: null })
  },
}

const isMine = ({ session }: Context, { requester }: SupportTicket) => requester.id === session.member.id

function mustBeMine(context: Context, ticket: SupportTicket) {
  if (!isMine(context, ticket)) throw new Refusal('forbidden', `'${ticket.id}' was asked by ${ticket.requester.name}: this is for them to do.`)
}

/** Opens a ticket, tells the member by when it is answered, and sends it to where requests go. */
export async function openTicket(context: Context, request: SupportRequest, files: Parameters<typeof keepFiles>[2]): Promise<SupportTicket> {
  const { records, session, now } = context
  const { member, preferences } = session
  const id = await nextTicketId(context)
  const { priority, ...said } = request
  const ticket: SupportTicket = {
    id,
    ...said,
    status: 'Pending',
    priority: shown[priority],
    created: now.toISOString(),
    assignedTo: unassigned,
    firstAnswer: null,
    rating: null,
    requester: { id: member.id, name: member.name },
    files: keepFiles(context, id, files),
    responseHours: (await currentPackage(context)).responseHours,
    timeZone: await projectZone(context),
    history: [{ what: 'created', by: member.name, at: now.toISOString() }],
    ...mark(context),
  }
  records.put('tickets', id, ticket)
  await startWorkflows(context, { by: 'ticket', about: id, facts: {} }, `${session.project}:${id}`)
  const due = written(new Date(firstDue(now.getTime(), ticket)).toISOString(), preferences.language, ticket.timeZone)
  const [subject, body] = supportWords[preferences.language].ticket(id, ticket.subject, due)
  queueMail(context, { kind: 'ticket', to: [member.email], subject, body, about: id })
  const { mail } = await settingsOf(context)
  if (mail !== '') queueMail(context, { kind: 'supportRequest', to: [mail], subject: `${id}: ${ticket.subject}`, body: ticket.description, about: id })
  return ticket
}
