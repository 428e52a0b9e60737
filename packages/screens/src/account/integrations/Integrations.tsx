import { TabbedPanel } from '@tagmason/ui'
import { lazy } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { AvailableTab } from './AvailableTab.tsx'
import { ConnectedTab } from './ConnectedTab.tsx'
import { integrationsText } from './texts.ts'

const WebhooksTab = lazy(() => import('./WebhooksTab.tsx').then((module) => ({ default: module.WebhooksTab })))
const KeysTab = lazy(() => import('./KeysTab.tsx').then((module) => ({ default: module.KeysTab })))

/** The services that this account works with, and what its own programs use to work with us. */
export function Integrations() {
  const text = useText(integrationsText)
  const { connected, available } = useRead('integrations.list')
  const [tab, setTab] = useQuery('tab', 'connected')
  return (
    <TabbedPanel
      label={text.parts}
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'connected', label: text.tabs.connected, panel: () => <ConnectedTab rows={connected} onSeeAvailable={() => setTab('available')} /> },
        { id: 'available', label: text.tabs.available, panel: () => <AvailableTab rows={available} /> },
        { id: 'webhooks', label: text.tabs.webhooks, panel: () => <WebhooksTab /> },
        { id: 'keys', label: text.tabs.keys, panel: () => <KeysTab /> },
      ]}
    />
  )
}
