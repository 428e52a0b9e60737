import type { Community } from '@tagmason/domain'
import { Badge, ListRow, Person, Stack, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useNavigation } from '../../navigation.tsx'
import { useNow } from '../../workspace.tsx'
import { LikeButton } from './LikeButton.tsx'
import { communityText } from './texts.ts'

/** One discussion: how it begins, who began it, and how many joined. */
export function DiscussionRow({ discussion }: { discussion: Community['discussions'][number] }) {
  const text = useText(communityText)
  const now = useNow()
  const { path, query } = useNavigation()
  const { id, title, author, category, excerpt, postedAt, replies } = discussion
  const address = new URLSearchParams(query)
  address.set('discussion', id)
  return (
    <ListRow
      align="start"
      lead={<Person name={author} compact />}
      title={title}
      href={`${path}?${address}`}
      facts={<Badge>{text.categories[category]}</Badge>}
      detail={
        <Stack gap="xxs">
          <Text>{excerpt}</Text>
          <Meta>
            {author}
            <Time at={postedAt} show="relative" now={now} />
            {text.replies(replies)}
          </Meta>
        </Stack>
      }
      actions={<LikeButton what={discussion} name={title} />}
    />
  )
}
