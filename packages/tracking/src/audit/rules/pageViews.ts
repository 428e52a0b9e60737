import type { Item } from '../../gtm/context.ts'
import { parameterText } from '../../gtm/parameters.ts'
import { quote } from '../../gtm/values.ts'
import { say } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { activeTags, firing, literal, onEveryPage, rowsOf, settingsOf } from '../read.ts'
import { sources } from '../sources.ts'

/** Whether the Google tag leaves page views to others, or may do so for all that the file tells. */
const leavesPageViews = (audit: Audit, item: Item): boolean => {
  if (parameterText(item, 'sendPageView') === 'false') return true
  const settings = settingsOf(audit, item, 'configSettingsVariable')
  if (settings === undefined && parameterText(item, 'configSettingsVariable') !== '') return true
  const tables = [item, ...(settings === undefined ? [] : [settings])]
  const row = tables.flatMap((one) => [...rowsOf(one, 'configSettingsTable'), ...rowsOf(one, 'fieldsToSet')]).find(({ name }) => name === 'send_page_view')
  return row !== undefined && row.value !== 'true'
}

function* doubled(audit: Audit): Generator<Fault> {
  const base = activeTags(audit, 'googtag', 'gaawc').find((item) => firing(item).some((id) => onEveryPage(audit, id)) && !leavesPageViews(audit, item))
  if (base === undefined) return
  for (const item of activeTags(audit, 'gaawe'))
    if (literal(audit, parameterText(item, 'eventName')) === 'page_view' && firing(item).some((id) => onEveryPage(audit, id)))
      yield {
        item,
        message: say('audit.pageViews.doubled', { tag: quote(item.name), other: quote(base.name) }),
      }
}

export const pageViewRules: readonly AuditRule[] = [
  { id: 'A48', name: 'ga4-double-page-view', area: 'ga4', severity: 'warning', source: sources.enhanced, check: doubled },
]
