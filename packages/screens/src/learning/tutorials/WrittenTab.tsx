import type { WrittenGuide } from '@tagmason/domain'
import { Badge, Button, Card, Grid, Inline, Stack, Text } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { learningText } from '../texts.ts'
import { cardsOnAPage } from './cardsOnAPage.ts'
import { useTake } from './useTake.ts'
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
    <Card
      level={2}
      title={title}
      detail={description}
      footer={
        <Inline>
          <Button size="small" label={all.of(text.read, title)} onPress={() => open(id)}>
            {text.read}
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
          <Badge>{text.formats[format]}</Badge>
        </Inline>
        <Text size="small" tone="muted">
          {`${all.minutes(readTime)} · ${all.downloads(downloads)}`}
        </Text>
      </Stack>
    </Card>
  )
}
