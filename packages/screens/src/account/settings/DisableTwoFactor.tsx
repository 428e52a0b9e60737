import { Button, Dialog, Form, Inline, PasswordField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { settingsText } from './texts.ts'
import { useChecked } from './useChecked.ts'

/** Asks for the password before the second factor goes. */
export function DisableTwoFactor({ open, asksPassword, onClose }: { open: boolean; asksPassword: boolean; onClose(): void }) {
  const text = useText(settingsText)
  return (
    <Dialog open={open} onClose={onClose} title={text.disableTitle} detail={text.disableDetail} size="small">
      {open && <Question asksPassword={asksPassword} onClose={onClose} />}
    </Dialog>
  )
}

function Question({ asksPassword, onClose }: { asksPassword: boolean; onClose(): void }) {
  const text = useText(settingsText)
  const disable = useChecked('settings.disableTwoFactor', ['password'])
  const [password, setPassword] = useState('')
  const submit = async () => {
    if (!(await disable.run({ password }))) return
    toast.success(text.twoFactorDisabled)
    onClose()
  }
  return (
    <Form
      busy={disable.busy}
      onSubmit={() => void submit()}
      actions={
        <Inline justify="end">
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="critical" look="solid" busy={disable.busy} blocked={disable.blocked}>
            {text.disable}
          </Button>
        </Inline>
      }
    >
      {asksPassword && (
        <PasswordField
          label={text.yourPassword}
          required
          error={disable.wrong.password !== undefined && text.wrongPassword}
          value={password}
          onChange={(value) => {
            setPassword(value)
            disable.forget()
          }}
        />
      )}
    </Form>
  )
}
