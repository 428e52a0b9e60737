import type { Measure } from '@tagmason/domain'
import { RuleBuilder, type RuleGroup, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { clauseOf, fieldsOf, problemsOf } from './rules.ts'
import { conditionsText } from './texts.ts'
import { clauseWords } from './words.ts'

export interface ConditionFieldsProps {
  label: string
  rules: RuleGroup
  /** What the condition can look at. */
  measures: readonly Measure[]
  /** Whether what is wrong is said: only once somebody has tried to save. */
  tried: boolean
  onChange(rules: RuleGroup): void
}

/** The condition of a trigger or a workflow, with its thresholds as numbers that can be changed. */
export function ConditionFields({ label, rules, measures, tried, onChange }: ConditionFieldsProps) {
  const text = useText(conditionsText)
  const locale = useLocale()
  return (
    <RuleBuilder
      flat
      label={label}
      value={rules}
      fields={fieldsOf(measures, text)}
      problems={tried ? problemsOf(rules, text) : {}}
      lead={text.lead}
      sentence={(rule) => clauseWords(clauseOf(rule), text, locale)}
      onChange={onChange}
    />
  )
}
