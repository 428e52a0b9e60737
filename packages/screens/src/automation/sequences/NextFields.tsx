import { type NextEvent, nextProblem } from '@tagmason/domain'
import { Alert, NumberField, Row, Stack, SwitchRow, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { sequencesText } from './texts.ts'

export interface NextFieldsProps {
  then: NextEvent | undefined
  /** Whether clauses before it count events, which nothing can follow. */
  counts: boolean
  tried: boolean
  onChange(then: NextEvent | undefined): void
}

/** What has to follow the event of a trigger, and how soon. */
export function NextFields({ then, counts, tried, onChange }: NextFieldsProps) {
  const text = useText(sequencesText)
  const problem = nextProblem({ match: 'all', clauses: [], then })
  return (
    <Stack gap="s">
      <SwitchRow
        title={text.followed}
        detail={text.followedDetail}
        on={then !== undefined}
        onSwitch={(on) => onChange(on ? { event: '', minutes: 30 } : undefined)}
      />
      {then !== undefined && (
        <Row>
          <TextField
            required
            label={text.event}
            value={then.event}
            error={tried && problem === 'event' && text.problems.event}
            onChange={(event) => onChange({ ...then, event })}
          />
          <NumberField
            label={text.minutes}
            unit={text.unit}
            value={then.minutes === 0 ? undefined : then.minutes}
            error={tried && problem === 'minutes' && text.problems.minutes}
            onChange={(minutes) => onChange({ ...then, minutes: minutes ?? 0 })}
          />
        </Row>
      )}
      {then !== undefined && counts && <Alert tone="caution" title={text.problems.counts} />}
    </Stack>
  )
}
