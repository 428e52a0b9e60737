import { Button, Form, Link, Stack } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../language.ts'
import { EmailField, isEmail } from './EmailField.tsx'
import { GateCard } from './GateCard.tsx'
import type { PageProps } from './Place.tsx'
import { Refusal } from './Refusal.tsx'
import { entranceText } from './texts.ts'
import { useAsk } from './useAsk.ts'

/** Asks for a link to a new password. It says the same of a member's address and of any other, so that nobody learns who is one. */
export function Forgot({ name }: PageProps) {
  const text = useText(entranceText)
  const { ask, busy, refused, forget, form } = useAsk()
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState(false)
  const submit = async () => {
    setTried(true)
    if (isEmail(email) && 'done' in (await ask((door) => door.forgot({ email: email.trim() })))) setSent(true)
  }
  const back = <Link href="/sign-in">{text.toSignIn}</Link>
  if (sent)
    return (
      <GateCard name={name} title={text.sent} detail={text.sentDetail(email.trim())} footer={back}>
        <Button full onPress={() => setSent(false)}>
          {text.again}
        </Button>
      </GateCard>
    )
  return (
    <GateCard name={name} title={text.forgot} detail={text.forgotDetail} footer={back}>
      <Stack>
        <Refusal of={refused} />
        <Form
          ref={form}
          busy={busy}
          onSubmit={() => void submit()}
          actions={
            <Button type="submit" tone="accent" look="solid" full busy={busy}>
              {text.sendLink}
            </Button>
          }
        >
          <EmailField
            value={email}
            tried={tried}
            refused={refused?.fields?.['email'] !== undefined}
            onChange={(typed) => {
              setEmail(typed)
              forget()
            }}
          />
        </Form>
      </Stack>
    </GateCard>
  )
}
