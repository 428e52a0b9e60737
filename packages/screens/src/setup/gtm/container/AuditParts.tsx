import { TabbedPanel } from '@tagmason/ui'
import { lazy, type ReactNode } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { proofText } from '../proof/texts.ts'
import { Audit } from './Audit.tsx'
import { containerText } from './texts.ts'

const Consent = lazy(() => import('../proof/Consent.tsx').then((module) => ({ default: module.Consent })))
const Flows = lazy(() => import('../proof/Flows.tsx').then((module) => ({ default: module.Flows })))

/** A part that cannot be read leaves the others in reach. */
const guarded = (part: ReactNode) => () => <Guard>{part}</Guard>

/** What could be better, whether consent holds, and where personal data goes. */
export function AuditParts({ id }: { id: string }) {
  const text = useText(containerText)
  const proof = useText(proofText)
  return (
    <TabbedPanel
      label={text.tabs.audit}
      tabs={[
        { id: 'rules', label: text.audit.rules, panel: guarded(<Audit id={id} />) },
        { id: 'consent', label: proof.consent.tab, panel: guarded(<Consent source={{ containerId: id }} />) },
        { id: 'flows', label: proof.flows.tab, panel: guarded(<Flows source={{ containerId: id }} />) },
      ]}
    />
  )
}
