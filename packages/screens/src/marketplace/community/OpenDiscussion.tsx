import { Badge, Heading, Inline, Person, Stack, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow, useRead } from '../../workspace.tsx'
import { LikeButton } from './LikeButton.tsx'
import { RemoveDiscussion } from './RemoveDiscussion.tsx'
import { Replies } from './Replies.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { communityText } from './texts.ts'
import { useMayRemove } from './useMayRemove.ts'

/** All of a discussion, and the way to join it. */
export function OpenDiscussion({ id, onRemoved }: { id: string; onRemoved(): void }) {
  const text = useText(communityText)
  const now = useNow()
  const mayRemove = useMayRemove()
  const { discussion, replies } = useRead('community.discussion', { id })
  return (
    <Stack gap="m">
      <Inline justify="between">
        <Person name={discussion.author} detail={<Time at={discussion.postedAt} show="relative" now={now} />} />
        <Badge>{text.categories[discussion.category]}</Badge>
      </Inline>
      <Text>{discussion.text ?? discussion.excerpt}</Text>
      <Inline>
        <LikeButton what={discussion} name={discussion.title} />
        {mayRemove(discussion) && <RemoveDiscussion id={id} title={discussion.title} onRemoved={onRemoved} />}
      </Inline>
      <Heading level={2} size="large">
        {text.discussion.repliesTitle}
      </Heading>
      <Replies replies={replies} all={discussion.replies} />
      <ReplyForm id={id} />
    </Stack>
  )
}
