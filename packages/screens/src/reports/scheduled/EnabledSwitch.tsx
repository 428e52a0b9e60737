import type { ReportSchedule } from '@tagmason/domain'
import { Switch } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { scheduledText } from './texts.ts'

/** Whether a schedule is planned at all; status and next run beside it are the answer, so that no toast is needed. */
export function EnabledSwitch({ schedule: { id, name, enabled } }: { schedule: ReportSchedule }) {
  const text = useText(scheduledText)
  const act = useAct('schedules.setEnabled')
  return <Switch label={text.enabledOf(name)} on={enabled} busy={act.busy} blocked={act.blocked} onSwitch={(next) => void act.run({ id, enabled: next })} />
}
