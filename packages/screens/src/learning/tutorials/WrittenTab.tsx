import type { WrittenGuide } from '@tagmason/domain'
import { Badge, Grid, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { learningText } from '../texts.ts'
import { cardsOnAPage } from './cardsOnAPage.ts'
import { TakeCard } from './TakeCard.tsx'
import { useTake } from '../../useTake.ts'
import { WrittenDrawer } from './WrittenDrawer.tsx'

/** Longer texts, to read here or to take along as a PDF. */
export function WrittenTab() {
  const text = useText(learningText).tutorials.written
  const { written } = useRead('tutorials.catalog')
  const { shown, pager } = usePages(text.title, written, cardsOnAPage)
  return (
    <Stack gap="m">
      <Grid label={text.title}>
        {shown.map((guide) => (
          <WrittenCard key={guide.id} guide={guide} />
        ))}
      </Grid>
      {pager}
      <WrittenDrawer />
    </Stack>
  )
}

function WrittenCard({ guide: { id, title, description, readTime, format, downloads } }: { guide: WrittenGuide }) {
  const all = useText(learningText)
  const text = all.tutorials.written
  const [, open] = useQuery('read')
  const take = useTake('tutorials.downloadWritten', text.downloaded)
  return (
    <TakeCard
      id={id}
      title={title}
      description={description}
      badges={<Badge>{text.formats[format]}</Badge>}
      figures={`${all.minutes(readTime)} · ${all.downloads(downloads)}`}
      open={text.read}
      onOpen={() => open(id)}
      download={text.download}
      take={take}
    />
  )
}
