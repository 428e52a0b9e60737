import { Refusal, type SharedContent, type SharedReport } from '@tagmason/domain'
import { runReport } from '../analytics/reportRun.ts'
import type { Context } from '../context.ts'
import { definitionOf } from './targets.ts'
import { runWidgets } from './widgets.ts'

/** What a share leads to, with the figures of now. `context` looks at the project of the share. Throws a `Refusal` notFound where it was removed. */
export async function contentOf(context: Context, { target, name }: SharedReport): Promise<SharedContent['content']> {
  if (target.kind === 'dashboard') {
    const dashboard = await context.records.get('dashboards', target.id)
    if (dashboard !== undefined) return { kind: 'dashboard', id: dashboard.id, range: dashboard.range, widgets: await runWidgets(context, dashboard) }
  }
  const definition = await definitionOf(context, target)
  if (definition === null) throw new Refusal('notFound', `What '${name}' was is there no more: ask who gave you the link.`)
  return { kind: 'report', table: await runReport(context, definition) }
}
