import { Alert, Bullets, Drawer, Facts, Heading, Inline, LinkButton, Rating, Skeleton, Stack } from '@tagmason/ui'
import { Film } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useRead, useSpace } from '../../workspace.tsx'
import { LevelBadge } from '../LevelBadge.tsx'
import { learningText } from '../texts.ts'
import { WrittenIn } from '../WrittenIn.tsx'

/** The tutorial that the address names. There is no film to play, and this says so: what it would show is written down. */
export function VideoDrawer() {
  const text = useText(learningText).tutorials
  const [id, setId] = useQuery('watch')
  const video = useRead('tutorials.catalog').videos.find((each) => each.id === id)
  return (
    <Drawer open={video !== undefined} onClose={() => setId('')} title={video?.title ?? text.video.title} detail={video?.description}>
      {video !== undefined && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Walkthrough id={id} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}

/** Opening it is counted, but for the sample, whose plays are given. */
function Walkthrough({ id }: { id: string }) {
  const all = useText(learningText)
  const text = all.tutorials.video
  const { video, steps } = useRead('tutorials.video', { id })
  const { run } = useAct('tutorials.open')
  const counts = useSpace() === 'real'
  const counted = useRef('')
  useEffect(() => {
    if (!counts || counted.current === id) return
    counted.current = id
    void run({ id })
  })
  return (
    <Stack gap="m">
      <Alert icon={Film} title={text.noFilm} detail={text.noFilmDetail} />
      <WrittenIn one />
      <Heading level={2} size="large">
        {text.chapters}
      </Heading>
      <Bullets ordered label={text.chapters} items={steps} />
      <Facts
        items={[
          { term: text.instructor, value: video.instructor },
          { term: text.level, value: <LevelBadge level={video.level} /> },
          ...(video.rating > 0 ? [{ term: all.docs.rating, value: <Rating value={video.rating} size="small" /> }] : []),
        ]}
      />
      <Inline>
        <LinkButton href={`/learning/docs?q=${encodeURIComponent(video.title)}`}>{text.more}</LinkButton>
      </Inline>
    </Stack>
  )
}
