import type { StoredContainerVersion, TrafficMark } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

/** More signs than these hide the line that they stand on. */
const most = 30

/** What the project's records say happened between two moments, milliseconds since 1970, oldest first: containers that were published, platforms of campaigns that were connected, anomalies that were found. The latest where there are very many. */
export async function marksBetween(context: Context, from: number, to: number): Promise<TrafficMark[]> {
  const within = { from: new Date(from).toISOString(), before: new Date(to).toISOString() }
  const latest = { descending: true, limit: most } as const
  const [versions, campaigns, anomalies] = await Promise.all([
    own(context, 'containerVersions', { where: { at: within }, order: 'at' }),
    own(context, 'campaigns'),
    own(context, 'anomalies', { where: { detected: within }, order: 'detected', ...latest }),
  ])
  const marks: TrafficMark[] = [
    ...versions.flatMap(publication),
    ...campaigns
      .filter(({ connected_at: at }) => at >= within.from && at < within.before)
      .map(({ connected_at: at, name }): TrafficMark => ({ at, kind: 'campaign', name })),
    ...anomalies.map(({ detected, metric, change, found }): TrafficMark => ({
      at: detected,
      kind: 'anomaly',
      metric,
      change,
      ...(found === undefined ? {} : { series: found.series }),
    })),
  ]
  return marks.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)).slice(-most)
}

/** A stored version is what visitors get only where a member said that it was published, or where it was read as it is published; a file that was imported or changed here is on no site yet. */
function publication({ at, number, cause }: StoredContainerVersion): TrafficMark[] {
  if (cause.kind === 'deploy') return [{ at, kind: 'version', number }]
  // When Google published it is not known: it was there by then.
  return cause.kind === 'published' ? [{ at, kind: 'seenPublished', version: cause.version }] : []
}
