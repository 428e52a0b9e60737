import type { MyTemplates } from '@tagmason/domain'
import { Badge, Button, Card, Inline, MenuButton, Progress, Stack, Text, Time } from '@tagmason/ui'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useNow } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { mineText } from './texts.ts'
import { useDeleteDraft } from './useDeleteDraft.ts'

/** One draft: how much of its checklist is done, and when somebody last worked on it. */
export function DraftCard({ draft }: { draft: MyTemplates['drafts'][number] }) {
  const words = useText(marketplaceText)
  const { drafts: text, statuses } = useText(mineText)
  const now = useNow()
  const [, open] = useQuery('draft')
  const { blocked } = useAct('templates.edit')
  const remove = useDeleteDraft()
  const { id, name, description, category, status, progress, lastModified } = draft
  return (
    <Card
      level={2}
      title={name}
      detail={description}
      actions={
        <MenuButton
          size="small"
          look="plain"
          icon={Ellipsis}
          label={text.more(name)}
          placement="bottom-end"
          items={[{ label: text.delete, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => void remove.run(id) }]}
        />
      }
      footer={
        <Button size="small" label={words.of(text.continue, name)} blocked={blocked} onPress={() => open(id)}>
          {text.continue}
        </Button>
      }
    >
      <Stack gap="s">
        <Inline gap="xs">
          <Badge>{statuses[status]}</Badge>
          <Badge>{category === null ? text.noCategory : words.categories[category]}</Badge>
        </Inline>
        <Progress label={text.progress} value={progress} max={100} />
        <Text size="small" tone="muted">
          {text.modified} <Time at={lastModified} show="relative" now={now} />
        </Text>
      </Stack>
    </Card>
  )
}
