import type { AccountSettings } from '@tagmason/domain'
import { Button, Card, Form, Grid, PasswordField, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { PendingAddress } from './PendingAddress.tsx'
import { settingsText } from './texts.ts'
import { useChecked } from './useChecked.ts'

/** Who one is. A new address takes effect when it was confirmed. */
export function ProfileTab({ settings: { profile, pendingEmail, security } }: { settings: AccountSettings }) {
  const text = useText(settingsText)
  const { firstName, lastName, email, company } = profile
  const save = useChecked('settings.saveProfile', ['email', 'password'])
  const [draft, setDraft] = useState({ firstName, lastName, email: pendingEmail ?? email, company })
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  // Another address gives whoever reads it a new password: only who knows this one changes it.
  const asksPassword = security.passwordChanged !== null && draft.email.trim().toLowerCase() !== email.toLowerCase()
  const missing = (field: 'firstName' | 'lastName' | 'email') => draft[field].trim() === ''
  const { email: refused } = save.wrong
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part })
    if (part.email !== undefined) save.forget()
  }
  const submit = async () => {
    setTried(true)
    if (missing('firstName') || missing('lastName') || missing('email') || (asksPassword && password === '')) return
    if (!(await save.run({ ...draft, email: draft.email.trim(), ...(asksPassword ? { password } : {}) }))) return
    setPassword('')
    toast.success(text.profileUpdated, { detail: text.profileUpdatedDetail })
  }
  return (
    <Stack gap="m">
      {pendingEmail !== null && <PendingAddress address={pendingEmail} onKept={() => change({ email })} />}
      <Card level={2} title={text.profile} detail={text.profileDetail}>
        <Form
          busy={save.busy}
          onSubmit={() => void submit()}
          actions={
            <Button type="submit" tone="accent" look="solid" busy={save.busy} blocked={save.blocked}>
              {text.saveChanges}
            </Button>
          }
        >
          <Grid>
            <TextField
              label={text.firstName}
              required
              autoComplete="given-name"
              error={tried && missing('firstName') && text.firstNameMissing}
              value={draft.firstName}
              onChange={(value) => change({ firstName: value })}
            />
            <TextField
              label={text.lastName}
              required
              autoComplete="family-name"
              error={tried && missing('lastName') && text.lastNameMissing}
              value={draft.lastName}
              onChange={(value) => change({ lastName: value })}
            />
          </Grid>
          <Grid>
            <TextField
              label={text.email}
              type="email"
              required
              autoComplete="email"
              error={refused === 'taken' ? text.emailTaken : (refused !== undefined || (tried && missing('email'))) && text.emailWrong}
              value={draft.email}
              onChange={(value) => change({ email: value })}
            />
            <TextField label={text.company} optional autoComplete="organization" value={draft.company} onChange={(value) => change({ company: value })} />
          </Grid>
          {asksPassword && (
            <Grid>
              <PasswordField
                label={text.yourPassword}
                required
                hint={text.addressPasswordHint}
                error={(save.wrong.password !== undefined && text.wrongPassword) || (tried && password === '' && text.currentMissing)}
                value={password}
                onChange={(value) => {
                  setPassword(value)
                  save.forget()
                }}
              />
            </Grid>
          )}
        </Form>
      </Card>
    </Stack>
  )
}
