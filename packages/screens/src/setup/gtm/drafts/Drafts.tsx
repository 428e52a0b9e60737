import type { ContainerDraft } from '@tagmason/domain'
import { Button, Card, List, ListRow, Text, Time } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { useNavigation } from '../../../navigation.tsx'
import { gtmText } from '../texts.ts'
import { draftText } from './texts.ts'

/** Changes that programs proposed with a key, and that wait for a person. */
export function Drafts({ drafts }: { drafts: readonly ContainerDraft[] }) {
  const all = useText(gtmText)
  const text = useText(draftText)
  const { path, go } = useNavigation()
  return (
    <Card level={2} title={text.title} flush>
      <List label={text.title} look="flush">
        {drafts.map(({ id, title, containerId, at, by }) => (
          <ListRow
            key={id}
            title={title}
            detail={
              <Text size="small" tone="muted">
                {text.of(containerId)}
                <Time at={at} show="date" /> {text.by(by)}
              </Text>
            }
            actions={
              <Button size="small" label={all.of(text.open, title)} onPress={() => go(`${path}?proposed=${id}`)}>
                {text.open}
              </Button>
            }
          />
        ))}
      </List>
    </Card>
  )
}
