import type { ChatMessage } from '@tagmason/domain'
import { Empty, Link, List, ListRow, Person, Stack, Text } from '@tagmason/ui'
import { MessageCircle } from 'lucide-react'
import { useText } from '../../language.ts'
import { articleHref } from '../ArticleRow.tsx'
import { Said } from '../Said.tsx'
import { Lines } from './Lines.tsx'
import { supportText } from './texts.ts'

/** What the member and the assistant said, oldest first. */
export function Conversation({ messages }: { messages: readonly ChatMessage[] }) {
  const { chat: text } = useText(supportText)
  if (messages.length === 0) return <Empty icon={MessageCircle} title={text.begin} detail={text.beginDetail} />
  return (
    <List label={text.conversation} look="framed">
      {messages.map((message) => (
        <Turn key={message.id} message={message} />
      ))}
    </List>
  )
}

function Turn({ message: { from, text: words, found } }: { message: ChatMessage }) {
  const { chat: text } = useText(supportText)
  const name = from === 'member' ? text.you : text.assistant
  return (
    <ListRow
      align="start"
      lead={<Person name={name} compact size="small" />}
      title={name}
      detail={from === 'member' ? <Lines words={words} /> : <Found found={found} />}
    />
  )
}

function Found({ found }: Pick<ChatMessage, 'found'>) {
  const { chat: text } = useText(supportText)
  if (found.length === 0) return <Text>{text.nothing}</Text>
  return (
    <Stack gap="s">
      <Text>{text.found}</Text>
      {found.map(({ article, title, excerpt }) => (
        <Stack key={article} gap="xxs">
          <Link alone href={articleHref(article)}>
            <Said words={title} />
          </Link>
          <Text size="small" tone="muted">
            <Said words={excerpt} />
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}
