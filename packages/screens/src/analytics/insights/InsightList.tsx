import type { InsightRun, Insights } from '@tagmason/domain'
import { Card, Empty, List, Segments, Time } from '@tagmason/ui'
import { Lightbulb } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { useNow } from '../../workspace.tsx'
import { InsightRow } from './InsightRow.tsx'
import { insightsText } from './texts.ts'

/** What there is to do something about, and, once there are some, what was dismissed. */
export function InsightList({ insights: { rows, figures, lastRun } }: { insights: Insights }) {
  const text = useText(insightsText)
  const [show, setShow] = useQuery('show')
  const dismissed = show === 'dismissed' && figures.dismissed > 0
  const { shown, pager } = usePages(
    text.title,
    rows.filter((row) => (row.status === 'dismissed') === dismissed),
  )
  const noData = lastRun?.checks.every((check) => !check.enough) ?? false
  return (
    <Card
      level={2}
      title={text.title}
      detail={lastRun === null ? text.detail : <LastRun run={lastRun} noData={noData} />}
      flush
      footer={pager}
      actions={
        figures.dismissed > 0 && (
          <Segments
            label={text.show}
            value={dismissed ? 'dismissed' : ''}
            onChange={setShow}
            options={[
              { value: '', label: text.current },
              { value: 'dismissed', label: text.dismissedOnes },
            ]}
          />
        )
      }
    >
      {shown.length === 0 ? (
        <Nothing dismissed={figures.dismissed > 0} noData={noData} />
      ) : (
        <List label={text.title} look="flush">
          {shown.map((insight) => (
            <InsightRow key={insight.id} insight={insight} isNew={lastRun !== null && insight.foundAt === lastRun.at} />
          ))}
        </List>
      )}
    </Card>
  )
}

/** Why the list is empty, and what can be done about it. */
function Nothing({ dismissed, noData }: { dismissed: boolean; noData: boolean }) {
  const text = useText(insightsText)
  if (dismissed) return <Empty icon={Lightbulb} title={text.allDismissed} detail={text.allDismissedDetail} />
  return <Empty icon={Lightbulb} title={noData ? text.notEnough : text.none} detail={noData ? text.notEnoughDetail : text.noneDetail} />
}

function LastRun({ run, noData }: { run: InsightRun; noData: boolean }) {
  const text = useText(insightsText)
  const now = useNow()
  return (
    <>
      {text.lastRun} <Time at={run.at} show="relative" now={now} />
      {': '}
      {noData ? text.notEnough : run.found.length > 0 ? text.found(run.found.length) : text.nothingNew}
    </>
  )
}
