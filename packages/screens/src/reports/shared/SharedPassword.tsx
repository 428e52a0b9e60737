import { Alert, Button, Card, Form, PasswordField, Stack } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import type { SharedRefusal } from './answers.ts'
import { sharedText } from './texts.ts'
import { useWindowTitle } from './useWindowTitle.ts'

interface SharedPasswordProps {
  name: string
  refused: SharedRefusal
  busy: boolean
  onEnter(password: string): void
}

/** Asks for the password of a link. */
export function SharedPassword({ name, refused: { code, minutes = 1 }, busy, onEnter }: SharedPasswordProps) {
  const text = useText(sharedText)
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  // What was wrong may be right once something else is written.
  const [since, setSince] = useState(false)
  useWindowTitle(text.passwordTitle, name)
  const missing = tried && password === '' && text.passwordMissing
  const wrong = code === 'passwordWrong' && !since && !busy && text.passwordWrong
  const submit = () => {
    setTried(true)
    if (password === '') return
    setSince(false)
    onEnter(password)
  }
  return (
    <Card level={1} title={text.passwordTitle} detail={text.passwordDetail}>
      <Stack>
        {code === 'tooMany' ? <Alert tone="critical" title={text.tooMany(minutes)} /> : null}
        {code === 'unavailable' ? <Alert tone="critical" title={text.unavailable} detail={text.unavailableDetail} /> : null}
        <Form
          busy={busy}
          onSubmit={submit}
          actions={
            <Button type="submit" tone="accent" look="solid" full busy={busy}>
              {text.open}
            </Button>
          }
        >
          <PasswordField
            label={text.password}
            autoComplete="current-password"
            value={password}
            error={missing || wrong}
            onChange={(value) => {
              setSince(true)
              setPassword(value)
            }}
          />
        </Form>
      </Stack>
    </Card>
  )
}
