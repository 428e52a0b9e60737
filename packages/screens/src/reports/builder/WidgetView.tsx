import type { ChartLook, WidgetQuestion } from '@tagmason/domain'
import { Skeleton, Text } from '@tagmason/ui'
import { Suspense } from 'react'
import { InProjectZone } from '../../analytics/InProjectZone.tsx'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { MetricView } from './MetricView.tsx'
import { PieView } from './PieView.tsx'
import { builderText } from './texts.ts'
import { WidgetFailure } from './WidgetFailure.tsx'
import { late } from '../../late.ts'

/** Charts bring their axes along, and tables their grid: a board loads what it shows. */
const ChartView = late(() => import('./ChartView.tsx'), 'ChartView')
const ReportTableView = late(() => import('../../analytics/reports/ReportTableView.tsx'), 'ReportTableView')

export interface WidgetViewProps {
  title: string
  look: ChartLook
  question: WidgetQuestion
}

/** What a widget shows. One that cannot be counted leaves the others alone. */
export function WidgetView(props: WidgetViewProps) {
  return (
    <Guard around={(_, onRetry) => <WidgetFailure onRetry={onRetry} />}>
      <Suspense fallback={<Skeleton shape="text" />}>
        <InProjectZone>
          <Answer {...props} />
        </InProjectZone>
      </Suspense>
    </Guard>
  )
}

function Answer({ title, look, question }: WidgetViewProps) {
  const { canvas: text } = useText(builderText)
  const figures = useRead('dashboards.widget', question)
  const { type, definition } = question
  if (figures.table.rows.length === 0)
    return (
      <Text size="small" tone="muted">
        {text.noData}
      </Text>
    )
  if (type === 'metric') return <MetricView totals={figures.totals} days={definition.period} currency={figures.table.currency} />
  if (type === 'pie') return <PieView title={title} table={figures.table} />
  if (type === 'table') return <ReportTableView label={title} caption={false} table={figures.table} />
  return <ChartView title={title} look={look} table={figures.table} />
}
