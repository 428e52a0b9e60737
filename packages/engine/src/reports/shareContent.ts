import { Refusal, type SharedAbout, type SharedContent, type SharedReport } from '@tagmason/domain'
import { runReport } from '../analytics/reportRun.ts'
import type { Context } from '../context.ts'
import { definitionOf } from './targets.ts'
import { runWidgets } from './widgets.ts'

/** What a share leads to, with the figures of now. `context` looks at the project of the share. Throws a `Refusal` notFound where it was removed. */
export async function contentOf(context: Context, { target, name }: SharedReport): Promise<SharedContent['content']> {
  if (target.kind === 'dashboard') {
    const dashboard = await context.records.get('dashboards', target.id)
    if (dashboard !== undefined) {
      const { id, range } = dashboard
      return { kind: 'dashboard', id, range, about: await aboutOf(context, Number(range)), widgets: await runWidgets(context, dashboard) }
    }
  }
  const definition = await definitionOf(context, target)
  if (definition === null) throw new Refusal('notFound', `What '${name}' was is there no more: ask who gave you the link.`)
  return { kind: 'report', about: await aboutOf(context, Number(definition.period)), table: await runReport(context, definition) }
}

/** What a reader outside needs, to whom no menu says which project it is. */
async function aboutOf({ records, session }: Context, days: number): Promise<SharedAbout> {
  const project = await records.get('projects', session.project)
  return { project: project?.label ?? session.project, days }
}
