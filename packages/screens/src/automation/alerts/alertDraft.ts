import {
  type ActInput,
  type AlertChannel,
  alertFits,
  type AlertMetric,
  alertMetricsOf,
  type AlertPriority,
  alertProblem,
  type AlertRule,
  type AlertType,
  type SmartAlert,
} from '@tagmason/domain'

/** Instead of an id in the address: an alert that is not kept yet. */
export const newAlert = 'new'

export interface AlertDraft {
  name: string
  description: string
  type: AlertType
  priority: AlertPriority
  channels: AlertChannel[]
  /** The threshold may be empty while somebody writes it. */
  rule: Omit<AlertRule, 'value'> & { value: number | undefined }
}

const firstRule = { comparison: 'over', value: undefined, minutes: 60, pause: 60, quiet: null } as const

/** What the editor begins with; a new alert is about what somebody was looking for, where that is a metric. */
export function beginAlert(alert: SmartAlert | undefined, looked: string): AlertDraft {
  const type = alert?.type ?? 'traffic'
  const [usual] = alertMetricsOf[type]
  const wanted: AlertMetric | undefined = alert === undefined && looked.trim().toLowerCase().startsWith('anomal') ? 'anomaly' : usual
  return {
    name: alert?.name ?? '',
    description: alert?.description ?? '',
    type,
    priority: alert?.priority ?? 'medium',
    channels: alert?.channels ?? ['email'],
    rule: alert?.rule ?? { metric: wanted ?? 'anomaly', ...firstRule, ...(wanted === 'anomaly' ? { value: 0 } : {}) },
  }
}

/** The draft for another type of alert: a metric that it does not have gives way to its most usual one. */
export function withType(draft: AlertDraft, type: AlertType): AlertDraft {
  const metrics = alertMetricsOf[type]
  const [usual = draft.rule.metric] = metrics
  return metrics.includes(draft.rule.metric) ? { ...draft, type } : { ...draft, type, rule: { ...draft.rule, metric: usual, value: undefined } }
}

/** The draft as it can be kept; null while something is missing or wrong. */
export function toSave({ rule, ...draft }: AlertDraft): ActInput<'alerts.save'> | null {
  const { value } = rule
  if (value === undefined || alertProblem(rule.metric, value) !== null || draft.name.trim() === '' || draft.channels.length === 0) return null
  return { ...draft, rule: { ...rule, value } }
}

/** The alerts that somebody looks for; all of them where nothing is looked for. */
export const fitting = (alerts: readonly SmartAlert[], looked: string, words: (alert: SmartAlert) => string) =>
  looked.trim() === '' ? alerts : alerts.filter((alert) => alertFits(alert, looked.trim(), words(alert)))
