import { TabbedPanel } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { AdminsOnly } from './AdminsOnly.tsx'
import { DocsTab } from './DocsTab.tsx'
import { EndpointsTab } from './EndpointsTab.tsx'
import { KeysTab } from './KeysTab.tsx'
import { apiText } from './texts.ts'
import { WebhooksTab } from './WebhooksTab.tsx'

/** The public API: who may call it, what can be called, who is told of what, and how it is done. */
export function Api() {
  const { views, tabs } = useText(apiText)
  const endpoints = useRead('apiKeys.endpoints')
  const [tab, setTab] = useQuery('tab', 'keys')
  return (
    <TabbedPanel
      label={views}
      selected={tab}
      onSelect={setTab}
      tabs={[
        {
          id: 'keys',
          label: tabs.keys,
          panel: () => (
            <AdminsOnly>
              <KeysTab />
            </AdminsOnly>
          ),
        },
        { id: 'endpoints', label: tabs.endpoints, panel: () => <EndpointsTab rows={endpoints} /> },
        {
          id: 'webhooks',
          label: tabs.webhooks,
          panel: () => (
            <AdminsOnly>
              <WebhooksTab />
            </AdminsOnly>
          ),
        },
        { id: 'documentation', label: tabs.docs, panel: () => <DocsTab /> },
      ]}
    />
  )
}
