import { Button, Link } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../language.ts'
import { EmailField, isEmail } from './EmailField.tsx'
import { GateCard } from './GateCard.tsx'
import { GateForm } from './GateForm.tsx'
import type { PageProps } from './pageProps.ts'
import { entranceText } from './texts.ts'
import { useAsk } from './useAsk.ts'

/** Asks for a link to a new password. It says the same of a member's address and of any other, so that nobody learns who is one. */
export function Forgot({ state, name }: PageProps) {
  const text = useText(entranceText)
  const { ask, forget, ...asking } = useAsk()
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState(false)
  const submit = async () => {
    setTried(true)
    if (isEmail(email) && 'done' in (await ask((door) => door.forgot({ email: email.trim() })))) setSent(true)
  }
  const back = <Link href="/sign-in">{text.toSignIn}</Link>
  if (!state.mails) return <GateCard name={name} title={text.noMails} detail={text.noMailsDetail} footer={back} />
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
      <GateForm {...asking} label={text.sendLink} onSubmit={() => void submit()}>
        <EmailField
          value={email}
          tried={tried}
          refused={asking.refused?.fields?.['email'] !== undefined}
          onChange={(typed) => {
            setEmail(typed)
            forget()
          }}
        />
      </GateForm>
    </GateCard>
  )
}
