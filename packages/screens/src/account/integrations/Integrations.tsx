import { Stack, TabbedPanel } from '@tagmason/ui'
import { Suspense } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { AvailableTab } from './AvailableTab.tsx'
import { ConnectedTab, type ConnectedTabProps } from './ConnectedTab.tsx'
import { integrationsText } from './texts.ts'
import { late } from '../../late.ts'

const WebhooksTab = late(() => import('./WebhooksTab.tsx'), 'WebhooksTab')
const KeysTab = late(() => import('./KeysTab.tsx'), 'KeysTab')

const TrackingCode = late(() => import('../../setup/trackingCode/TrackingCode.tsx'), 'TrackingCode')

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
        { id: 'connected', label: text.tabs.connected, panel: () => <Connected rows={connected} onSeeAvailable={() => setTab('available')} /> },
        { id: 'available', label: text.tabs.available, panel: () => <AvailableTab rows={available} /> },
        { id: 'webhooks', label: text.tabs.webhooks, panel: () => <WebhooksTab /> },
        { id: 'keys', label: text.tabs.keys, panel: () => <KeysTab /> },
      ]}
    />
  )
}

/** What is connected, and under it the line that connects the site. */
function Connected(props: ConnectedTabProps) {
  return (
    <Stack gap="l">
      <ConnectedTab {...props} />
      <Suspense>
        <TrackingCode />
      </Suspense>
    </Stack>
  )
}
