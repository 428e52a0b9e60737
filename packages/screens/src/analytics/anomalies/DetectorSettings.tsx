import { alertChannels, type DetectorSettings as Settings, sensitivities, watchedMetrics } from '@tagmason/domain'
import { Button, Checks, Drawer, Radios, Row, Select, Stack, SwitchRow, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { anomaliesText } from './texts.ts'
import { useOnOpen } from '../../useOnOpen.ts'

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const night = { from: '22:00', to: '07:00' }

/** What the detector watches and whom it tells. Each opening begins with what is kept. */
export function DetectorSettings({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText(anomaliesText)
  const kept = useRead('anomalies.settings')
  const save = useAct('anomalies.setSettings')
  const [draft, setDraft] = useState<Settings>(kept)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(kept)
    setTried(false)
  })
  const set = (part: Partial<Settings>) => setDraft({ ...draft, ...part })
  const submit = async () => {
    setTried(true)
    if (draft.metrics.length === 0 || !(await save.run(draft))) return
    toast.success(text.settings.saved)
    onClose()
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={text.alertSettings}
      detail={text.settings.detail}
      busy={save.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={save.busy} blocked={save.blocked}>
            {text.settings.save}
          </Button>
        </>
      }
    >
      <Fields draft={draft} tried={tried} set={set} />
    </Drawer>
  )
}

function Fields({ draft, tried, set }: { draft: Settings; tried: boolean; set(part: Partial<Settings>): void }) {
  const { settings: text } = useText(anomaliesText)
  const { quiet } = draft
  return (
    <Stack gap="l">
      <Radios
        label={text.sensitivity}
        value={draft.sensitivity}
        onChange={(sensitivity) => set({ sensitivity })}
        options={sensitivities.map((value) => ({ value, label: text.sensitivities[value], detail: text.sensitivityDetails[value] }))}
      />
      <Checks
        direction="row"
        label={text.metrics}
        value={draft.metrics}
        error={tried && draft.metrics.length === 0 && text.noMetric}
        onChange={(metrics) => set({ metrics })}
        options={watchedMetrics.map((value) => ({ value, label: text.metricNames[value] }))}
      />
      <Checks
        direction="row"
        label={text.channels}
        value={draft.channels}
        onChange={(channels) => set({ channels })}
        options={alertChannels.map((value) => ({ value, label: text.channelNames[value] }))}
      />
      <SwitchRow title={text.quiet} detail={text.quietDetail} on={quiet !== null} onSwitch={(on) => set({ quiet: on ? night : null })} />
      {quiet !== null && (
        <Row>
          <Select label={text.from} value={quiet.from} options={hours.map(hourOption)} onChange={(from) => set({ quiet: { ...quiet, from } })} />
          <Select label={text.to} value={quiet.to} options={hours.map(hourOption)} onChange={(to) => set({ quiet: { ...quiet, to } })} />
        </Row>
      )}
    </Stack>
  )
}

const hourOption = (value: string) => ({ value, label: value })
