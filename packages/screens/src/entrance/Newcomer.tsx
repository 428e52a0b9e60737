import { useState } from 'react'
import { useText } from '../language.ts'
import type { Answer, EntranceDoor } from './door.tsx'
import { EmailField, isEmail } from './EmailField.tsx'
import { FixedEmail } from './FixedEmail.tsx'
import { GateForm } from './GateForm.tsx'
import { isName, NameFields } from './NameFields.tsx'
import { isGoodPassword, NewPassword } from './NewPassword.tsx'
import { entranceText } from './texts.ts'
import { useAsk } from './useAsk.ts'

export interface NewcomerProps {
  /** The words of the button. */
  label: string
  least: number
  /** Where it is not theirs to choose. */
  email?: string
  /** Makes a member of them. */
  come(door: EntranceDoor, who: { firstName: string; lastName: string; email: string; password: string }): Promise<Answer>
}

/** A link that opens nothing may have been used by an earlier try of the same visitor, whose answer was lost on the way: then their password opens a session. */
const usedUp: ReadonlySet<string> = new Set(['notFound', 'expired'])

/** Who comes for the first time: names and a password, with which they are then signed in. */
export function Newcomer({ label, least, email, come }: NewcomerProps) {
  const text = useText(entranceText)
  const { ask, leave, forget, ...asking } = useAsk()
  const { refused } = asking
  const [draft, setDraft] = useState({ firstName: '', lastName: '', email: email ?? '', password: '' })
  const [tried, setTried] = useState(false)
  const set = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part })
    forget()
  }
  const submit = async () => {
    setTried(true)
    const { firstName, lastName, password } = draft
    const who = { firstName: firstName.trim(), lastName: lastName.trim(), email: draft.email.trim(), password }
    if (!isName(firstName) || !isName(lastName) || !isEmail(who.email) || !isGoodPassword(password, least)) return
    const answer = await ask(async (door) => {
      const came = await come(door, who)
      if ('refused' in came && !usedUp.has(came.refused.code)) return came
      const entered = await door.signIn({ email: who.email, password })
      if ('done' in entered) return { done: '/' }
      return 'done' in came ? { done: '/sign-in' } : came
    })
    if ('done' in answer) leave(answer.done)
  }
  return (
    <GateForm {...asking} label={label} onSubmit={() => void submit()}>
      <NameFields firstName={draft.firstName} lastName={draft.lastName} onChange={set} tried={tried} />
      {email === undefined ? (
        <EmailField value={draft.email} onChange={(typed) => set({ email: typed })} tried={tried} refused={refused?.fields?.['email'] !== undefined} />
      ) : (
        <FixedEmail value={email} />
      )}
      <NewPassword label={text.password} value={draft.password} onChange={(password) => set({ password })} least={least} tried={tried} refused={refused} />
    </GateForm>
  )
}
