import type { Community } from '@tagmason/domain'
import { Button, ListRow, Person, Stack, Tags, Text } from '@tagmason/ui'
import { UserCheck, UserPlus } from 'lucide-react'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useAct } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { communityText } from './texts.ts'

/** One expert: what they know, how many follow them and what they have published. */
export function ExpertRow({ expert }: { expert: Community['experts'][number] }) {
  const { expert: text } = useText(communityText)
  const { of } = useText(marketplaceText)
  const follow = useAct('community.follow')
  const { id, name, title, expertise, followers, templates, following } = expert
  const words = following ? text.following : text.follow
  return (
    <ListRow
      align="start"
      lead={<Person name={name} compact />}
      title={name}
      detail={
        <Stack gap="xs">
          <Text>{title}</Text>
          <Tags label={text.expertise(name)} items={expertise} />
          <Meta>
            {text.followers(followers)}
            {text.templates(templates)}
          </Meta>
        </Stack>
      }
      actions={
        <Button
          size="small"
          icon={following ? UserCheck : UserPlus}
          label={of(words, name)}
          busy={follow.busy}
          blocked={follow.blocked}
          onPress={() => void follow.run({ id, following: !following })}
        >
          {words}
        </Button>
      }
    />
  )
}
