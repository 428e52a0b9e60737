import type { DashboardSettings, DashboardSummary } from '@tagmason/domain'
import { Button, Dialog, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { SettingsFields } from './SettingsFields.tsx'
import { builderText } from './texts.ts'
import { useNameWrong } from './useNameWrong.ts'

/** Name, description, default range, refresh and access of a dashboard; nothing while it is closed. */
export function SettingsDialog({ dashboard, onClose }: { dashboard: DashboardSummary | undefined; onClose(): void }) {
  const [last, setLast] = useState(dashboard)
  // It keeps what it showed while it leaves.
  if (dashboard !== undefined && dashboard !== last) setLast(dashboard)
  return last && <Form key={last.id} dashboard={last} open={dashboard !== undefined} onClose={onClose} />
}

function Form({ dashboard, open, onClose }: { dashboard: DashboardSummary; open: boolean; onClose(): void }) {
  const { dialog: text, ...all } = useText(builderText)
  const { cancel } = useText(shellText)
  const act = useAct('dashboards.setSettings')
  const { id, name, description, range, refresh, access } = dashboard
  const kept: DashboardSettings = { name, description, range, refresh, access }
  const [draft, setDraft] = useState(kept)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(kept)
    setTried(false)
  })
  const wrong = useNameWrong(draft.name, id)
  const submit = async () => {
    setTried(true)
    if (wrong || !(await act.run({ id, ...draft }))) return
    toast.success(text.saved, { detail: draft.name })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={all.settings}
      detail={name}
      busy={act.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={act.busy} blocked={act.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <SettingsFields draft={draft} owner={dashboard.owner} nameWrong={tried && wrong} onChange={(part) => setDraft({ ...draft, ...part })} />
    </Dialog>
  )
}
