import type { SmartAlert } from '@tagmason/domain'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { fitting } from './alertDraft.ts'
import { alertsText } from './texts.ts'

/** The alerts that fit what somebody looks for, page by page. */
export function useAlertPages(rows: readonly SmartAlert[], looked: string) {
  const text = useText(alertsText)
  return usePages(
    text.title,
    fitting(rows, looked, (alert) => [alert.condition, text.types[alert.type], text.priorities[alert.priority], text.statuses[alert.status]].join(' ')),
  )
}
