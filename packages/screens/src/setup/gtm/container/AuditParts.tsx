import { TabbedPanel } from '@tagmason/ui'
import { type ReactNode } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { proofText } from '../proof/texts.ts'
import { Audit } from './Audit.tsx'
import { containerText } from './texts.ts'
import { late } from '../../../late.ts'

const Consent = late(() => import('../proof/Consent.tsx'), 'Consent')
const Flows = late(() => import('../proof/Flows.tsx'), 'Flows')

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
