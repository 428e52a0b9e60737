import type { CommunityTutorial } from '@tagmason/domain'
import { Button, Drawer, Facts, Inline, LinkButton, Num, Rating, RatingField, Stack, toast } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { LevelBadge } from '../../learning/LevelBadge.tsx'
import { learningText } from '../../learning/texts.ts'
import { useLast } from '../../useLast.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { communityText } from './texts.ts'

/** The lesson that is being watched: where it is, and what one thinks of it. */
export function LessonDrawer({ lesson, onClose }: { lesson: CommunityTutorial | null; onClose(): void }) {
  const { tutorial: text } = useText(communityText)
  const shown = useLast(lesson)
  return (
    <Drawer open={lesson !== null} onClose={onClose} title={shown?.title ?? text.watch}>
      {shown !== null && <Lesson lesson={shown} />}
    </Drawer>
  )
}

function Lesson({ lesson: { id, author, difficulty, duration, link, file } }: { lesson: CommunityTutorial }) {
  const { tutorial: text } = useText(communityText)
  const { notRated } = useText(marketplaceText)
  const { minutes } = useText(learningText)
  const tutorial = useRead('community.overview').tutorials.find((row) => row.id === id)
  const rate = useAct('community.rateTutorial')
  const give = async (stars: number) => {
    if (await rate.run({ id, stars })) toast.success(text.rated)
  }
  return (
    <Stack gap="m">
      <Facts
        items={[
          { term: text.author, value: author },
          { term: text.difficulty, value: <LevelBadge level={difficulty} /> },
          { term: text.duration, value: minutes(duration) },
          { term: text.views, value: <Num value={tutorial?.views} /> },
          {
            term: text.rating,
            value: <Rating size="small" value={tutorial?.ratings ? tutorial.rating : null} count={tutorial?.ratings} missing={notRated} />,
          },
        ]}
      />
      <Inline>
        {file === undefined ? (
          <LinkButton href={link} external={!link.startsWith('/')} tone="accent" look="solid">
            {text.open}
          </LinkButton>
        ) : (
          <Button tone="accent" look="solid" icon={Download} onPress={() => download(file.fileName, { base64: file.base64 }, file.type)}>
            {text.save}
          </Button>
        )}
      </Inline>
      {tutorial?.status === 'approved' && !tutorial.mine && (
        <RatingField label={text.rate} value={tutorial.stars} blocked={rate.blocked} onRate={(stars) => void give(stars)} />
      )}
    </Stack>
  )
}
