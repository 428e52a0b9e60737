import type { VideoTutorial } from '@tagmason/domain'
import { Badge, Button, MediaCard, Rating, toast } from '@tagmason/ui'
import { Play } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { LevelBadge } from '../LevelBadge.tsx'
import { learningText } from '../texts.ts'

/** One film of the catalogue. */
export function VideoCard({ video }: { video: VideoTutorial }) {
  const all = useText(learningText)
  const { opening, starting, video: text } = all.tutorials
  const [, open] = useQuery('watch')
  const { id, title, description, duration, views, rating, level, category, thumbnail, instructor } = video
  const watch = () => {
    toast.plain(opening, { detail: starting(title) })
    open(id)
  }
  return (
    <MediaCard
      level={2}
      title={title}
      sketch={thumbnail}
      alt={text.thumbnails[thumbnail]}
      detail={description}
      badges={
        <>
          <LevelBadge level={level} />
          <Badge>{text.categories[category]}</Badge>
        </>
      }
      facts={
        <>
          {`${instructor} · ${all.minutes(duration)} · ${all.views(views)}`}
          <br />
          {rating > 0 && <Rating value={rating} size="small" />}
        </>
      }
      actions={
        <Button size="small" icon={Play} label={all.of(text.watch, title)} onPress={watch}>
          {text.watch}
        </Button>
      }
    />
  )
}
