import { type DismissReason, dismissReasons } from '@tagmason/domain'
import { Button, Dialog, Radios, Stack, TextArea, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { aiText } from '../texts.ts'
import { recommendationsText } from './texts.ts'

/** Asks why a recommendation is not wanted: without a reason nothing is learnt from it. */
export function DismissDialog({ id, title, open, onClose }: { id: string; title: string; open: boolean; onClose(): void }) {
  const text = useText(recommendationsText)
  const { reasons, cancel, undo } = useText(aiText)
  const dismiss = useAct('recommendations.dismiss')
  const restore = useAct('recommendations.restore')
  const [reason, setReason] = useState<DismissReason | ''>('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const save = async () => {
    setTried(true)
    if (reason === '' || !(await dismiss.run({ id, reason, note }))) return
    toast.success(text.dismissedNow, { detail: title, action: { label: undo, onPress: () => void restore.run({ id }) } })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.dismissQuestion(title)}
      detail={text.dismissDetail}
      busy={dismiss.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={dismiss.busy} blocked={dismiss.blocked}>
            {text.dismiss}
          </Button>
        </>
      }
    >
      <Stack>
        <Radios
          label={text.reason}
          value={reason}
          error={tried && reason === '' && text.noReason}
          onChange={(value) => setReason(value)}
          options={dismissReasons.map((value) => ({ value, label: reasons[value] }))}
        />
        <TextArea label={text.note} optional rows={3} limit={1000} value={note} onChange={setNote} />
      </Stack>
    </Dialog>
  )
}
