import { minimumPayouts, payoutSchedules } from '@tagmason/domain'
import { Button, Card, Form, formatMoney, Select, toast, useLocale } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { revenueText } from './texts.ts'

/** From which amount and how often is paid. */
export function ScheduleForm() {
  const { settings: text, schedules } = useText(revenueText)
  const locale = useLocale()
  const kept = useRead('revenue.overview').settings
  const save = useAct('revenue.saveSettings')
  const [minimumPayout, setMinimum] = useState(kept.minimumPayout)
  const [schedule, setSchedule] = useState(kept.schedule)
  const submit = async () => {
    if (await save.run({ minimumPayout, schedule })) toast.success(text.saved)
  }
  return (
    <Card level={2} title={text.title} detail={text.detail}>
      <Form
        busy={save.busy}
        onSubmit={() => void submit()}
        actions={
          <Button type="submit" tone="accent" look="solid" busy={save.busy} blocked={save.blocked}>
            {text.save}
          </Button>
        }
      >
        <Select
          label={text.minimum}
          hint={text.minimumHint}
          value={String(minimumPayout)}
          options={minimumPayouts.map((value) => ({ value: String(value), label: formatMoney(value * 100, { short: true }, locale) }))}
          onChange={(chosen) => setMinimum(minimumPayouts.find((value) => String(value) === chosen) ?? minimumPayout)}
        />
        <Select
          label={text.schedule}
          hint={text.scheduleHint}
          value={schedule}
          options={payoutSchedules.map((value) => ({ value, label: schedules[value] }))}
          onChange={(chosen) => setSchedule(chosen)}
        />
      </Form>
    </Card>
  )
}
