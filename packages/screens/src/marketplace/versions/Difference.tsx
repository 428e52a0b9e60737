import { DiffView, Empty, Section, Stack } from '@tagmason/ui'
import { Equal } from 'lucide-react'
import { useText } from '../../language.ts'
import { diffOf } from '../../setup/gtm/diffOf.ts'
import { useRead } from '../../workspace.tsx'
import { ChangeList } from './ChangeList.tsx'
import { versionsText } from './texts.ts'
import { TypeBadge } from './TypeBadge.tsx'

/** What leads from one state to another: what it means, and what is written otherwise. */
export function Difference({ templateId, from, to }: { templateId: string; from: string; to: string }) {
  const { compare: text } = useText(versionsText)
  const { type, changes, container } = useRead('versions.compare', { templateId, from, to })
  if (type === null && container.length === 0) return <Empty icon={Equal} title={text.same} detail={text.sameDetail} />
  return (
    <Stack gap="l">
      <Section title={text.meaning} detail={text.meaningDetail} size="large" actions={type !== null && <TypeBadge type={type} />}>
        <ChangeList label={text.meaning} changes={changes} />
      </Section>
      {container.length > 0 && (
        <Section title={text.container} size="large">
          <DiffView label={text.container} changes={container.map((change) => diffOf(change, text.entities))} level={3} code unified />
        </Section>
      )}
    </Stack>
  )
}
