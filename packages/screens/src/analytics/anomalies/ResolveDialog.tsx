import type { Anomaly } from '@tagmason/domain'
import { Button, Dialog, TextArea, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { anomaliesText } from './texts.ts'

/** Asks what the anomaly was before it counts as resolved; the note may stay empty. */
export function ResolveDialog({ anomaly: { id, metric }, open, onClose }: { anomaly: Anomaly; open: boolean; onClose(): void }) {
  const text = useText(anomaliesText)
  const resolve = useAct('anomalies.resolve')
  const [note, setNote] = useState('')
  const save = async () => {
    if (!(await resolve.run({ id, note }))) return
    toast.success(text.done, { detail: metric })
    setNote('')
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.resolveQuestion(metric)}
      detail={text.resolveDetail}
      busy={resolve.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={resolve.busy} blocked={resolve.blocked}>
            {text.markResolved}
          </Button>
        </>
      }
    >
      <TextArea label={text.note} hint={text.noteHint} optional rows={3} limit={1000} value={note} onChange={setNote} />
    </Dialog>
  )
}
