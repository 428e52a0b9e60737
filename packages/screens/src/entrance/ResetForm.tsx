import { Button, Form, Stack, TextField } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../language.ts'
import { isGoodPassword, NewPassword } from './NewPassword.tsx'
import { Refusal } from './Refusal.tsx'
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
  const { ask, busy, refused, forget, form } = useAsk()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const submit = async () => {
    setTried(true)
    if (!isGoodPassword(password, least)) return
    if ('done' in (await ask((door) => door.reset({ token, password })))) await onDone(password)
  }
  return (
    <Stack>
      <Refusal of={refused} />
      <Form
        ref={form}
        busy={busy}
        onSubmit={() => void submit()}
        actions={
          <Button type="submit" tone="accent" look="solid" full busy={busy}>
            {text.savePassword}
          </Button>
        }
      >
        {email === undefined ? null : (
          <TextField label={text.email} name="email" autoComplete="username" blocked={text.emailStays} value={email} onChange={() => undefined} />
        )}
        <NewPassword
          label={text.newPassword}
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            forget()
          }}
          least={least}
          tried={tried}
          refused={refused}
        />
      </Form>
    </Stack>
  )
}
