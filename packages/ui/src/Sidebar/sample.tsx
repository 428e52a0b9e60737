import { ChartLine, Folder, LayoutDashboard, Plus, Settings2, Tags, Users } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Select } from '../Select/Select.tsx'
import { UserBadge } from '../UserBadge/UserBadge.tsx'
import { Sidebar, type SidebarGroup } from './Sidebar.tsx'

const groups: SidebarGroup[] = [
  { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, href: '/' },
  {
    id: 'setup',
    label: 'Setup and configuration',
    icon: Settings2,
    items: [
      { label: 'Natural Language Setup', href: '/setup/natural-language', current: true },
      { label: 'GTM Management', href: '/setup/gtm' },
      { label: 'GA4 Configuration', href: '/setup/ga4' },
    ],
  },
  {
    id: 'analytics',
    label: 'Analytics and insights',
    icon: ChartLine,
    items: [
      { label: 'Real-time Analytics', href: '/analytics/realtime' },
      { label: 'Conversion Tracking', href: '/analytics/conversions' },
    ],
  },
  { id: 'account', label: 'Account', icon: Users, items: [{ label: 'Billing & Plans', href: '/account/billing' }] },
]

/** The sidebar that the stories show, with a group that opens. */
export function SampleSidebar({ label = 'Main', initial = 'setup' }: { label?: string; initial?: string }) {
  const [open, setOpen] = useState<string | undefined>(initial)
  const [project, setProject] = useState('shop')
  return (
    <Sidebar
      label={label}
      wordmark={{ name: 'Tagmason', href: '/', logo: <Icon of={Tags} tone="accent" /> }}
      top={(form) => (
        <Select
          label="Project"
          labelHidden
          icon={Folder}
          compact={form === 'collapsed'}
          value={project}
          options={[
            { value: 'analytics', label: 'Analytics Dashboard' },
            { value: 'shop', label: 'E-commerce Tracking' },
          ]}
          actions={[{ label: 'Create new project', icon: Plus, onPress: () => {} }]}
          onChange={setProject}
        />
      )}
      groups={groups}
      openGroup={open}
      onToggleGroup={(id) => setOpen(id === open ? undefined : id)}
      footer={(form) => (
        <UserBadge
          label="Signed-in user"
          name="Sarah Chen"
          detail="sarah@example.com"
          compact={form === 'collapsed'}
          menu={{ label: 'Account menu', groups: [{ items: [{ label: 'Profile', href: '/account/settings' }, { label: 'Sign out' }] }] }}
        />
      )}
    />
  )
}
