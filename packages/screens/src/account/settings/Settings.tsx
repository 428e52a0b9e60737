import { Stack, TabbedPanel } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { ConfirmAddress } from './ConfirmAddress.tsx'
import { NotificationsTab } from './NotificationsTab.tsx'
import { PreferencesTab } from './PreferencesTab.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { settingsText } from './texts.ts'
import { late } from '../../late.ts'

const SecurityTab = late(() => import('./SecurityTab.tsx'), 'SecurityTab')
const DangerTab = late(() => import('./DangerTab.tsx'), 'DangerTab')

/** What a person sets for themselves, and the end of the account. */
export function Settings() {
  const text = useText(settingsText)
  const settings = useRead('settings.get')
  const [tab, setTab] = useQuery('tab', 'profile')
  return (
    <Stack gap="l">
      <TabbedPanel
        label={text.parts}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'profile', label: text.tabs.profile, panel: () => <ProfileTab settings={settings} /> },
          { id: 'security', label: text.tabs.security, panel: () => <SecurityTab settings={settings} /> },
          { id: 'notifications', label: text.tabs.notifications, panel: () => <NotificationsTab settings={settings} /> },
          { id: 'preferences', label: text.tabs.preferences, panel: () => <PreferencesTab settings={settings} /> },
          { id: 'danger', label: text.tabs.danger, tone: 'critical', panel: () => <DangerTab settings={settings} /> },
        ]}
      />
      <ConfirmAddress />
    </Stack>
  )
}
