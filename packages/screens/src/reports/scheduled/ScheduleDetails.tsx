import type { ListedSchedule, ReportSchedule } from '@tagmason/domain'
import { Button, Drawer } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { ScheduleFacts } from './ScheduleFacts.tsx'
import { ScheduleState } from './ScheduleState.tsx'
import { scheduledText } from './texts.ts'

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
      detail={schedule && <ScheduleState schedule={schedule} />}
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
