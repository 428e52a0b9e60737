import { type Report, reportFormats } from '@tagmason/domain'
import { Confirm, MenuButton, toast } from '@tagmason/ui'
import { CalendarClock, Ellipsis, FileDown, Pause, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { reportsText } from './texts.ts'
import type { useDownload } from './useDownload.ts'

export interface ReportMenuProps {
  report: Report
  download: ReturnType<typeof useDownload>
  onSchedule(): void
}

/** What is done with a report now and then: other formats, schedule, pause, remove. */
export function ReportMenu({ report, download, onSchedule }: ReportMenuProps) {
  const { mine: text } = useText(reportsText)
  const schedule = useAct('reports.schedule')
  const setStatus = useAct('reports.setStatus')
  const remove = useAct('reports.remove')
  const [removing, setRemoving] = useState(false)
  const { id, name, status } = report
  const paused = status === 'paused'
  const toggle = async () => {
    if (await setStatus.run({ id, status: paused ? 'active' : 'paused' })) toast.success(paused ? text.resumed : text.paused, { detail: name })
  }
  const yes = async () => {
    if (!(await remove.run({ id }))) return
    toast.success(text.removed, { detail: name })
    setRemoving(false)
  }
  return (
    <>
      <MenuButton
        size="small"
        look="plain"
        icon={Ellipsis}
        label={text.more(name)}
        placement="bottom-end"
        groups={[
          {
            label: text.downloadAs,
            items: reportFormats
              .filter((format) => format !== 'pdf')
              .map((format) => ({ label: text.formats[format], icon: FileDown, blocked: download.blocked, onPress: () => void download.run(report, format) })),
          },
          {
            items: [
              { label: text.schedule, icon: CalendarClock, blocked: schedule.blocked, onPress: onSchedule },
              {
                label: paused ? text.resume : text.pause,
                icon: paused ? Play : Pause,
                blocked: setStatus.blocked || (status === 'draft' && text.draftFirst),
                onPress: () => void toggle(),
              },
              { label: text.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => setRemoving(true) },
            ],
          },
        ]}
      />
      <Confirm
        tone="critical"
        title={text.removeQuestion(name)}
        detail={text.removeDetail}
        confirm={text.confirmRemove}
        open={removing}
        busy={remove.busy}
        onConfirm={() => void yes()}
        onClose={() => setRemoving(false)}
      />
    </>
  )
}
