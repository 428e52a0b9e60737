import { builtInReports, type NamedTarget, quickShareReports, Refusal, type ReportDefinition, type ReportTarget } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

/** What of the selected project can be shared or sent. Dashboards that are kept private are no part of it. */
export async function targetsOf(context: Context): Promise<NamedTarget[]> {
  const dashboards = (await own(context, 'dashboards')).filter((row) => row.access === 'everyone')
  return [
    ...quickShareReports.map((id): NamedTarget => ({ kind: 'builtIn', id, name: builtInReports[id].name })),
    ...(await own(context, 'reports')).map(({ id, name }): NamedTarget => ({ kind: 'report', id, name })),
    ...dashboards.map(({ id, name }): NamedTarget => ({ kind: 'dashboard', id, name })),
  ]
}

const same = (a: ReportTarget, b: ReportTarget) => a.kind === b.kind && a.id === b.id

export const targetAmong = (targets: readonly NamedTarget[], wanted: ReportTarget) => targets.find((each) => same(each, wanted))

/** Throws a `Refusal` notFound where there is none. */
export async function mustBeTarget(context: Context, wanted: ReportTarget): Promise<NamedTarget> {
  const found = targetAmong(await targetsOf(context), wanted)
  if (found === undefined)
    throw new Refusal('notFound', `There is no ${wanted.kind} '${wanted.id}' to share or send in this project: it may have been removed.`, [
      { path: 'target', message: 'unknown' },
    ])
  return found
}

/** The question of a report; null for what is none, or is gone. */
export async function definitionOf(context: Context, { kind, id }: ReportTarget): Promise<ReportDefinition | null> {
  if (kind === 'builtIn') return quickShareReports.flatMap((name) => (name === id ? [builtInReports[name].definition] : []))[0] ?? null
  if (kind === 'dashboard') return null
  return (await own(context, 'reports')).find((row) => row.id === id)?.definition ?? null
}
