import type { GeneratedTag, GeneratedTagStatus } from '@tagmason/domain'
import { Badge, Button, Card, Empty, LinkButton, List, ListRow, Text, type Tone } from '@tagmason/ui'
import { Tags } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { gtmText } from './texts.ts'

const tones: Record<GeneratedTagStatus, Tone> = { deployed: 'positive', draft: 'neutral' }

/** The tags that the product made: what kind, what fires them, and whether they are in a container. */
export function TagList({ tags }: { tags: readonly GeneratedTag[] }) {
  const all = useText(gtmText)
  const text = all.tags
  const [, open] = useQuery('tag')
  const { shown, pager } = usePages(text.title, tags)
  return (
    <Card level={2} title={text.title} detail={text.detail} footer={pager} flush>
      {tags.length === 0 ? (
        <Empty icon={Tags} title={text.none} detail={text.noneDetail} actions={<LinkButton href="/setup/natural-language">{text.describeGoals}</LinkButton>} />
      ) : (
        <List label={text.title} look="flush">
          {shown.map(({ id, name, type, trigger, status, containerId }) => (
            <ListRow
              key={id}
              title={name}
              facts={<Badge tone={tones[status]}>{text.statuses[status]}</Badge>}
              detail={
                <Text size="small" tone="muted">
                  {[type, text.firedBy(trigger), ...(status === 'deployed' && containerId !== '' ? [text.inContainer(containerId)] : [])].join(' · ')}
                </Text>
              }
              actions={
                <Button size="small" look="plain" label={all.of(text.preview, name)} onPress={() => open(id)}>
                  {text.preview}
                </Button>
              }
            />
          ))}
        </List>
      )}
    </Card>
  )
}
