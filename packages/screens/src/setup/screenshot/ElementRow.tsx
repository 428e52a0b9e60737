import type { FoundElement } from '@tagmason/domain'
import { Badge, Button, Code, Icon, ListRow, Num, Text } from '@tagmason/ui'
import { Plus } from 'lucide-react'
import { useText } from '../../language.ts'
import { kinds } from './kinds.ts'
import { screenshotText } from './texts.ts'
import { useElements } from './useElements.ts'

/** One element: its words, its kind, how sure its finding is, and the event that it would be. */
export function ElementRow({ element }: { element: FoundElement }) {
  const text = useText(screenshotText)
  const { add } = useElements()
  const { type, confidence, tracking, event, added } = element
  return (
    <ListRow
      align="start"
      lead={<Icon of={kinds[type].icon} tone="muted" />}
      title={element.text}
      facts={
        <>
          <Badge>{text.types[type]}</Badge>
          <Text inline size="small" tone="muted">
            <Num value={confidence / 100} as="percent" digits={0} /> {text.confidence}
          </Text>
        </>
      }
      detail={
        <>
          {text.suggested(tracking)} <Code>{event}</Code>
        </>
      }
      actions={
        added ? (
          <Badge tone="positive">{text.added}</Badge>
        ) : (
          <Button
            size="small"
            icon={Plus}
            label={text.of(text.add, element.text)}
            busy={add.busy}
            blocked={add.blocked}
            onPress={() => void add.run([element])}
          >
            {text.add}
          </Button>
        )
      }
    />
  )
}
