import type { CodeExample } from '@tagmason/domain'
import { Badge, Grid, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { LevelBadge } from '../LevelBadge.tsx'
import { learningText } from '../texts.ts'
import { cardsOnAPage } from './cardsOnAPage.ts'
import { CodeDrawer } from './CodeDrawer.tsx'
import { TakeCard } from './TakeCard.tsx'
import { useTake } from '../../useTake.ts'

/** Files of code to look at and to take along. */
export function CodeTab() {
  const text = useText(learningText).tutorials.code
  const { examples } = useRead('tutorials.catalog')
  const { shown, pager } = usePages(text.title, examples, cardsOnAPage)
  return (
    <Stack gap="m">
      <Grid label={text.title}>
        {shown.map((example) => (
          <ExampleCard key={example.id} example={example} />
        ))}
      </Grid>
      {pager}
      <CodeDrawer />
    </Stack>
  )
}

function ExampleCard({ example: { id, title, description, language, difficulty, downloads } }: { example: CodeExample }) {
  const all = useText(learningText)
  const text = all.tutorials.code
  const [, open] = useQuery('code')
  const take = useTake('tutorials.downloadExample', text.downloaded)
  return (
    <TakeCard
      id={id}
      title={title}
      description={description}
      badges={
        <>
          <Badge>{language}</Badge>
          <LevelBadge level={difficulty} />
        </>
      }
      figures={all.downloads(downloads)}
      open={text.preview}
      onOpen={() => open(id)}
      download={text.download}
      take={take}
    />
  )
}
