import { Link, LinkButton } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../language.ts'
import { GateCard } from './GateCard.tsx'
import type { PageProps } from './pageProps.ts'
import { ResetForm } from './ResetForm.tsx'
import { entranceText } from './texts.ts'

/** Where the link in the mail leads. */
export function Reset({ state, name, token }: PageProps) {
  const text = useText(entranceText)
  const [done, setDone] = useState(false)
  const forward = (href: string, words: string) => (
    <LinkButton href={href} tone="accent" look="solid" full>
      {words}
    </LinkButton>
  )
  if (done)
    return (
      <GateCard name={name} title={text.resetDone} detail={text.resetDoneDetail}>
        {forward('/sign-in', text.toSignIn)}
      </GateCard>
    )
  if (token === '')
    return (
      <GateCard name={name} title={text.linkEnded} detail={text.refusals.expired}>
        {forward('/forgot-password', text.forgotten)}
      </GateCard>
    )
  return (
    <GateCard name={name} title={text.reset} detail={text.resetDetail} footer={<Link href="/forgot-password">{text.forgotten}</Link>}>
      <ResetForm token={token} least={state.passwordMinLength} onDone={() => setDone(true)} />
    </GateCard>
  )
}
