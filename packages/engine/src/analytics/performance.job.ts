import type { PerformanceAlert, SlowPage } from '@tagmason/domain'
import { digestWords } from '../account/digestWords.ts'
import { mailedMembers } from '../account/mailedMembers.ts'
import type { Context } from '../context.ts'
import { collectedOf } from '../figures/collected.ts'
import { slowPages } from '../figures/slowPages.ts'
import { job } from '../jobs/job.ts'
import { own } from '../own.ts'
import { queueMail } from '../reports/outbox.ts'
import { slowPageSentence } from './slowPageSentence.ts'

/** An alert that was acknowledged is not raised again for a day: who has seen it is working on it. */
const quiet = 86_400_000

/** Holds the pages of the last hour against their targets, raises an alert for each that missed one, once until it is acknowledged, and mails them to the members who want alerts by mail: one mail an hour at most. */
export const performanceJob = job<SlowPage[]>({
  per: 'project',
  reads: ['performanceAlerts', 'accountMembers', 'notificationPreferences', 'events'],
  writes: ['performanceAlerts', 'notifications', 'outbox'],
  due: { every: 'hour', when: async (context) => (await collectedOf(context)) !== null },
  // Its alerts are the specification's.
  notInSample: true,
  prepare: (context, { key }) => slowPages(context, Date.parse(key)),
  run: async (context, _run, slow) => {
    const known = await own(context, 'performanceAlerts')
    const fresh = slow.filter((found) => !known.some((alert) => isAbout(alert, found, context.now)))
    for (const found of fresh) raise(context, found)
    if (fresh.length > 0) await mailOf(context, fresh)
  },
})

const isAbout = ({ path, found, acknowledgedAt }: PerformanceAlert, slow: SlowPage, now: Date) =>
  path === slow.path && found?.vital === slow.vital && (acknowledgedAt === null || now.getTime() - Date.parse(acknowledgedAt) < quiet)

function raise({ records, ports, session, now }: Context, found: SlowPage): void {
  const [id, time] = [ports.id(), now.toISOString()]
  const { project } = session
  const severity = found.value >= 2 * found.target ? 'high' : found.value >= 1.33 * found.target ? 'medium' : 'low'
  records.put('performanceAlerts', id, { id, project, message: '', path: found.path, severity, time, acknowledgedAt: null, found })
  const notice = ports.id()
  records.put('notifications', notice, {
    id: notice,
    project,
    title: slowPageSentence(found),
    description: found.path,
    at: time,
    severity: 'warning',
    read: false,
    href: '/analytics/performance',
  })
}

async function mailOf(context: Context, slow: readonly SlowPage[]): Promise<void> {
  const { records, session } = context
  const project = (await records.get('projects', session.project))?.label ?? session.project
  for (const { member, wants, language } of await mailedMembers(context)) {
    if (!wants.emailAlerts) continue
    const words = digestWords[language]
    const seconds = (value: number) => new Intl.NumberFormat(language, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }).format(value)
    const lines = slow.map(({ path, vital, value, target }) => `- ${path}: ${words.vitals[vital]} ${seconds(value)} (${words.target} ${seconds(target)})`)
    queueMail(context, {
      kind: 'alert',
      to: [member.email],
      subject: words.slow(project, slow.length),
      body: `${lines.join('\n')}\n\n/analytics/performance\n\n${words.settings}\n/account/settings?tab=notifications\n`,
      about: `${session.project}:performance`,
    })
  }
}
