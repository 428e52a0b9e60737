import type { Tutorials } from '@tagmason/domain'
import { Button, Card, formatNumber, Grid, Inline, Progress, Stack, Text, toast, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { LevelBadge } from '../LevelBadge.tsx'
import { learningText } from '../texts.ts'
import { cardsOnAPage } from './cardsOnAPage.ts'
import { GuideDrawer } from './GuideDrawer.tsx'

/** Guides through the pages of the product, each with how far this member is. */
export function GuideTab() {
  const text = useText(learningText).tutorials.guide
  const { guides } = useRead('tutorials.catalog')
  const { shown, pager } = usePages(text.title, guides, cardsOnAPage)
  return (
    <Stack gap="m">
      <Grid label={text.title}>
        {shown.map((guide) => (
          <GuideCard key={guide.id} guide={guide} />
        ))}
      </Grid>
      {pager}
      <GuideDrawer />
    </Stack>
  )
}

function GuideCard({ guide }: { guide: Tutorials['guides'][number] }) {
  const all = useText(learningText)
  const { opening, starting, guide: text } = all.tutorials
  const locale = useLocale()
  const [, open] = useQuery('guide')
  const { id, title, description, duration, steps, completionRate, level, done } = guide
  const action = done > 0 && done < steps ? text.goOn : text.start
  const start = () => {
    toast.plain(opening, { detail: starting(title) })
    open(id)
  }
  return (
    <Card
      level={2}
      title={title}
      detail={description}
      footer={
        <Button size="small" label={all.of(action, title)} onPress={start}>
          {action}
        </Button>
      }
    >
      <Stack gap="xs">
        <Inline>
          <LevelBadge level={level} />
        </Inline>
        <Text size="small" tone="muted">
          {`${text.steps(steps)} · ${all.minutes(duration)} · ${text.finish(formatNumber(completionRate / 100, { as: 'percent', digits: 0 }, locale))}`}
        </Text>
        {done > 0 && <Progress label={title} bare value={done} max={steps} tone={done === steps ? 'positive' : 'accent'} />}
      </Stack>
    </Card>
  )
}
