import { shareValidities } from '@tagmason/domain'
import { DateRange, Row, Select } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { shareText } from './texts.ts'
import type { useValidity, Validity } from './useValidity.ts'

export interface ValidityFieldsProps {
  validity: ReturnType<typeof useValidity>
  /** Whether it may stay as it is. */
  kept?: boolean
  /** The form was sent. */
  tried: boolean
}

/** Asks how long a share opens. */
export function ValidityFields({ validity: { choice, choose, days, setDays, missing }, kept = false, tried }: ValidityFieldsProps) {
  const text = useText(shareText)
  const today = useNow().slice(0, 10)
  const options = shareValidities.map((value): { value: Validity; label: string } => ({ value, label: text.validities[value] }))
  return (
    <Row>
      <Select
        label={text.validity}
        value={choice}
        options={kept ? [{ value: 'asItIs', label: text.asItIs }, ...options] : options}
        onChange={(value) => choose(value)}
      />
      {choice === 'days' && (
        <DateRange label={text.days} required value={days} today={today} min={today} error={tried && missing && text.daysMissing} onChange={setDays} />
      )}
    </Row>
  )
}
