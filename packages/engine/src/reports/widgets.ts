import { type Dashboard, type DashboardWidget, questionOf, Refusal, type WidgetAnswer, type WidgetFigures, type WidgetQuestion } from '@tagmason/domain'
import { periodChange, shares, sum } from '@tagmason/insight'
import { askedOnce } from '../figures/askedOnce.ts'
import { measuredDays } from '../figures/days.ts'
import { runReport } from '../analytics/reportRun.ts'
import type { Context } from '../context.ts'

const counted = { visits: 'visits', conversions: 'conversions', revenue: 'revenueCents' } as const

/** Runs the question of a widget over what the project has collected. */
export async function runWidget(context: Context, { type, definition }: WidgetQuestion): Promise<WidgetFigures> {
  const table = await runReport(context, definition)
  const column = (place: number) => table.rows.map(({ values }) => values[place] ?? 0)
  const totals: WidgetFigures['totals'] = []
  for (const [place, metric] of type === 'metric' ? table.metrics.entries() : []) {
    const value = sum(column(place))
    const before = definition.dimension === 'day' && definition.filter === '' ? await sumBefore(context, Number(definition.period), metric) : null
    totals.push({ metric, value, before, change: before === null ? null : periodChange(value, before) })
  }
  return { table, totals, shares: type === 'pie' ? shares(column(0)) : [] }
}

/** All widgets of a dashboard with what they show, in the order of its document. */
export async function runWidgets(context: Context, { document, range }: Dashboard): Promise<{ widget: DashboardWidget; figures: WidgetFigures }[]> {
  const once = askedOnce(context)
  return Promise.all(document.widgets.map(async (widget) => ({ widget, figures: await runWidget(once, questionOf(widget, range)) })))
}

/** What several widgets show, in their order. One that cannot be counted says why and leaves the others alone; where none can, the first failure is thrown. */
export async function answerWidgets(context: Context, questions: readonly WidgetQuestion[]): Promise<WidgetAnswer[]> {
  const once = askedOnce(context)
  const results = await Promise.allSettled(questions.map((question) => runWidget(once, question)))
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (failed.length === results.length) throw failed[0]
  return results.map((result) => (result.status === 'fulfilled' ? { figures: result.value } : { refused: refusedBy(result.reason) }))
}

const refusedBy = (reason: unknown) =>
  reason instanceof Refusal
    ? { code: reason.code, message: reason.message }
    : { code: 'unavailable' as const, message: 'This widget could not be counted: ask for it alone to find out why.' }

/** The sum of as many days before those of the period; null where not all of them were collected. */
async function sumBefore(context: Context, days: number, metric: WidgetFigures['totals'][number]['metric']): Promise<number | null> {
  const before = (await measuredDays(context)).slice(0, -days).slice(-days)
  return before.length < days || !(metric in counted) ? null : sum(before.map((day) => day[counted[metric as keyof typeof counted]]))
}
