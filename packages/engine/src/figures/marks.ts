import type { TrafficMark } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

/** More signs than these hide the line that they stand on. */
const most = 30

/** What the project's records say happened between two moments, milliseconds since 1970, oldest first: containers that were changed, platforms of campaigns that were connected, anomalies that were found. The latest where there are very many. */
export async function marksBetween(context: Context, from: number, to: number): Promise<TrafficMark[]> {
  const within = { from: new Date(from).toISOString(), before: new Date(to).toISOString() }
  const latest = { descending: true, limit: most } as const
  const [versions, campaigns, anomalies] = await Promise.all([
    own(context, 'containerVersions', { where: { at: within }, order: 'at', ...latest }),
    own(context, 'campaigns'),
    own(context, 'anomalies', { where: { detected: within }, order: 'detected', ...latest }),
  ])
  const marks: TrafficMark[] = [
    ...versions.map(({ at, number }): TrafficMark => ({ at, kind: 'version', number })),
    ...campaigns
      .filter(({ connected_at: at }) => at >= within.from && at < within.before)
      .map(({ connected_at: at, name }): TrafficMark => ({ at, kind: 'campaign', name })),
    ...anomalies.map(({ detected, metric, change }): TrafficMark => ({ at: detected, kind: 'anomaly', metric, change })),
  ]
  return marks.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)).slice(-most)
}
