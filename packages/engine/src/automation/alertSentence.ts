import type { AlertMetric, AlertRule, AlertWindow, SmartAlert } from '@tagmason/domain'
import type { Sentence } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { inWords } from '../inWords.ts'
import { type EngineCode, say } from '../sentences/say.ts'

const units: Readonly<Partial<Record<AlertMetric, EngineCode>>> = {
  searchDrop: 'alerts.value.percent',
  conversionRate: 'alerts.value.percent',
  revenueShortfall: 'alerts.value.percent',
  pageLoad: 'alerts.value.seconds',
  errorRate: 'alerts.value.percent',
}
const windows: Readonly<Record<AlertWindow, EngineCode>> = {
  10: 'alerts.window.tenMinutes',
  60: 'alerts.window.hour',
  1440: 'alerts.window.day',
  10_080: 'alerts.window.week',
}

/** What a rule waits for: `Conversion rate under 2% in 1 hour`. */
export const alertSentence = ({ metric, comparison, value, minutes }: AlertRule): Sentence<EngineCode> =>
  say('alerts.rule', {
    metric: say(`alerts.metric.${metric}`),
    comparison: say(`alerts.comparison.${comparison}`),
    value: say(units[metric] ?? 'alerts.value.count', { value }),
    window: say(windows[minutes]),
  })

/** What an alert waits for: its rule's sentence, or the words that came without a rule. */
export const conditionOf = ({ rule, condition }: Pick<SmartAlert, 'rule' | 'condition'>) => (rule === undefined ? condition : alertSentence(rule))

/** Alerts as the member who asks reads them. */
export const alertsInWords = <Row extends SmartAlert>(context: Context, rows: readonly Row[]): Promise<Row[]> =>
  inWords(
    context,
    rows.map((row) => ({ ...row, condition: conditionOf(row) })),
  ) as Promise<Row[]>

/** An alert as the member who asks reads it. */
export const alertInWords = (context: Context, row: SmartAlert): Promise<SmartAlert> =>
  inWords(context, { ...row, condition: conditionOf(row) }) as Promise<SmartAlert>

/** What an alert's state was measured by. Rows from before rules had codes keep the sentence that they were stored with. */
export const measuredBy = ({ rule, condition }: Pick<SmartAlert, 'rule' | 'condition'>): string =>
  condition !== '' || rule === undefined ? condition : [rule.metric, rule.comparison, rule.value, rule.minutes].join(' ')
