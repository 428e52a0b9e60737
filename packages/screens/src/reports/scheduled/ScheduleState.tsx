import type { ListedSchedule } from '@tagmason/domain'
import { Badge, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { scheduledText } from './texts.ts'
import { statusTone } from './tones.ts'

/** How it stands: paused too while its report is paused, which sends nothing then. */
export const statusOf = ({ status, reportPaused }: ListedSchedule) => (reportPaused === true && status === 'active' ? 'paused' : status)

/** The status of a schedule, and why where the schedule itself is not the reason. */
export function ScheduleState({ schedule }: { schedule: ListedSchedule }) {
  const text = useText(scheduledText)
  const status = statusOf(schedule)
  return (
    <Stack gap="xxs">
      <div>
        <Badge tone={statusTone[status]}>{text.statuses[status]}</Badge>
      </div>
      {status !== schedule.status && (
        <Text size="small" tone="muted">
          {text.reportPaused}
        </Text>
      )}
    </Stack>
  )
}
