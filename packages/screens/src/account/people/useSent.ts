import { resendSeconds, type SentInvitation } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useSpace } from '../../workspace.tsx'
import { peopleText } from './texts.ts'

/** The invitations that were sent just now: their links can be copied, and for a minute they cannot be sent again. */
export function useSent() {
  const text = useText(peopleText)
  const sample = useSpace() === 'sample'
  const again = useAct('members.resendInvitation')
  const [sent, setSent] = useState<readonly SentInvitation[]>([])
  const [fresh, setFresh] = useState<readonly string[]>([])
  const note = (more: readonly SentInvitation[]) => {
    const emails = more.map(({ invitation }) => invitation.email)
    setSent((before) => [...more, ...before.filter(({ invitation }) => !emails.includes(invitation.email))])
    setFresh((before) => [...before, ...emails])
    setTimeout(() => setFresh((before) => before.filter((email) => !emails.includes(email))), resendSeconds * 1000)
  }
  return {
    sent,
    note,
    hide: () => setSent([]),
    /** Why an invitation cannot be sent again now. */
    resendBlocked: (email: string) => again.blocked || (fresh.includes(email) && text.justSent),
    /** `id` of the invitation, or of who has not come yet. */
    resend: async (id: string) => {
      const outcome = await again.run({ id })
      if (outcome === undefined) return
      note([outcome.done])
      toast.success(sample ? text.resent : text.renewed, { detail: text.resentTo(outcome.done.invitation.email) })
    },
  }
}
export type Sent = ReturnType<typeof useSent>
