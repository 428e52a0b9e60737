import { parameterText } from '../../gtm/parameters.ts'
import { quote } from '../../gtm/values.ts'
import { say } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { activeTags, rowsOf, settingsOf } from '../read.ts'
import { sources } from '../sources.ts'

function* noClient({ context, server }: Audit): Generator<Fault> {
  if (server && context.items.client.length === 0) yield { message: say('audit.server.noClient') }
}

function* noUrl(audit: Audit): Generator<Fault> {
  if (!audit.web || audit.options.serverContainer !== true) return
  for (const item of activeTags(audit, 'googtag', 'gaawc')) {
    const settings = settingsOf(audit, item, 'configSettingsVariable')
    // Settings that are elsewhere may name it.
    if (settings === undefined && parameterText(item, 'configSettingsVariable') !== '') continue
    const rows = [item, ...(settings === undefined ? [] : [settings])].flatMap((one) => [...rowsOf(one, 'configSettingsTable'), ...rowsOf(one, 'fieldsToSet')])
    if (parameterText(item, 'serverContainerUrl') === '' && !rows.some(({ name }) => name === 'server_container_url' || name === 'transport_url'))
      yield { item, message: say('audit.server.notNamed', { tag: quote(item.name) }) }
  }
}

export const serverRules: readonly AuditRule[] = [
  { id: 'A94', name: 'server-without-client', area: 'server', severity: 'warning', source: sources.practice, wholeOnly: true, check: noClient },
  { id: 'A95', name: 'server-url-missing', area: 'server', severity: 'warning', source: sources.practice, check: noUrl },
]
