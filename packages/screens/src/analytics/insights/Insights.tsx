import { Num, Stack, StatCard, StatGrid } from '@tagmason/ui'
import { CircleCheck, Gauge, Lightbulb, TriangleAlert } from 'lucide-react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { useRead } from '../../workspace.tsx'
import { Generate } from './Generate.tsx'
import { InsightDetails } from './InsightDetails.tsx'
import { InsightList } from './InsightList.tsx'
import { insightsText } from './texts.ts'

/** What the figures say: how much of it, how sure, and what was made of it. */
export function Insights() {
  const text = useText(insightsText)
  const insights = useRead('insights.list')
  const { figures } = insights
  return (
    <Stack gap="l">
      <ScreenActions>
        <Generate />
      </ScreenActions>
      <StatGrid label={text.keyFigures}>
        <StatCard icon={Lightbulb} label={text.total} value={<Num value={figures.total} />} detail={text.totalDetail(figures.open)} />
        <StatCard icon={TriangleAlert} label={text.high} value={<Num value={figures.high} />} detail={text.highDetail} />
        <StatCard
          icon={Gauge}
          label={text.confidence}
          value={<Num value={figures.confidence} as="percent" digits={0} />}
          detail={figures.graded === 0 ? text.confidenceDetail : text.heldDetail(figures.held, figures.graded)}
        />
        <StatCard icon={CircleCheck} label={text.implemented} value={<Num value={figures.implemented} />} detail={text.implementedDetail} />
      </StatGrid>
      <InsightList insights={insights} />
      <InsightDetails rows={insights.rows} />
    </Stack>
  )
}
