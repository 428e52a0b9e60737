import { deletionDays } from '@tagmason/domain'
import { Button, Form, Inline, PasswordField, Stack, Text, TextField, toast } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { settingsText } from './texts.ts'
import { useChecked } from './useChecked.ts'
import { useExport } from './useExport.ts'

export interface DeleteFormProps {
  /** What has to be typed. */
  name: string
  /** A password is set, so it is asked for. */
  asksPassword: boolean
  onClose(): void
}

/** Asks whether one is certain, with the export at hand. */
export function DeleteForm({ name, asksPassword, onClose }: DeleteFormProps) {
  const text = useText(settingsText)
  const remove = useChecked('settings.deleteAccount', ['name', 'password'])
  const data = useExport()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const submit = async () => {
    if (!(await remove.run({ name: typed, password }))) return
    toast.warning(text.deletionAsked)
    onClose()
  }
  return (
    <Form
      busy={remove.busy}
      onSubmit={() => void submit()}
      actions={
        <Inline justify="end">
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="critical" look="solid" busy={remove.busy} blocked={remove.blocked}>
            {text.deleteAccount}
          </Button>
        </Inline>
      }
    >
      <Stack gap="s" align="start">
        <Text>{text.deleteExplained(deletionDays)}</Text>
        <Button icon={Download} size="small" busy={data.busy} blocked={data.blocked} onPress={() => void data.run()}>
          {text.exportData}
        </Button>
      </Stack>
      <TextField
        label={text.nameToType(name)}
        required
        autoComplete="off"
        error={remove.wrong.name !== undefined && text.nameWrong}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          remove.forget()
        }}
      />
      {asksPassword && (
        <PasswordField
          label={text.yourPassword}
          required
          error={remove.wrong.password !== undefined && text.wrongPassword}
          value={password}
          onChange={(value) => {
            setPassword(value)
            remove.forget()
          }}
        />
      )}
    </Form>
  )
}
