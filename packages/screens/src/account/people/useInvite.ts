import { type InvitationFault, invitationFaults, type SentInvitation, splitAddresses } from '@tagmason/domain'
import { toast, useLocale } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { peopleText } from './texts.ts'

export interface InviteOf {
  scope: 'account' | 'organisation'
  /** The role that the form begins with, and goes back to. */
  first: string
  onSent(sent: readonly SentInvitation[]): void
}

/** The form that invites people, in either view: what is written, what is wrong with it, and sending it. */
export function useInvite({ scope, first, onSent }: InviteOf) {
  const text = useText(peopleText)
  const { locale } = useLocale()
  const { space, server } = useRead('session.get')
  const goes = space === 'sample' || server?.mail === true
  const { members, invitations, seats } = useRead('members.team')
  const organisation = useRead('members.list')
  const { blocked, busy, run } = useAct('members.invite')
  const [written, write] = useState('')
  const [role, setRole] = useState(first)
  const [department, setDepartment] = useState('')
  const [tried, setTried] = useState(false)

  const emails = splitAddresses(written)
  const waiting = [...invitations, ...organisation.filter(({ status }) => status === 'Invited')]
  const faults = invitationFaults(emails, [...members, ...organisation].map(emailOf), waiting.map(emailOf))
  const wrong = emails.flatMap((email, at) => worded(faults[at] ?? null, email))
  const { used, limit } = seats
  const full = scope === 'account' && limit !== null && used + emails.length > limit && text.noRoom(limit, used)
  const error = emails.length === 0 ? text.emailRequiredDetail : wrong.length > 0 ? wrong.join(' ') : full

  function worded(fault: InvitationFault | null, email: string) {
    return fault === null ? [] : [text.faults[fault](email)]
  }
  const send = async () => {
    setTried(true)
    if (emails.length === 0) toast.error(text.emailRequired, { detail: text.emailRequiredDetail })
    if (error !== false) return
    const outcome = await run({ emails, role, scope, ...(department === '' ? {} : { department }) })
    if (outcome === undefined) return
    const people = new Intl.ListFormat(locale).format(emails)
    toast.success(goes ? text.sent : text.ready, { detail: goes ? text.sentTo(people) : text.waits(people) })
    setTried(false)
    write('')
    setRole(first)
    setDepartment('')
    onSent(outcome.done)
  }
  return { written, write, count: emails.length, role, setRole, department, setDepartment, error: tried && error, send, busy, blocked }
}

const emailOf = ({ email }: { email: string }) => email
