import { Stack, TabbedPanel } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { EarlyPayout } from './EarlyPayout.tsx'
import { Earnings } from './Earnings.tsx'
import { Figures } from './Figures.tsx'
import { Overview } from './Overview.tsx'
import { Payouts } from './Payouts.tsx'
import { revenueText } from './texts.ts'
import { late } from '../../late.ts'

/** The forms are only fetched when somebody opens the settings. */
const Settings = late(() => import('./Settings.tsx'), 'Settings')

/** What own templates earn, how it is shared, and how it is paid out. */
export function Revenue() {
  const text = useText(revenueText)
  const [tab, setTab] = useQuery('tab', 'overview')
  return (
    <Stack gap="l">
      <EarlyPayout onSettings={() => setTab('settings')} />
      <Figures />
      <TabbedPanel
        label={text.views}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'overview', label: text.tabs.overview, panel: () => <Overview /> },
          { id: 'earnings', label: text.tabs.earnings, panel: () => <Earnings /> },
          { id: 'payouts', label: text.tabs.payouts, panel: () => <Payouts /> },
          { id: 'settings', label: text.tabs.settings, panel: () => <Settings /> },
        ]}
      />
    </Stack>
  )
}
