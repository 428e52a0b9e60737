import { frequencies, type ListedSchedule } from '@tagmason/domain'
import { Inline, Num, type TableColumn, Time } from '@tagmason/ui'
import { useMemo } from 'react'
import { reportsText } from '../../analytics/reports/texts.ts'
import { useText } from '../../language.ts'
import { EnabledSwitch } from './EnabledSwitch.tsx'
import { OpenSchedule } from './OpenSchedule.tsx'
import { PauseButton } from './PauseButton.tsx'
import { isAtRest, ScheduleState } from './ScheduleState.tsx'
import { scheduledText } from './texts.ts'

/** Its next run that is not skipped. */
const runsNext = (row: ListedSchedule) => (isAtRest(row) ? null : row.nextRun)

/** What the table tells of a schedule. */
export function useColumns(): TableColumn<ListedSchedule>[] {
  const text = useText(scheduledText)
  const { schedule: words } = useText(reportsText)
  return useMemo(() => {
    const { columns: heads } = text
    return [
      {
        id: 'name',
        head: heads.name,
        sort: ({ name }) => name,
        cell: (schedule) => <OpenSchedule schedule={schedule} />,
      },
      { id: 'frequency', head: heads.frequency, sort: (row) => frequencies.indexOf(row.frequency), cell: (row) => words.frequencies[row.frequency] },
      { id: 'nextRun', head: heads.nextRun, sort: runsNext, cell: (row) => <Time at={runsNext(row)} show="both" /> },
      { id: 'lastRun', head: heads.lastRun, cell: (row) => <Time at={row.lastRun} show="both" /> },
      {
        id: 'status',
        head: heads.status,
        sort: (row) => text.statuses[row.status],
        cell: (schedule) => <ScheduleState schedule={schedule} />,
      },
      {
        id: 'recipients',
        head: heads.recipients,
        align: 'end',
        sort: ({ recipients }) => recipients.length,
        cell: ({ recipients }) => <Num value={recipients.length} />,
      },
      { id: 'format', head: heads.format, cell: ({ format }) => words.formats[format] },
      {
        id: 'enabled',
        head: heads.enabled,
        cell: (schedule) => (
          <Inline wrap={false}>
            <EnabledSwitch schedule={schedule} />
            <PauseButton schedule={schedule} />
          </Inline>
        ),
      },
    ]
  }, [text, words])
}
