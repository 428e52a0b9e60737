import { Button } from '@tagmason/ui'
import { Heart } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { communityText } from './texts.ts'

export interface LikeButtonProps {
  what: { id: string; likes: number; liked: boolean }
  /** What it is, for readers of the screen. */
  name: string
}

/** How many like it, and whether this member does. */
export function LikeButton({ what: { id, likes, liked }, name }: LikeButtonProps) {
  const text = useText(communityText)
  const { of } = useText(marketplaceText)
  const like = useAct('community.like')
  return (
    <Button
      size="small"
      look={liked ? 'quiet' : 'plain'}
      tone={liked ? 'accent' : 'neutral'}
      icon={Heart}
      pressed={liked}
      label={of(text.likes(likes), name)}
      busy={like.busy}
      blocked={like.blocked}
      onPress={() => void like.run({ id, liked: !liked })}
    >
      {text.likes(likes)}
    </Button>
  )
}
