import type { ContainerVersion } from '@tagmason/domain'
import { Alert, Card, IconButton, Row, Section, Select, Skeleton, Stack } from '@tagmason/ui'
import { X } from 'lucide-react'
import { Suspense } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { ThingChanges } from '../ThingChanges.tsx'
import { VersionEffect } from '../proof/Effect.tsx'
import { proofText } from '../proof/texts.ts'
import { containerText } from './texts.ts'

export interface CompareVersionsProps {
  id: string
  versions: readonly ContainerVersion[]
  /** As the address has it: `1:3`. */
  compared: string
  onCompare(compared: string): void
}

/** Two versions of a container, and what is different. */
export function CompareVersions({ id, versions, compared, onCompare }: CompareVersionsProps) {
  const text = useText(containerText).versions
  const [from = 0, to = 0] = compared.split(':').map(Number)
  const options = versions.map(({ number }) => ({ value: String(number), label: text.version(number) }))
  const kept = [from, to].every((number) => versions.some((version) => version.number === number))
  return (
    <Card level={2} title={text.comparison} actions={<IconButton size="small" icon={X} label={text.close} onPress={() => onCompare('')} />}>
      <Stack gap="m">
        <Row>
          <Select label={text.from} value={String(from)} options={options} onChange={(number) => onCompare(`${number}:${to}`)} />
          <Select label={text.to} value={String(to)} options={options} onChange={(number) => onCompare(`${from}:${number}`)} />
        </Row>
        {kept ? (
          <Guard>
            <Suspense fallback={<Skeleton shape="text" />}>
              <Difference id={id} from={from} to={to} beside />
            </Suspense>
          </Guard>
        ) : (
          <Alert tone="caution" title={text.gone} />
        )}
      </Stack>
    </Card>
  )
}

interface DifferenceProps {
  id: string
  from: number
  to: number
  level?: 2 | 3
  /** Before and after beside each other where there is room. */
  beside?: boolean
}

/** What leads from one version to another. */
export function Difference({ id, from, to, level = 3, beside = false }: DifferenceProps) {
  const text = useText(containerText).versions
  const { effect } = useText(proofText)
  const { changes } = useRead('containers.difference', { id, from, to })
  if (changes.length === 0) return <Alert tone="positive" title={text.same} />
  return (
    <Stack gap="l">
      <Section title={effect.title} level={level} size="body">
        <VersionEffect id={id} from={from} to={to} />
      </Section>
      <Section title={text.settings} level={level} size="body">
        <ThingChanges label={text.difference(from, to)} changes={changes} beside={beside} />
      </Section>
    </Stack>
  )
}
