import type { AIInsight } from '@tagmason/domain'
import { Badge, Card, Icon, List, ListRow } from '@tagmason/ui'
import { Activity, CircleCheck, Lightbulb, TriangleAlert } from 'lucide-react'
import { insightsText } from '../../analytics/insights/texts.ts'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { attentionText } from './texts.ts'

/** As many insights as stand here; all are a press away. */
const few = 3

/** Whether the tracking can be trusted, and what is worth a look: each row leads to where it is dealt with. */
export function Attention() {
  const text = useText(attentionText)
  const { pending, failed } = useRead('issues.list').figures
  const { active } = useRead('anomalies.list').figures
  const insights = useRead('insights.list').rows.filter(({ status }) => status === 'open')
  const issues = pending + failed
  return (
    <Card level={2} title={text.title} detail={text.detail} flush>
      <List label={text.title} look="flush">
        <ListRow lead={<Icon of={issues === 0 ? CircleCheck : TriangleAlert} />} title={text.issues(issues)} href="/automation/remediation" />
        <ListRow lead={<Icon of={active === 0 ? CircleCheck : Activity} />} title={text.anomalies(active)} href="/analytics/anomalies" />
        {insights.slice(0, few).map((insight) => (
          <InsightLine key={insight.id} insight={insight} />
        ))}
      </List>
    </Card>
  )
}

function InsightLine({ insight }: { insight: AIInsight }) {
  const { impacts } = useText(insightsText)
  const { title, timeframe } = insight
  return (
    <ListRow
      lead={<Icon of={Lightbulb} />}
      title={title}
      href={`/analytics/insights?id=${encodeURIComponent(insight.id)}`}
      facts={<Badge>{impacts[insight.impact]}</Badge>}
      detail={timeframe}
    />
  )
}
