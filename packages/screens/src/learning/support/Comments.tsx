import type { TicketComment } from '@tagmason/domain'
import { Heading, List, ListRow, Person, Stack, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { AttachedFiles } from './AttachedFiles.tsx'
import { Lines } from './Lines.tsx'
import { supportText } from './texts.ts'

/** What was said on a ticket, oldest first. */
export function Comments({ comments }: { comments: readonly TicketComment[] }) {
  const { tickets: text, of } = useText(supportText)
  return (
    <Stack gap="s">
      <Heading level={2} size="large">
        {text.comments}
      </Heading>
      {comments.length === 0 ? (
        <Text tone="muted">{text.noComments}</Text>
      ) : (
        <List label={text.comments} look="framed">
          {comments.map(({ id, author, text: words, time, files = [] }) => (
            <ListRow
              key={id}
              align="start"
              lead={<Person name={author} compact size="small" />}
              title={author}
              facts={
                <Text inline size="small" tone="muted">
                  <Time at={time} show="both" />
                </Text>
              }
              detail={
                <Stack gap="xs">
                  <Lines words={words} />
                  <AttachedFiles label={of(text.files, author)} files={files} />
                </Stack>
              }
            />
          ))}
        </List>
      )}
    </Stack>
  )
}
