import type { FoundRecord } from '@tagmason/domain'
import { insightsInWords } from '../analytics/insightSentences.ts'
import { issuesInWords } from '../automation/issueSentences.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
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

/** The rows of a collection that the member sees, with the names that they read. */
async function rowsOf(context: Context, collection: (typeof searched)[number][0]) {
  switch (collection) {
    case 'dashboards':
      return seenDashboards(context)
    case 'insights':
      return insightsInWords(context, await latest(context, collection))
    case 'issues':
      return issuesInWords(context, await latest(context, collection))
    default:
      return latest(context, collection)
  }
}

/** Those of the project that were written last, in the order in which they were written. */
const latest = async <Name extends ProjectCollection>(context: Context, collection: Name) =>
  (await own(context, collection, { descending: true, limit: mostOfKind })).toReversed()

export const records: Handles<'records'> = {
  'records.list': async (context) => {
    const found: FoundRecord[] = []
    for (const [collection, field, path] of searched)
      for (const row of await rowsOf(context, collection))
        found.push({ id: `${collection}/${row.id}`, name: String((row as unknown as Record<string, unknown>)[field]), path })
    return found
  },
}
