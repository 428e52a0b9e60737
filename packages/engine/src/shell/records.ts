import type { FoundRecord } from '@tagmason/domain'
import type { Handles } from '../context.ts'
import { own, type ProjectCollection } from '../own.ts'
import { seenDashboards } from '../reports/dashboards.ts'

/** What can be searched for by name: the field that names it, and the page that shows it. */
const searched = [
  ['configuredEvents', 'name', '/setup/events'],
  ['containers', 'name', '/setup/gtm'],
  ['properties', 'name', '/setup/ga4'],
  ['connections', 'name', '/setup/connections'],
  ['models', 'name', '/analytics/predictive'],
  ['anomalies', 'metric', '/analytics/anomalies'],
  ['reports', 'name', '/analytics/reports'],
  ['insights', 'title', '/analytics/insights'],
  ['recommendations', 'title', '/ai/recommendations'],
  ['trainingJobs', 'name', '/ai/training'],
  ['workflows', 'name', '/automation/workflows'],
  ['eventTriggers', 'name', '/automation/triggers'],
  ['campaigns', 'name', '/automation/campaigns'],
  ['issues', 'title', '/automation/remediation'],
  ['alerts', 'name', '/automation/alerts'],
  ['dashboards', 'name', '/reports/builder'],
  ['schedules', 'name', '/reports/scheduled'],
  ['ownTemplates', 'name', '/marketplace/my-templates'],
] as const satisfies readonly (readonly [ProjectCollection, string, string])[]

/** What of a kind is found by name: so many of its rows, those that were written last. */
const mostOfKind = 200

export const records: Handles<'records'> = {
  'records.list': async (context) => {
    const found: FoundRecord[] = []
    for (const [collection, field, path] of searched)
      for (const row of collection === 'dashboards'
        ? await seenDashboards(context)
        : (await own<ProjectCollection>(context, collection, { descending: true, limit: mostOfKind })).toReversed())
        found.push({ id: `${collection}/${row.id}`, name: String((row as unknown as Record<string, unknown>)[field]), path })
    return found
  },
}
