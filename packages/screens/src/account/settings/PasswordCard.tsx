import type { AccountSettings } from '@tagmason/domain'
import { Button, Card, Form, Grid, PasswordField, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { settingsText } from './texts.ts'
import { usePassword } from './usePassword.ts'

/** Another password. What is wrong stands under the fields. */
export function PasswordCard({ security }: { security: AccountSettings['security'] }) {
  const text = useText(settingsText)
  const { passwordChanged, passwordExpires, passwordMinLength } = security
  const { draft, faults, set, submit, act } = usePassword(security)
  return (
    <Card
      level={2}
      title={text.password}
      detail={
        passwordChanged === null ? (
          text.passwordNever
        ) : (
          <>
            {text.passwordChanged} <Time at={passwordChanged} />
            {`, ${text.passwordExpires} `}
            <Time at={passwordExpires} />
          </>
        )
      }
    >
      <Form
        busy={act.busy}
        onSubmit={() => void submit()}
        actions={
          <Button type="submit" tone="accent" look="solid" busy={act.busy} blocked={act.blocked}>
            {text.updatePassword}
          </Button>
        }
      >
        <PasswordField
          label={text.currentPassword}
          required={passwordChanged !== null}
          hint={passwordChanged === null && text.currentHint}
          error={faults.current}
          value={draft.current}
          onChange={(current) => set({ current })}
        />
        <Grid>
          <PasswordField
            label={text.newPassword}
            required
            autoComplete="new-password"
            hint={text.atLeast(passwordMinLength)}
            error={faults.next}
            value={draft.next}
            onChange={(next) => set({ next })}
          />
          <PasswordField
            label={text.confirmPassword}
            required
            autoComplete="new-password"
            error={faults.confirm}
            value={draft.confirm}
            onChange={(confirm) => set({ confirm })}
          />
        </Grid>
      </Form>
    </Card>
  )
}
