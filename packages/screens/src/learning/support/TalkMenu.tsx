import type { TalkRow } from '@tagmason/domain'
import { MenuButton, toast } from '@tagmason/ui'
import { CalendarClock, CalendarX, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { Opened } from '../Opened.tsx'
import { supportText } from './texts.ts'
import { late } from '../../late.ts'

const RescheduleDialog = late(() => import('./RescheduleDialog.tsx'), 'RescheduleDialog')

/** Moves or cancels a talk that is still ahead; cancelling can be taken back as long as the time is free. */
export function TalkMenu({ talk }: { talk: TalkRow }) {
  const { talks: text, undo } = useText(supportText)
  const move = useAct('consultations.move')
  const cancel = useAct('consultations.cancel')
  const restore = useAct('consultations.restore')
  const [moving, setMoving] = useState(false)
  const { id, expert } = talk
  const restoreIt = async () => {
    if (await restore.run({ id })) toast.success(text.restored, { detail: expert })
  }
  const cancelIt = async () => {
    if (await cancel.run({ id })) toast.success(text.cancelled, { detail: expert, action: { label: undo, onPress: () => void restoreIt() } })
  }
  return (
    <>
      <MenuButton
        size="small"
        label={text.more(expert)}
        icon={Ellipsis}
        items={[
          { label: text.reschedule, icon: CalendarClock, blocked: move.blocked, onPress: () => setMoving(true) },
          { label: text.cancel, icon: CalendarX, tone: 'critical', blocked: cancel.blocked, onPress: () => void cancelIt() },
        ]}
      />
      <Opened when={moving}>
        <RescheduleDialog talk={talk} onClose={() => setMoving(false)} />
      </Opened>
    </>
  )
}
