import type { ReportSchedule } from '@tagmason/domain'
import { Switch } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { scheduledText } from './texts.ts'

/** Whether a schedule runs; status and next run beside it are the answer, so that no toast is needed. A paused one is off, and on again when it is resumed. */
export function EnabledSwitch({ schedule: { id, name, enabled, status } }: { schedule: ReportSchedule }) {
  const text = useText(scheduledText)
  const act = useAct('schedules.setEnabled')
  const resume = useAct('schedules.resume')
  const isPaused = enabled && status === 'paused'
  const turn = (on: boolean) => (isPaused ? resume.run({ id }) : act.run({ id, enabled: on }))
  return (
    <Switch
      label={text.enabledOf(name)}
      on={enabled && !isPaused}
      busy={act.busy || resume.busy}
      blocked={isPaused ? resume.blocked : act.blocked}
      onSwitch={(on) => void turn(on)}
    />
  )
}
