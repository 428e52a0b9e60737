import type { ListedSchedule } from '@tagmason/domain'
import { Badge, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { scheduledText } from './texts.ts'
import { statusTone } from './tones.ts'

/** Whether its time passes without a run: it is paused itself, or its report is. */
export const isAtRest = ({ status, reportPaused }: ListedSchedule) => status === 'paused' || reportPaused === true

/** The status of a schedule, and what keeps an active one from sending. */
export function ScheduleState({ schedule: { status, reportPaused } }: { schedule: ListedSchedule }) {
  const text = useText(scheduledText)
  return (
    <Stack gap="xxs">
      <div>
        <Badge tone={statusTone[status]}>{text.statuses[status]}</Badge>
      </div>
      {reportPaused === true && status !== 'paused' && (
        <Text size="small" tone="muted">
          {text.reportPaused}
        </Text>
      )}
    </Stack>
  )
}
