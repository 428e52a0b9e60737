import { comparisons, type Condition, conditionSubjects } from '@tagmason/domain'
import { Alert, Button, IconButton, Inline, Row, Select, Stack, Text, TextField } from '@tagmason/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { setupText } from '../texts.ts'
import { emptyCondition } from './triggerDraft.ts'

export interface ConditionFieldsProps {
  conditions: Condition[]
  onChange(conditions: Condition[]): void
  error: string | false
}

/** The conditions of a trigger; all of them have to hold. */
export function ConditionFields({ conditions, onChange, error }: ConditionFieldsProps) {
  const text = useText(setupText).trigger
  const set = (index: number, change: Partial<Condition>) =>
    onChange(conditions.map((condition, at) => (at === index ? { ...condition, ...change } : condition)))
  return (
    <Stack gap="xs">
      {conditions.length === 0 && (
        <Text size="small" tone="muted">
          {text.noConditions}
        </Text>
      )}
      {conditions.map(({ subject, is, value }, index) => (
        <Row
          key={index}

          end={
            <IconButton
              icon={Trash2}
              look="plain"
              label={text.removeCondition(index + 1)}
              onPress={() => onChange(conditions.filter((_, at) => at !== index))}
            />
          }
        >
          <Select
            labelHidden
            label={text.subject}
            options={conditionSubjects.map((each) => ({ value: each, label: text.subjects[each] }))}
            value={subject}
            onChange={(next) => set(index, { subject: next })}
          />
          <Select
            labelHidden
            label={text.comparison}
            options={comparisons.map((each) => ({ value: each, label: text.comparisons[each] }))}
            value={is}
            onChange={(next) => set(index, { is: next })}
          />
          <TextField labelHidden label={text.value} placeholder={text.value} value={value} onChange={(next) => set(index, { value: next })} />
        </Row>
      ))}
      {error && <Alert tone="critical" title={error} />}
      <Inline>
        <Button size="small" icon={Plus} onPress={() => onChange([...conditions, emptyCondition])}>
          {text.addCondition}
        </Button>
      </Inline>
    </Stack>
  )
}
