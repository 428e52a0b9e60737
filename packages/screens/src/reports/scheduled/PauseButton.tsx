import type { ReportSchedule } from '@tagmason/domain'
import { IconButton, toast } from '@tagmason/ui'
import { Pause, Play } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { scheduledText } from './texts.ts'

/** Skips the runs of an active schedule, or goes on; after an error it runs at once. */
export function PauseButton({ schedule: { id, name, status, enabled } }: { schedule: ReportSchedule }) {
  const text = useText(scheduledText)
  const pause = useAct('schedules.pause')
  const resume = useAct('schedules.resume')
  const active = status === 'active'
  const press = async () => {
    if (active) {
      if (await pause.run({ id })) toast.success(text.paused, { detail: text.pausedDetail(name) })
      return
    }
    const outcome = await resume.run({ id })
    if (outcome === undefined) return
    if (outcome.done.status === 'error') toast.warning(text.notSent, { detail: text.notSentDetail })
    else toast.success(text.resumed, { detail: status === 'error' ? text.ran(name) : name })
  }
  return (
    <IconButton
      size="small"
      icon={active ? Pause : Play}
      label={text.of(active ? text.pause : text.resume, name)}
      busy={pause.busy || resume.busy}
      blocked={(active ? pause.blocked : resume.blocked) || (!enabled && text.switchOnFirst)}
      onPress={() => void press()}
    />
  )
}
