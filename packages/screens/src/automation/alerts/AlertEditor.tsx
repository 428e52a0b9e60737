import type { SmartAlert } from '@tagmason/domain'
import { Button, Drawer, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { beginAlert, newAlert, toSave } from './alertDraft.ts'
import { AlertFields } from './AlertFields.tsx'
import { alertsText } from './texts.ts'

/** Edits the alert that the address names, or makes a new one. */
export function AlertEditor({ looked }: { looked: string }) {
  const [id, setId] = useQuery('id')
  const alert = useRead('alerts.list').rows.find((row) => row.id === id)
  const open = alert !== undefined || id === newAlert
  return <Editor key={id} alert={alert} looked={looked} open={open} onClose={() => setId('')} />
}

function Editor({ alert, looked, open, onClose }: { alert: SmartAlert | undefined; looked: string; open: boolean; onClose(): void }) {
  const text = useText(alertsText)
  const common = useText(automationText)
  const save = useAct('alerts.save')
  const [draft, setDraft] = useState(() => beginAlert(alert, looked))
  const [tried, setTried] = useState(false)

  const submit = async () => {
    setTried(true)
    const fields = toSave(draft)
    if (fields === null || !(await save.run(alert === undefined ? fields : { ...fields, id: alert.id }))) return
    toast.success(text.saved, { detail: draft.name })
    onClose()
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={alert === undefined ? text.create : text.editTitle(alert.name)}
      busy={save.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={save.busy} blocked={save.blocked}>
            {common.save}
          </Button>
        </>
      }
    >
      {open && <AlertFields draft={draft} unread={alert !== undefined && alert.rule === undefined ? alert.condition : ''} tried={tried} onChange={setDraft} />}
    </Drawer>
  )
}
