import type { Community, CommunityTutorial } from '@tagmason/domain'
import { Badge, Button, Inline, ListRow, Person, Rating, Text } from '@tagmason/ui'
import { Play } from 'lucide-react'
import { useText } from '../../language.ts'
import { LevelBadge } from '../../learning/LevelBadge.tsx'
import { learningText } from '../../learning/texts.ts'
import { Meta } from '../../Meta.tsx'
import { useAct } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { communityText } from './texts.ts'
import { TutorialDecision } from './TutorialDecision.tsx'

export interface TutorialRowProps {
  tutorial: Community['tutorials'][number]
  /** Given the lesson, once the view is counted. */
  onWatch(lesson: CommunityTutorial): void
}

/** One lesson of a member. */
export function TutorialRow({ tutorial, onWatch }: TutorialRowProps) {
  const { tutorial: text } = useText(communityText)
  const { of, notRated } = useText(marketplaceText)
  const words = useText(learningText)
  const act = useAct('community.watchTutorial')
  const { id, title, author, difficulty, duration, views, rating, ratings, status } = tutorial
  const watch = async () => {
    const made = await act.run({ id })
    if (made !== undefined) onWatch(made.done)
  }
  return (
    <ListRow
      lead={<Person name={author} compact />}
      title={title}
      facts={
        <>
          <LevelBadge level={difficulty} />
          {status === 'waiting' && <Badge tone="caution">{text.waiting}</Badge>}
          {status === 'declined' && <Badge tone="critical">{text.declined}</Badge>}
        </>
      }
      detail={
        <Inline>
          <Meta>
            {author}
            {words.minutes(duration)}
            {words.views(views)}
          </Meta>
          <Text size="small" tone="muted" inline>
            <Rating size="small" value={ratings === 0 ? null : rating} count={ratings} missing={notRated} />
          </Text>
        </Inline>
      }
      actions={
        <Inline wrap={false}>
          <Button size="small" icon={Play} label={of(text.watch, title)} busy={act.busy} blocked={act.blocked} onPress={() => void watch()}>
            {text.watch}
          </Button>
          <TutorialDecision tutorial={tutorial} />
        </Inline>
      }
    />
  )
}
