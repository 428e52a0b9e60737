import type { ReportSchedule } from '@tagmason/domain'
import { Button, Dialog, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { reportsText } from '../../analytics/reports/texts.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'
import { scheduledText } from './texts.ts'
import { useScheduleDraft } from './useScheduleDraft.ts'

export interface ScheduleDialogProps {
  /** The one to change; nothing while it is closed. */
  schedule: ReportSchedule | 'new' | undefined
  onClose(): void
}

/** Asks what is sent when, to whom and how. */
export function ScheduleDialog({ schedule, onClose }: ScheduleDialogProps) {
  const [turn, setTurn] = useState(0)
  const close = () => {
    setTurn(turn + 1)
    onClose()
  }
  const about = typeof schedule === 'object' ? schedule : undefined
  return <Form key={`${about?.id} ${turn}`} schedule={about} open={schedule !== undefined} onClose={close} />
}

function Form({ schedule, open, onClose }: { schedule: ReportSchedule | undefined; open: boolean; onClose(): void }) {
  const { dialog: text, ...all } = useText(scheduledText)
  const { schedule: words } = useText(reportsText)
  const { cancel } = useText(shellText)
  const { mail } = useRead('schedules.list')
  const create = useAct('schedules.create')
  const change = useAct('schedules.change')
  const form = useScheduleDraft(schedule)
  const act = schedule === undefined ? create : change
  const save = async () => {
    const wanted = form.checked()
    if (wanted === undefined) return
    const kept = await (schedule === undefined ? create.run(wanted) : change.run({ ...wanted, id: schedule.id }))
    if (kept === undefined) return
    const { name, enabled } = kept.done
    toast.success(schedule === undefined ? text.created : text.saved, {
      detail: schedule !== undefined ? name : enabled || mail !== 'notConfigured' ? text.createdDetail(name) : text.rests,
    })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={schedule === undefined ? all.newSchedule : all.of(all.edit, schedule.name)}
      detail={text.detail}
      busy={act.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={act.busy} blocked={act.blocked}>
            {words.save}
          </Button>
        </>
      }
    >
      {open && <ScheduleFields form={form} />}
    </Dialog>
  )
}
