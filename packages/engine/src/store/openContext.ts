import { projectZone } from '../analytics/zonedTime.ts'
import type { Context, Ports } from '../context.ts'
import { type Rights, rightsOf } from '../shell/rights.ts'
import { currentSession } from '../shell/session.ts'
import type { Member } from '../shell/member.ts'
import type { KeptAnswers } from './keptAnswers.ts'
import type { RecordStore } from './store.ts'
import { unitOfWork } from './unitOfWork.ts'

export interface Opener {
  store: RecordStore
  ports: Ports
  /** Who asks. */
  member: Member
  /** The address they ask from, for the audit log. Left out where there is none. */
  from?: string
  /** Slug of the project that is looked at; left out for the one that the member chose. */
  project?: string
  /** They came in by signing in. */
  signedIn?: true
  /** Gives answers again while they are good; left out where each question is answered anew. */
  answers?: KeptAnswers
}

/** What handlers are given, over a unit of work that is new, and what the member may do at this moment. */
export async function openContext({ store, ports, member, from = '', project, signedIn }: Opener): Promise<{
  records: ReturnType<typeof unitOfWork>
  rights: Rights
  context: Context
}> {
  const records = unitOfWork(store)
  const rights = await rightsOf(records, member)
  const { server, site, collected } = ports
  const own = await currentSession(records, member, rights, ports.now(), project)
  const session = {
    ...own,
    ...(server === undefined ? {} : { server: { ...server, ...(site === undefined ? {} : { links: true as const }) } }),
    ...(collected === undefined && own.space === 'real' ? {} : { counts: true as const, projectZone: await projectZone({ records, session: own }) }),
    ...(signedIn === undefined ? {} : { signedIn }),
  }
  return { records, rights, context: { records, session, now: new Date(session.now), ports, from } }
}
