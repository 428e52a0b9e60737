import { type DashboardDocument, type DashboardWidget, type ReportDimension, type ReportMetric, widgetRegistry, type WidgetTypeName } from '@tagmason/domain'
import { boardColumns, freePlace } from '@tagmason/ui'

/** What a widget of each kind shows until it is configured. */
const firstQuestions: Record<WidgetTypeName, { dimension: ReportDimension; metrics: ReportMetric[] }> = {
  metric: { dimension: 'day', metrics: ['visits'] },
  chart: { dimension: 'day', metrics: ['visits'] },
  pie: { dimension: 'device', metrics: ['users'] },
  table: { dimension: 'page', metrics: ['conversions', 'conversionRate'] },
}

const freeId = (type: WidgetTypeName, { widgets }: DashboardDocument) => {
  let number = widgets.length + 1
  while (widgets.some((each) => each.id === `${type}-${number}`)) number += 1
  return `${type}-${number}`
}

/** A widget as it comes from the palette: at a cell, or else where it moves no other. */
export function newWidget(
  type: WidgetTypeName,
  document: DashboardDocument,
  titleOf: (question: { dimension: ReportDimension; metrics: ReportMetric[] }) => string,
  cell?: { x: number; y: number },
): DashboardWidget {
  const { size } = widgetRegistry[type]
  const question = firstQuestions[type]
  const { x, y } = cell ?? freePlace(document.widgets, size)
  return {
    id: freeId(type, document),
    type,
    title: titleOf(question),
    x: Math.min(x, boardColumns - size.w),
    y,
    w: size.w,
    h: size.h,
    ...question,
    period: null,
    filter: '',
    look: 'line',
  }
}
