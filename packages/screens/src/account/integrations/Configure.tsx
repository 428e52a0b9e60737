import { type Integration, type IntegrationSettings, syncFrequencies } from '@tagmason/domain'
import { Button, Dialog, Radios, Stack, SwitchRow, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct } from '../../workspace.tsx'
import { integrationsText } from './texts.ts'

/** The settings of a service: how its data comes in, or where its messages go. */
export function Configure({ row: { id, name, settings }, open, onClose }: { row: Integration; open: boolean; onClose(): void }) {
  const text = useText(integrationsText)
  const configure = useAct('integrations.configure')
  const [draft, setDraft] = useState(settings)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(settings)
    setTried(false)
  })
  const missing = 'channel' in draft && draft.channel.trim() === ''
  const submit = async () => {
    setTried(true)
    if (missing || !(await configure.run({ id, settings: draft }))) return
    toast.success(text.saved, { detail: name })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.configureTitle(name)}
      detail={'autoSync' in draft ? text.configureDetail.sync : text.configureDetail.messages}
      busy={configure.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={configure.busy} blocked={configure.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <SettingsFields draft={draft} missing={tried && missing} onChange={setDraft} />
    </Dialog>
  )
}

function SettingsFields({ draft, missing, onChange }: { draft: IntegrationSettings; missing: boolean; onChange(draft: IntegrationSettings): void }) {
  const text = useText(integrationsText)
  if ('autoSync' in draft)
    return (
      <Stack gap="m">
        <SwitchRow title={text.autoSync} detail={text.autoSyncDetail} on={draft.autoSync} onSwitch={(autoSync) => onChange({ ...draft, autoSync })} />
        <Radios
          label={text.frequency}
          value={draft.syncFrequency}
          onChange={(syncFrequency) => onChange({ ...draft, syncFrequency })}
          options={syncFrequencies.map((value) => ({ value, label: text.frequencies[value], detail: text.frequencyDetails[value] }))}
        />
      </Stack>
    )
  return (
    <Stack gap="m">
      <SwitchRow
        title={text.notifications}
        detail={text.notificationsDetail}
        on={draft.notifications}
        onSwitch={(notifications) => onChange({ ...draft, notifications })}
      />
      <TextField
        label={text.channel}
        required
        limit={80}
        hint={text.channelHint}
        error={missing && text.channelMissing}
        value={draft.channel}
        onChange={(channel) => onChange({ ...draft, channel })}
      />
    </Stack>
  )
}
