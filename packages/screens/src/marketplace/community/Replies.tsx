import type { OpenDiscussion } from '@tagmason/domain'
import { formatNumber, Inline, List, ListRow, Person, Text, Time, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { LikeButton } from './LikeButton.tsx'
import { RemoveReply } from './RemoveReply.tsx'
import { communityText } from './texts.ts'
import { useMayRemove } from './useMayRemove.ts'

/** What was answered, the oldest first. `all` counts also answers that are not kept any more. */
export function Replies({ replies, all }: { replies: OpenDiscussion['replies']; all: number }) {
  const { discussion: text } = useText(communityText)
  const locale = useLocale()
  const now = useNow()
  const mayRemove = useMayRemove()
  if (replies.length === 0) return <Text tone="muted">{text.noReplies}</Text>
  return (
    <>
      {all > replies.length && <Text tone="muted">{text.latest(replies.length, formatNumber(all, {}, locale))}</Text>}
      <List label={text.repliesTitle}>
        {replies.map((reply) => (
          <ListRow
            key={reply.id}
            align="start"
            lead={<Person name={reply.author} compact size="small" />}
            title={reply.author}
            facts={
              <Text size="small" tone="muted" inline>
                <Time at={reply.postedAt} show="relative" now={now} />
              </Text>
            }
            detail={reply.text}
            actions={
              <Inline wrap={false}>
                <LikeButton what={reply} name={text.replyBy(reply.author)} />
                {mayRemove(reply) && <RemoveReply reply={reply} />}
              </Inline>
            }
          />
        ))}
      </List>
    </>
  )
}
