import { Stack, TabbedPanel } from '@tagmason/ui'
import { lazy } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { Features } from './Features.tsx'
import { securityText } from './texts.ts'

const AuditLog = lazy(() => import('./AuditLog.tsx').then((module) => ({ default: module.AuditLog })))
const Compliance = lazy(() => import('./Compliance.tsx').then((module) => ({ default: module.Compliance })))
const Jobs = lazy(() => import('./jobs/Jobs.tsx').then((module) => ({ default: module.Jobs })))
const Policy = lazy(() => import('./Policy.tsx').then((module) => ({ default: module.Policy })))

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
