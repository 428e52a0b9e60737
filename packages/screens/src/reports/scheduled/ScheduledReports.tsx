import type { ReportSchedule } from '@tagmason/domain'
import { Alert, Button, Card, Empty, Stack } from '@tagmason/ui'
import { CalendarClock, Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { ScreenActions } from '../../Screen.tsx'
import { useOnceOpened } from '../../shell/useOnceOpened.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { Deliveries } from './Deliveries.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { ScheduleTable } from './ScheduleTable.tsx'
import { scheduledText } from './texts.ts'
import { useRunDue } from './useRunDue.ts'

const loadDialog = () => import('./ScheduleDialog.tsx').then((module) => module.ScheduleDialog)
const loadDetails = () => import('./ScheduleDetails.tsx').then((module) => module.ScheduleDetails)

/** Reports that are sent by themselves, and what was sent. */
export function ScheduledReports() {
  const text = useText(scheduledText)
  const { rows, mail } = useRead('schedules.list')
  const { blocked } = useAct('schedules.create')
  const [id, open] = useQuery('id')
  const [writing, write] = useState<ReportSchedule | 'new'>()
  const opened = rows.find((row) => row.id === id)
  const Dialog = useOnceOpened(writing !== undefined, loadDialog)
  const Details = useOnceOpened(opened !== undefined, loadDetails)
  useRunDue()
  const create = (
    <Button tone="accent" look="solid" icon={Plus} blocked={blocked} onPress={() => write('new')}>
      {text.newSchedule}
    </Button>
  )
  return (
    <Stack gap="l">
      <ScreenActions>{rows.length > 0 && create}</ScreenActions>
      {mail === 'notConfigured' && <Alert tone="caution" title={text.noMail} detail={text.noMailDetail} />}
      <KeyFigures />
      <Card flush>
        {rows.length === 0 ? <Empty icon={CalendarClock} title={text.none} detail={text.noneDetail} actions={create} /> : <ScheduleTable onEdit={write} />}
      </Card>
      <Deliveries />
      {Details && (
        <Details
          schedule={opened}
          onClose={() => open('')}
          onEdit={(schedule) => {
            open('')
            write(schedule)
          }}
        />
      )}
      {Dialog && <Dialog schedule={writing} onClose={() => write(undefined)} />}
    </Stack>
  )
}
