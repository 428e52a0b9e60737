import { alertAnswer, alertProblem } from '@tagmason/domain'
import { Alert, Card, NumberField, Row, Select, Stack } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import type { AlertDraft } from './alertDraft.ts'
import { hours } from './hours.ts'
import { alertsText } from './texts.ts'

/** What the rule as it stands would do with a figure. Nothing to try while its threshold is empty or wrong. */
export function TryRule({ rule }: { rule: AlertDraft['rule'] }) {
  const text = useText(alertsText)
  const [measured, measure] = useState<number>()
  const [time, setTime] = useState('12:00')
  const { metric, value, comparison, quiet } = rule
  if (value === undefined || alertProblem(metric, value) !== null) return null
  const answer = measured === undefined ? 'nothing' : alertAnswer({ value, comparison, quiet }, measured, time)
  return (
    <Card sunken level={3} title={text.tryIt} detail={text.tryDetail}>
      <Stack gap="s">
        <Row>
          <NumberField label={text.measured} unit={text.units[metric]?.trim() ?? ''} value={measured} onChange={measure} />
          {quiet !== null && <Select label={text.time} value={time} options={hours} onChange={setTime} />}
        </Row>
        <Alert tone={answer === 'tells' ? 'positive' : 'neutral'} title={text.answers[answer]} />
      </Stack>
    </Card>
  )
}
