import type { PagePerformance } from '@tagmason/domain'
import { Button, Card, Code, Empty, LinkButton, List, ListRow, ScoreBadge, useLocale } from '@tagmason/ui'
import { Gauge } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { HowCounted } from '../counted/HowCounted.tsx'
import { useDaysWritten } from '../traffic/useDaysWritten.ts'
import type { TrafficViewing } from '../traffic/useTrafficView.ts'
import { secondsIn } from './seconds.ts'
import { performanceText } from './texts.ts'

/** Every page with its score and band; each leads to its course. `isMeasured`: something was, of whatever page. */
export function PageScores({ pages, isMeasured, viewing }: { pages: readonly PagePerformance[]; isMeasured: boolean; viewing: TrafficViewing }) {
  const text = useText(performanceText)
  const locale = useLocale()
  const [, open] = useQuery('id')
  const days = useDaysWritten(viewing)
  const { shown, pager } = usePages(text.pages, pages)
  return (
    <Card
      level={2}
      title={text.pages}
      detail={viewing.isUsualDays ? text.pagesDetail : text.pagesOf(days)}
      actions={<HowCounted figure="performance.pages" of={text.pages} seen={viewing.seen} />}
      flush
      footer={pager}
    >
      {pages.length === 0 && isMeasured ? (
        <Empty icon={Gauge} title={text.fewMeasured} detail={text.fewMeasuredDetail} />
      ) : pages.length === 0 ? (
        <Empty icon={Gauge} title={text.noPages} detail={text.noPagesDetail} actions={<LinkButton href="/setup">{text.setUp}</LinkButton>} />
      ) : (
        <List label={text.pages} look="flush">
          {shown.map(({ id, path, score, loadTime }) => (
            <ListRow
              key={id}
              title={<Code>{path}</Code>}
              facts={<ScoreBadge score={score} labels={text.bands} />}
              detail={text.loadsIn(secondsIn(loadTime, locale))}
              actions={
                <Button size="small" look="plain" label={text.of(text.details, path)} onPress={() => open(id)}>
                  {text.details}
                </Button>
              }
            />
          ))}
        </List>
      )}
    </Card>
  )
}
