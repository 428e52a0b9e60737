import type { CodeExample } from '@tagmason/domain'
import { Badge, Button, Card, Grid, Inline, Stack, Text } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { LevelBadge } from '../LevelBadge.tsx'
import { learningText } from '../texts.ts'
import { cardsOnAPage } from './cardsOnAPage.ts'
import { CodeDrawer } from './CodeDrawer.tsx'
import { useTake } from './useTake.ts'

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
    <Card
      level={2}
      title={title}
      detail={description}
      footer={
        <Inline>
          <Button size="small" label={all.of(text.preview, title)} onPress={() => open(id)}>
            {text.preview}
          </Button>
          <Button
            size="small"
            look="plain"
            icon={Download}
            label={all.of(text.download, title)}
            busy={take.busy}
            blocked={take.blocked}
            onPress={() => void take.run(id)}
          >
            {text.download}
          </Button>
        </Inline>
      }
    >
      <Stack gap="xs">
        <Inline>
          <Badge>{language}</Badge>
          <LevelBadge level={difficulty} />
        </Inline>
        <Text size="small" tone="muted">
          {all.downloads(downloads)}
        </Text>
      </Stack>
    </Card>
  )
}
