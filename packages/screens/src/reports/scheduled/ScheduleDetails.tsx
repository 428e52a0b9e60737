import type { ListedSchedule, ReportSchedule } from '@tagmason/domain'
import { Badge, Button, Drawer } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { ScheduleFacts } from './ScheduleFacts.tsx'
import { scheduledText } from './texts.ts'
import { statusTone } from './tones.ts'

export interface ScheduleDetailsProps {
  /** Nothing while it is closed. */
  schedule: ListedSchedule | undefined
  onClose(): void
  onEdit(schedule: ReportSchedule): void
}

/** All that is known of one schedule. */
export function ScheduleDetails({ schedule, onClose, onEdit }: ScheduleDetailsProps) {
  const text = useText(scheduledText)
  const { blocked } = useAct('schedules.change')
  return (
    <Drawer
      open={schedule !== undefined}
      onClose={onClose}
      title={schedule?.name}
      detail={
        schedule && (
          <>
            <Badge tone={statusTone[schedule.status]}>{text.statuses[schedule.status]}</Badge>
            {schedule.reportPaused === true && schedule.status !== 'paused' && ` ${text.reportPaused}`}
          </>
        )
      }
      actions={
        schedule && (
          <>
            <Button onPress={onClose}>{text.details.close}</Button>
            <Button blocked={blocked} onPress={() => onEdit(schedule)}>
              {text.edit}
            </Button>
          </>
        )
      }
    >
      {schedule && <ScheduleFacts schedule={schedule} />}
    </Drawer>
  )
}
