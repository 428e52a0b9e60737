import { TabbedPanel } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { Branding } from './Branding.tsx'
import { whiteLabelText } from './texts.ts'
import { useBrandDraft } from './useBrandDraft.ts'
import { late } from '../../late.ts'

const Features = late(() => import('./Features.tsx'), 'Features')
const Clients = late(() => import('./Clients.tsx'), 'Clients')

/** How the product is seen: by the account, and by clients under brands of their own. */
export function WhiteLabel() {
  const text = useText(whiteLabelText)
  const { brand, versions } = useRead('branding.get')
  // Held here, so that a look at another tab loses nothing that was chosen.
  const draft = useBrandDraft(brand)
  const [tab, setTab] = useQuery('tab', 'branding')
  return (
    <TabbedPanel
      label={text.parts}
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'branding', label: text.tabs.branding, panel: () => <Branding draft={draft} versions={versions} /> },
        { id: 'features', label: text.tabs.features, panel: () => <Features /> },
        { id: 'clients', label: text.tabs.clients, panel: () => <Clients /> },
      ]}
    />
  )
}
