import { frequencies, type Frequency, type ScheduleFormat, scheduleFormats } from '@tagmason/domain'
import { Alert, Button, Dialog, Row, Select, Stack, TagField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import type { Chosen } from './chosen.ts'
import { ReportSelect, useReport } from './ReportSelect.tsx'
import { reportsText } from './texts.ts'
import { usePeople } from './usePeople.ts'

/** Has a report generated and sent by itself. With an empty `report` it asks for one. */
export function ScheduleDialog({ report, onClose }: { report: Chosen; onClose(): void }) {
  const [key, setKey] = useState(0)
  const close = () => {
    setKey(key + 1)
    onClose()
  }
  return <ScheduleForm key={`${report}-${key}`} report={report} onClose={close} />
}

function ScheduleForm({ report, onClose }: { report: Chosen; onClose(): void }) {
  const { schedule: text, share: shareText, ...words } = useText(reportsText)
  const { space, server } = useRead('session.get')
  const isSent = space === 'sample' || server?.mail === true
  const schedule = useAct('reports.schedule')
  const [id, setId] = useState(report ?? '')
  const chosen = useReport(id)
  const [frequency, setFrequency] = useState<Frequency>('Weekly')
  const [format, setFormat] = useState<ScheduleFormat>('PDF')
  const [tried, setTried] = useState(false)
  const { people, setPeople, wrong } = usePeople()
  const submit = async () => {
    setTried(true)
    if (chosen === undefined || people.length === 0 || wrong !== undefined) return
    if (!(await schedule.run({ id: chosen.id, frequency, format, recipients: people }))) return
    toast.success(text.saved, { detail: isSent ? text.savedDetail(chosen.name, text.frequencies[frequency]) : text.kept })
    onClose()
  }
  return (
    <Dialog
      open={report !== undefined}
      onClose={onClose}
      title={report === '' || chosen === undefined ? words.scheduleReport : words.of(words.mine.schedule, chosen.name)}
      detail={text.detail}
      busy={schedule.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={schedule.busy} blocked={schedule.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {!isSent && <Alert tone="caution" title={text.noMail} detail={text.noMailDetail} />}
        {report === '' && <ReportSelect value={chosen?.id ?? ''} onChange={setId} />}
        <Row>
          <Select
            label={text.frequency}
            value={frequency}
            options={frequencies.map((value) => ({ value, label: text.frequencies[value] }))}
            onChange={(value) => setFrequency(value)}
          />
          <Select
            label={text.format}
            value={format}
            options={scheduleFormats.map((value) => ({ value, label: text.formats[value] }))}
            onChange={(value) => setFormat(value)}
          />
        </Row>
        <TagField
          label={text.recipients}
          hint={shareText.peopleHint}
          required
          error={wrong === undefined ? tried && people.length === 0 && text.noRecipients : shareText.peopleWrong(wrong)}
          entries={people}
          onChange={setPeople}
        />
      </Stack>
    </Dialog>
  )
}
