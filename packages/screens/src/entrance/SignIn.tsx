import { Alert, Link, PasswordField } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../language.ts'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { GateCard } from './GateCard.tsx'
import { GateForm } from './GateForm.tsx'
import type { PageProps } from './pageProps.ts'
import { ResetForm } from './ResetForm.tsx'
import { entranceText } from './texts.ts'
import { useSignIn } from './useSignIn.ts'

/** Email and password, then a code where a second factor is asked for, then a new password where the old one ended. */
export function SignIn({ state, name, next }: PageProps & { next: string }) {
  const text = useText(entranceText)
  const { draft, set, step, ticket, codeless, busy, refused, submit, renewed } = useSignIn(next)
  const [tried, setTried] = useState(false)
  const wrong = refused?.code === 'codeWrong'
  const ofCode = wrong || refused?.code === 'codeNeeded'
  if (state.mode === 'local') return <GateCard name={name} title={text.elsewhere} detail={text.elsewhereDetail} />
  if (state.setup) return <GateCard name={name} title={text.notSetUp} detail={text.notSetUpDetail} />
  if (step === 'password')
    return (
      <GateCard name={name} title={text.reset} detail={text.tooOld}>
        <ResetForm token={ticket} email={draft.email} least={state.passwordMinLength} onDone={renewed} />
      </GateCard>
    )
  return (
    <GateCard name={name} title={text.signIn} detail={text.signInTo(name)} footer={<Link href="/forgot-password">{text.forgotten}</Link>}>
      <GateForm
        busy={busy}
        refused={ofCode ? null : refused}
        label={text.signIn}
        notice={step === 'code' ? <Alert title={text.codeDetail} /> : null}
        onSubmit={() => {
          setTried(true)
          void submit()
        }}
      >
        <EmailField value={draft.email} onChange={(email) => set({ email })} tried={tried} />
        <PasswordField
          label={text.password}
          name="password"
          required
          value={draft.password}
          error={tried && draft.password === '' && text.passwordMissing}
          onChange={(password) => set({ password })}
        />
        {step === 'code' ? (
          <CodeField value={draft.code} onChange={(code) => set({ code })} error={(wrong && text.refusals.codeWrong) || (codeless && text.codeMissing)} />
        ) : null}
      </GateForm>
    </GateCard>
  )
}
