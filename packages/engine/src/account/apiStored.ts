import type { ApiAnswer } from '@tagmason/domain'
import { runReport } from '../analytics/reportRun.ts'
import type { Context } from '../context.ts'
import { ownRow } from '../own.ts'
import { runWidgets } from '../reports/widgets.ts'
import { orProblem } from './apiIssues.ts'
import { type ApiFormat, tableAnswer } from './apiTable.ts'

/** What a stored report counts now. */
export const reportRows = (context: Context, id: string, format: ApiFormat): Promise<ApiAnswer> =>
  orProblem(async () => {
    const { name, definition } = await ownRow(context, 'reports', id)
    const { dimension, metrics, rows } = await runReport(context, definition)
    return tableAnswer(
      { columns: [dimension, ...metrics], rows: rows.map(({ name, values }) => [name, ...values]), besides: { report: { id, name, ...definition } } },
      format,
    )
  })

/** What all widgets of a stored dashboard show now. */
export const dashboardData = (context: Context, id: string): Promise<ApiAnswer> =>
  orProblem(async () => {
    const dashboard = await ownRow(context, 'dashboards', id)
    const widgets = (await runWidgets(context, dashboard)).map(({ widget: { id, type, title }, figures: { table, totals, shares } }) => ({
      id,
      type,
      title,
      columns: [table.dimension, ...table.metrics],
      rows: table.rows.map(({ name, values }) => [name, ...values]),
      totals,
      shares,
    }))
    const { name, range } = dashboard
    return { status: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ dashboard: { id, name, range }, widgets }) }
  })
