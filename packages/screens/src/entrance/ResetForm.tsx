import { useState } from 'react'
import { useText } from '../language.ts'
import { FixedEmail } from './FixedEmail.tsx'
import { GateForm } from './GateForm.tsx'
import { isGoodPassword, NewPassword } from './NewPassword.tsx'
import { entranceText } from './texts.ts'
import { useAsk } from './useAsk.ts'

export interface ResetFormProps {
  token: string
  /** Whose password it is, where it is known. */
  email?: string
  least: number
  onDone(password: string): void | Promise<void>
}

/** A new password by the token of a link, or of the way in. */
export function ResetForm({ token, email, least, onDone }: ResetFormProps) {
  const text = useText(entranceText)
  const { ask, forget, ...asking } = useAsk()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const submit = async () => {
    setTried(true)
    if (!isGoodPassword(password, least)) return
    if ('done' in (await ask((door) => door.reset({ token, password })))) await onDone(password)
  }
  return (
    <GateForm {...asking} label={text.savePassword} onSubmit={() => void submit()}>
      {email === undefined ? null : <FixedEmail value={email} />}
      <NewPassword
        label={text.newPassword}
        value={password}
        onChange={(typed) => {
          setPassword(typed)
          forget()
        }}
        least={least}
        tried={tried}
        refused={asking.refused}
      />
    </GateForm>
  )
}
