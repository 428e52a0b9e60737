import { Stack, TabbedPanel } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { Features } from './Features.tsx'
import { securityText } from './texts.ts'
import { late } from '../../late.ts'

const AuditLog = late(() => import('./AuditLog.tsx'), 'AuditLog')
const Compliance = late(() => import('./Compliance.tsx'), 'Compliance')
const Jobs = late(() => import('./jobs/Jobs.tsx'), 'Jobs')
const Policy = late(() => import('./Policy.tsx'), 'Policy')

/** How the account is protected: what stands, what was done, what shows it to others, and what everybody has to keep to. */
export function Security() {
  const text = useText(securityText)
  const { features, policy } = useRead('security.overview')
  const [tab, setTab] = useQuery('tab', 'features')
  return (
    <TabbedPanel
      label={text.parts}
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'features', label: text.tabs.features, panel: () => <Features features={features} /> },
        { id: 'audit', label: text.tabs.audit, panel: () => <AuditLog /> },
        { id: 'compliance', label: text.tabs.compliance, panel: () => <Compliance /> },
        {
          id: 'settings',
          label: text.tabs.settings,
          panel: () => (
            <Stack gap="l">
              <Policy policy={policy} />
              <Jobs />
            </Stack>
          ),
        },
      ]}
    />
  )
}
