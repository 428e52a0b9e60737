import { type NextEvent, nextProblem } from '@tagmason/domain'
import { Alert, NumberField, Row, Stack, SwitchRow, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { sequencesText } from './texts.ts'

export interface NextFieldsProps {
  next: NextEvent | undefined
  /** Whether clauses before it count events, which nothing can follow. */
  counts: boolean
  tried: boolean
  onChange(next: NextEvent | undefined): void
}

/** What has to follow the event of a trigger, and how soon. */
export function NextFields({ next, counts, tried, onChange }: NextFieldsProps) {
  const text = useText(sequencesText)
  const problem = nextProblem({ match: 'all', clauses: [], next })
  return (
    <Stack gap="s">
      <SwitchRow
        title={text.followed}
        detail={text.followedDetail}
        on={next !== undefined}
        onSwitch={(on) => onChange(on ? { event: '', minutes: 30 } : undefined)}
      />
      {next !== undefined && (
        <Row>
          <TextField
            required
            label={text.event}
            value={next.event}
            error={tried && problem === 'event' && text.problems.event}
            onChange={(event) => onChange({ ...next, event })}
          />
          <NumberField
            label={text.minutes}
            unit={text.unit}
            value={next.minutes === 0 ? undefined : next.minutes}
            error={tried && problem === 'minutes' && text.problems.minutes}
            onChange={(minutes) => onChange({ ...next, minutes: minutes ?? 0 })}
          />
        </Row>
      )}
      {next !== undefined && counts && <Alert tone="caution" title={text.problems.counts} />}
    </Stack>
  )
}
