import { alertComparisons, alertMetricsOf, alertProblem, type AlertType, alertWindows } from '@tagmason/domain'
import { NumberField, Row, Select, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import type { AlertDraft } from './alertDraft.ts'
import { alertsText } from './texts.ts'

export interface RuleFieldsProps {
  type: AlertType
  rule: AlertDraft['rule']
  /** Whether what is wrong is said. */
  tried: boolean
  onChange(rule: AlertDraft['rule']): void
}

/** Metric, comparison, threshold and window of an alert. */
export function RuleFields({ type, rule, tried, onChange }: RuleFieldsProps) {
  const text = useText(alertsText)
  const problem = alertProblem(rule.metric, rule.value)
  return (
    <Stack gap="s">
      <Select
        label={text.metric}
        value={rule.metric}
        options={alertMetricsOf[type].map((value) => ({ value, label: text.metrics[value] }))}
        onChange={(metric) => onChange({ ...rule, metric })}
      />
      <Row>
        <Select
          label={text.comparison}
          value={rule.comparison}
          options={alertComparisons.map((value) => ({ value, label: text.comparisons[value] }))}
          onChange={(comparison) => onChange({ ...rule, comparison })}
        />
        <NumberField
          label={text.threshold}
          value={rule.value}
          unit={text.units[rule.metric]?.trim() ?? ''}
          least={0}
          error={tried && problem !== null && text.problems[problem]}
          onChange={(value) => onChange({ ...rule, value })}
        />
        <Select
          label={text.window}
          value={String(rule.minutes)}
          options={alertWindows.map((value) => ({ value: String(value), label: text.windows[value] }))}
          onChange={(chosen) => onChange({ ...rule, minutes: alertWindows.find((value) => String(value) === chosen) ?? rule.minutes })}
        />
      </Row>
    </Stack>
  )
}
