import type { TagContainer } from '@tagmason/domain'
import { Alert, Drawer, Empty, Select, Skeleton, Stack, TabbedPanel } from '@tagmason/ui'
import { Tags } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useQuery } from '../../../navigation.tsx'
import { useRead } from '../../../workspace.tsx'
import { proofText } from '../proof/texts.ts'
import { gtmText } from '../texts.ts'
import { simulatorText } from './texts.ts'
import { Visit } from './Visit.tsx'
import { late } from '../../../late.ts'

const Consent = late(() => import('../proof/Consent.tsx'), 'Consent')
const Flows = late(() => import('../proof/Flows.tsx'), 'Flows')
const Strength = late(() => import('../proof/Strength.tsx'), 'Strength')

export interface SimulatorProps {
  open: boolean
  containers: readonly TagContainer[]
  onClose(): void
}

const generated = 'generated'

/** Preview Mode: works out what the generated tags, or those of a container's stored file, do in a visit. */
export function Simulator({ open, containers, onClose }: SimulatorProps) {
  const { preview } = useText(gtmText)
  const text = useText(simulatorText)
  // On the page of a container its own visit comes first.
  const [id] = useQuery('id')
  const [source, setSource] = useState(id === '' ? generated : id)
  const stored = containers.filter(({ importedAt }) => importedAt !== undefined)
  const known = stored.some(({ id }) => id === source) ? source : generated
  return (
    <Drawer open={open} onClose={onClose} size="wide" title={preview} detail={text.detail}>
      <Stack gap="m">
        {stored.length > 0 && (
          <Select
            label={text.source}
            options={[{ value: generated, label: text.generated }, ...stored.map(({ id, name }) => ({ value: id, label: name, detail: id }))]}
            value={known}
            onChange={setSource}
          />
        )}
        <Guard key={known}>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Began source={known === generated ? {} : { containerId: known }} />
          </Suspense>
        </Guard>
      </Stack>
    </Drawer>
  )
}

/** A part that cannot be read leaves the others in reach. */
const guarded = (part: ReactNode) => () => <Guard>{part}</Guard>

function Began({ source }: { source: { containerId?: string } }) {
  const { preview } = useText(gtmText)
  const text = useText(simulatorText)
  const proof = useText(proofText)
  const { visitTab, tab } = proof.strength
  const start = useRead('containers.visit', source)
  if (start.impossible !== '') return <Alert tone="caution" title={text.impossible} detail={start.impossible} />
  if (start.tags === 0) return <Empty icon={Tags} title={text.noTags} detail={text.noTagsDetail} />
  return (
    <TabbedPanel
      label={preview}
      tabs={[
        { id: 'visit', label: visitTab, panel: () => <Visit start={start} source={source} /> },
        { id: 'tests', label: tab, panel: guarded(<Strength source={source} />) },
        { id: 'consent', label: proof.consent.tab, panel: guarded(<Consent source={source} />) },
        { id: 'flows', label: proof.flows.tab, panel: guarded(<Flows source={source} />) },
      ]}
    />
  )
}
