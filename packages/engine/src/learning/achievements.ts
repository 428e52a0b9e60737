import type { Achievement, ActName } from '@tagmason/domain'
import { auditProjects } from '../audit.ts'
import { inSpace } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import { openIssues } from '../automation/issueRuns.ts'
import { countOwn, listedRows, own } from '../own.ts'

/** What is known of a member by now. What was done stays done: it is read from the audit log. */
interface History {
  did: (act: Done) => boolean
  graduated: boolean
  published: boolean
  /** 0 where there is none, else 1. */
  openIssues: number
  /** Days since the tracking of this project was first checked; 0 before. */
  watchedDays: number
  /** Issues about consent that were found in the last 90 days. */
  consentIssues: number
  bestModel: number
}

/** The acts that an achievement looks for in the audit log. */
const done = ['plans.generate', 'containers.markDeployed', 'models.train'] as const satisfies readonly ActName[]
type Done = (typeof done)[number]

const day = 86_400_000
const consentDays = 90

/** When an achievement is earned, by its id. */
const rules: Readonly<Record<string, (history: History) => boolean>> = {
  'achievement-1': ({ did }) => did('plans.generate'),
  'achievement-2': ({ did, openIssues }) => did('containers.markDeployed') && openIssues === 0,
  'achievement-3': ({ graduated }) => graduated,
  'achievement-4': ({ watchedDays, consentIssues }) => watchedDays >= consentDays && consentIssues === 0,
  'achievement-5': ({ published }) => published,
  'achievement-6': ({ did, bestModel }) => did('models.train') && bestModel >= 90,
}

/** The achievements of the member. The sample's owner has some from the first day. */
export async function achievementsOf(context: Context): Promise<Achievement[]> {
  const { session, records } = context
  const history = await historyOf(context)
  return (await records.list('achievements')).map((row) => ({
    ...row,
    earned: (session.space === 'sample' && row.earned) || (rules[row.id]?.(history) ?? false),
  }))
}

async function historyOf(context: Context): Promise<History> {
  const { session, now, records } = context
  const project = await auditProjects(context)
  const counts = await Promise.all(done.map((action) => records.count('auditLog', { project, user: session.member.email, action, status: 'Success' }, 1)))
  const mine = new Set(done.filter((_, at) => counts[at] !== 0))
  const checks = { project: session.project, action: 'issues.check', status: 'Success' } as const
  const [first] = await records.find('auditLog', { where: checks, order: 'timestamp', limit: 1 })
  const since = new Date(now.getTime() - consentDays * day).toISOString()
  const recent = await own(context, 'issues', { where: { detected_at: { from: since } }, order: 'detected_at', descending: true, limit: listedRows })
  return {
    did: (act) => mine.has(act),
    graduated: (await inSpace(context, 'certificates', { where: { userId: session.member.id }, limit: 1 })).length > 0,
    published: (await own(context, 'communityTutorials')).some(({ memberId, status }) => memberId === session.member.id && status === 'approved'),
    openIssues: await countOwn(context, 'issues', { status: openIssues }, 1),
    watchedDays: first === undefined ? 0 : (now.getTime() - Date.parse(first.timestamp)) / day,
    consentIssues: recent.filter(({ title, description }) => /consent/i.test(`${title} ${description}`)).length,
    bestModel: Math.max(0, ...(await own(context, 'models')).map(({ accuracy }) => accuracy ?? 0)),
  }
}
