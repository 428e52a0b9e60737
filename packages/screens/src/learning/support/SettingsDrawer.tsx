import { supportSettingsSchema } from '@tagmason/domain'
import { Button, Drawer, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { supportText } from './texts.ts'

/** Where requests are mailed to, and under which address meetings are opened. */
export function SettingsDrawer({ onClose }: { onClose(): void }) {
  const { settings: text, cancel } = useText(supportText)
  const { settings } = useRead('support.overview')
  const save = useAct('support.setSettings')
  const [draft, setDraft] = useState(settings)
  const [tried, setTried] = useState(false)
  const written = { mail: draft.mail.trim(), meetings: draft.meetings.trim() }
  const { success, error } = supportSettingsSchema.safeParse(written)
  const wrong = (field: string) => tried && error?.issues.some(({ path }) => path[0] === field) === true
  const submit = async () => {
    setTried(true)
    if (!success || !(await save.run(written))) return
    toast.success(text.saved)
    onClose()
  }
  return (
    <Drawer
      open
      onClose={onClose}
      size="small"
      title={text.title}
      detail={text.detail}
      busy={save.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={save.busy} blocked={save.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TextField
          optional
          type="email"
          label={text.mail}
          hint={text.mailHint}
          value={draft.mail}
          error={wrong('mail') && text.mailWrong}
          onChange={(mail) => setDraft({ ...draft, mail })}
        />
        <TextField
          optional
          type="url"
          label={text.meetings}
          hint={text.meetingsHint}
          value={draft.meetings}
          error={wrong('meetings') && text.meetingsWrong}
          onChange={(meetings) => setDraft({ ...draft, meetings })}
        />
      </Stack>
    </Drawer>
  )
}
