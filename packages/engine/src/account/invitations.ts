import {
  type EnterpriseMember,
  type InSpace,
  type Invitation,
  invitationDays,
  invitationFaults,
  invitationLink,
  type ListedInvitation,
  Refusal,
  resendSeconds,
  type SentInvitation,
} from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { queueMail } from '../reports/outbox.ts'
import { inSpace, mark } from './inSpace.ts'
import { mailWords } from './mailWords.ts'
import { mustNotBeAbove, roleNamed } from './people.ts'
import { peopleHere } from './peopleHere.ts'
import { seatsOf } from './seats.ts'
import { freshSecret, sha256 } from './secrets.ts'

const day = 86_400_000

/** An invitation as it stands at a time. */
export const asListed = (row: Invitation, now: Date): ListedInvitation => ({ ...row, state: Date.parse(row.expiresDate) > now.getTime() ? 'open' : 'expired' })

export const invitations: Pick<Handles<'members'>, 'members.invite' | 'members.resendInvitation' | 'members.cancelInvitation' | 'members.accept'> = {
  'members.invite': async (context, { emails, role: name, department, scope }) => {
    const { records, ports, now, session } = context
    const role = await roleNamed(context, name)
    mustNotBeAbove(context, role.base)
    if (department !== undefined && !(await inSpace(context, 'departments')).some((row) => row.name === department))
      throw new Refusal('invalid', `There is no department '${department}': choose one of the list.`, [{ path: 'department', message: 'unknown' }])
    await mustBeNew(context, emails)
    if (scope === 'account') await mustHaveRoom(context, emails.length)
    const sent: SentInvitation[] = []
    for (const email of emails) {
      const id = ports.id()
      const row: Invitation = {
        id,
        email,
        role: role.base,
        sentDate: now.toISOString(),
        expiresDate: '',
        scope,
        ...(role.custom ? { customRole: role.name } : {}),
        ...(department === undefined ? {} : { department }),
        ...mark(context),
      }
      if (scope === 'organisation') {
        const member = { id: ports.id(), name: email.split('@')[0] ?? email, email, role: role.name, department: department ?? '', status: 'Invited' as const }
        records.put('enterpriseMembers', member.id, { ...member, lastActive: null, joinDate: null, avatar: null, ...mark(context) })
      }
      sent.push(await send(context, row, session.member.name))
    }
    return sent
  },

  'members.resendInvitation': async (context, { id }) => {
    const row = await invitationOf(context, id)
    const token = await context.records.get('invitationTokens', row.id)
    const wait = token === undefined ? 0 : Date.parse(token.sent) + resendSeconds * 1000 - context.ports.now().getTime()
    if (wait > 0)
      throw new Refusal('conflict', `This was sent just now: send it again in ${Math.ceil(wait / 1000)} seconds.`, [{ path: 'id', message: 'tooSoon' }])
    return send(context, row, context.session.member.name)
  },

  'members.cancelInvitation': async (context, { id }) => {
    const row = await invitationOf(context, id)
    withdraw(context, row)
    // Who has not come yet only stands there because of it.
    const { accounts, members } = await peopleHere(context)
    for (const member of accounts) if (member.status === 'pending' && same(member.email, row.email)) context.records.remove('accountMembers', member.id)
    for (const member of members) if (member.status === 'Invited' && same(member.email, row.email)) context.records.remove('enterpriseMembers', member.id)
  },

  'members.accept': async (context, { token, firstName, lastName }) => {
    const { records, now } = context
    const hash = await sha256(token)
    const known = (await records.list('invitationTokens')).find((row) => row.hash === hash)
    const row = known === undefined ? undefined : await records.get('invitations', known.id)
    if (row === undefined) throw new Refusal('notFound', 'This invitation is not valid any more: ask for a new one.')
    if (asListed(row, now).state === 'expired')
      throw new Refusal('conflict', `This invitation ended on ${row.expiresDate.slice(0, 10)}: ask for a new one.`, [{ path: 'token', message: 'expired' }])
    return takeInvitation(context, row, { firstName, lastName }, now.toISOString())
  },
}

/** Makes a member of whoever was invited. */
export async function takeInvitation(
  { records, ports }: { records: Context['records']; ports: Pick<Context['ports'], 'id'> },
  row: Invitation,
  { firstName, lastName }: { firstName: string; lastName: string },
  at: string,
): Promise<EnterpriseMember> {
  const name = `${firstName} ${lastName}`
  const accounts = await records.list('accountMembers')
  const before = (await records.list('enterpriseMembers')).find((member) => same(member.email, row.email))
  const id = before?.id ?? accounts.find((member) => same(member.email, row.email))?.id ?? ports.id()
  // Who was invited in the real space is seen in it, and not in the sample.
  const marks: InSpace = row.space === undefined ? {} : { space: row.space }
  const member: EnterpriseMember = {
    avatar: null,
    ...before,
    ...marks,
    id,
    name,
    email: row.email,
    role: row.customRole ?? (await builtIn(records, row.role)),
    department: row.department ?? before?.department ?? '',
    status: 'Active',
    lastActive: at,
    joinDate: at,
  }
  records.put('enterpriseMembers', id, member)
  if (row.scope !== 'organisation')
    records.put('accountMembers', id, { id, name, email: row.email, role: row.role, status: 'active', joinedDate: at, lastActive: at, ...marks })
  withdraw({ records }, row)
  return member
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Takes an invitation back: its link opens nothing any more. */
export function withdraw({ records }: Pick<Context, 'records'>, { id }: Invitation) {
  records.remove('invitations', id)
  records.remove('invitationTokens', id)
}

const builtIn = async (records: Context['records'], base: Invitation['role']) =>
  (await records.list('enterpriseRoles')).find((role) => !role.custom && role.base === base)?.name ?? base

/** Writes a new link and puts the mail with it into the outbox. Links before it open nothing any more. */
async function send(context: Context, row: Invitation, from: string): Promise<SentInvitation> {
  const { records, ports, now } = context
  const token = await freshSecret(ports)
  const invitation: Invitation = { ...row, sentDate: now.toISOString(), expiresDate: new Date(now.getTime() + invitationDays * day).toISOString() }
  const link = invitationLink(token)
  records.put('invitations', row.id, invitation)
  records.put('invitationTokens', row.id, { id: row.id, hash: await sha256(token), sent: ports.now().toISOString(), by: from })
  const role = row.customRole ?? row.role
  const [subject, body] = mailWords[context.session.preferences.language].invitation(from, role, invitationDays, link)
  queueMail(context, { kind: 'invitation', to: [row.email], subject, body, about: row.id, account: true })
  return { invitation: asListed(invitation, now), link }
}

/** An invitation by its id, or by that of a member who has not come yet. Throws a `Refusal` notFound. */
async function invitationOf(context: Context, id: string): Promise<Invitation> {
  const { records, now } = context
  const invited = await inSpace(context, 'invitations')
  const known = invited.find((row) => row.id === id)
  if (known !== undefined) return known
  const { accounts, members } = await peopleHere(context)
  const waiting = members.find((row) => row.id === id && row.status === 'Invited')
  const pending = accounts.find((row) => row.id === id && row.status === 'pending')
  const email = pending?.email ?? waiting?.email
  if (email === undefined) throw new Refusal('notFound', `There is no invitation '${id}': it may have been taken or cancelled.`)
  const open = invited.find((row) => same(row.email, email))
  if (open !== undefined) return open
  // The organisation's other accounts keep their invitations to themselves: this one begins here.
  const role = (await records.list('enterpriseRoles')).find((row) => row.name === waiting?.role)
  const base = { id: `invitation:${id}`, email, role: role?.base ?? 'viewer', sentDate: now.toISOString(), expiresDate: '', scope: 'organisation' } as const
  return {
    ...base,
    ...(role?.custom === true ? { customRole: role.name } : {}),
    ...(waiting === undefined ? {} : { department: waiting.department }),
    ...mark(context),
  }
}

const emailsOf = (rows: readonly { email: string }[]) => rows.map((row) => row.email)

/** Addresses sign people in, so that none is in the account twice, in whichever space. */
async function mustBeNew({ records }: Context, emails: readonly string[]) {
  const members = await records.list('enterpriseMembers')
  const waiting = [...(await records.list('invitations')), ...members.filter((row) => row.status === 'Invited')]
  const faults = invitationFaults(emails, emailsOf([...(await records.list('accountMembers')), ...members]), emailsOf(waiting))
  const issues = faults.flatMap((message, place) => (message === null ? [] : [{ path: `emails.${place}`, message }]))
  if (issues.length > 0)
    throw new Refusal(
      'invalid',
      `Nobody was invited, because ${issues.length} of ${emails.length} addresses cannot be: correct them or leave them out.`,
      issues,
    )
}

async function mustHaveRoom(context: Context, more: number) {
  const { used, limit } = await seatsOf(context)
  if (limit !== null && used + more > limit)
    throw new Refusal('conflict', `The plan has room for ${limit} members and ${used} of them are taken: remove somebody or choose a larger plan.`, [
      { path: 'emails', message: 'seats' },
    ])
}
