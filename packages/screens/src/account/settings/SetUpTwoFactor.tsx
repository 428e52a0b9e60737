import type { TwoFactorSetup } from '@tagmason/domain'
import { Button, Dialog, Form, PasswordField, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { settingsText } from './texts.ts'
import { TwoFactorSecret } from './TwoFactorSecret.tsx'
import { useChecked } from './useChecked.ts'

/** The secret for the authenticator, a code that shows that it works, and the codes for when it does not. */
export function SetUpTwoFactor({ setup, asksPassword, onClose }: { setup: TwoFactorSetup | null; asksPassword: boolean; onClose(): void }) {
  const text = useText(settingsText)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => {
    onClose()
    setCodes(null)
  }
  return (
    <Dialog
      open={setup !== null}
      onClose={close}
      title={codes === null ? text.setUpTitle : text.codesTitle}
      detail={codes === null ? text.setUpDetail : text.codesDetail}
    >
      {setup !== null &&
        (codes === null ? <Prove setup={setup} asksPassword={asksPassword} onCodes={setCodes} /> : <RecoveryCodes codes={codes} onDone={close} />)}
    </Dialog>
  )
}

function Prove({ setup, asksPassword, onCodes }: { setup: TwoFactorSetup; asksPassword: boolean; onCodes(codes: readonly string[]): void }) {
  const text = useText(settingsText)
  const enable = useChecked('settings.enableTwoFactor', ['code', 'password'])
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const missing = code.replace(/\s/g, '').length !== 6
  const submit = async () => {
    setTried(true)
    if (missing || (asksPassword && password === '')) return
    const outcome = await enable.run({ code, ...(asksPassword ? { password } : {}) })
    if (outcome === undefined) return
    toast.success(text.twoFactorEnabled)
    onCodes(outcome.done)
  }
  return (
    <Form
      busy={enable.busy}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" tone="accent" look="solid" busy={enable.busy} blocked={enable.blocked}>
          {text.confirm}
        </Button>
      }
    >
      <Stack gap="m">
        <TwoFactorSecret setup={setup} />
        <TextField
          label={text.code}
          required
          autoComplete="one-time-code"
          hint={text.codeHint}
          error={enable.wrong.code === undefined ? tried && missing && text.codeMissing : text.codeWrong}
          value={code}
          onChange={(value) => {
            setCode(value)
            enable.forget()
          }}
        />
        {asksPassword && (
          <PasswordField
            label={text.yourPassword}
            required
            error={(enable.wrong.password !== undefined && text.wrongPassword) || (tried && password === '' && text.currentMissing)}
            value={password}
            onChange={(value) => {
              setPassword(value)
              enable.forget()
            }}
          />
        )}
      </Stack>
    </Form>
  )
}
