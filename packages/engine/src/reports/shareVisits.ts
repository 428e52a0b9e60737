import type { SharedReport } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { begunBy } from './shareRules.ts'

/** How many openings of a share are listed; older ones are only counted. Links are open to everybody, who would otherwise fill the records. */
const listed = 100

/** Counts that a share was opened. */
export async function countVisit({ records, now, ports }: Pick<Context, 'records' | 'now' | 'ports'>, share: SharedReport): Promise<void> {
  const at = now.toISOString()
  const id = ports.id()
  const before = await records.find('shareVisits', { where: { share: share.id }, order: 'at' })
  for (const old of before.slice(0, Math.max(0, before.length - listed + 1))) records.remove('shareVisits', old.id)
  records.put('shareVisits', id, { id, project: share.project, share: share.id, at })
  records.put('shares', share.id, { ...share, status: begunBy(share, now) ? 'active' : share.status, views: share.views + 1, lastAccessed: at })
}
