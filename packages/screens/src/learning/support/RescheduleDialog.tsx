import type { TalkRow } from '@tagmason/domain'
import { Button, Dialog, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { SlotPicker } from './SlotPicker.tsx'
import { supportText } from './texts.ts'
import { useWhen } from './useWhen.ts'

/** Moves a talk to another free time of the same expert. */
export function RescheduleDialog({ talk: { id, expert, expertId }, onClose }: { talk: TalkRow; onClose(): void }) {
  const { talks: text, cancel, slots: words } = useText(supportText)
  const slots = useRead('consultations.slots', { expertId })
  const move = useAct('consultations.move')
  const when = useWhen()
  const [slot, setSlot] = useState(slots[0]?.at ?? '')
  const submit = async () => {
    if (!(await move.run({ id, slot }))) return
    toast.success(text.moved, { detail: text.movedDetail(expert, when(slot)) })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.rescheduleTitle(expert)}
      detail={text.rescheduleDetail}
      busy={move.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={move.busy} blocked={slot === '' ? words.none : move.blocked}>
            {text.move}
          </Button>
        </>
      }
    >
      <SlotPicker slots={slots} value={slot} onChange={setSlot} />
    </Dialog>
  )
}
