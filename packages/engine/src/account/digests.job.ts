import type { Anomaly, DigestKind } from '@tagmason/domain'
import { anomalyWords } from '../analytics/anomalyWords.ts'
import { instantOf, localDate } from '../analytics/zonedTime.ts'
import { entranceResource } from '../audit.ts'
import { conditionOf } from '../automation/alertSentence.ts'
import type { Context } from '../context.ts'
import { type Collected, collectedOf, day, numberAt } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { mainCurrency, revenueByCurrency } from '../figures/money.ts'
import { inLanguage } from '../inWords.ts'
import { job } from '../jobs/job.ts'
import { own } from '../own.ts'
import { mailOf, queueMail } from '../reports/outbox.ts'
import { brandOf } from '../shell/brand.ts'
import { digestHtml, type DigestParts, digestText } from './digestParts.ts'
import { digestWords } from './digestWords.ts'
import { type MailedMember, mailedMembers } from './mailedMembers.ts'

/** When digests come, on the clock of whom they are for. */
const hour = '07:00'

interface Due extends MailedMember {
  id: string
  kind: DigestKind
  day: string
  /** From when on it tells; of a first one, a day or a week ago. */
  since: string
}
interface Figures {
  lines: { name: 'visits' | 'pageViews' | 'conversions' | 'revenue'; value: number; before: number; currency: string }[]
  /** Visits of the seven days before the digest's own. */
  days: number[]
}

/** Mails each member what their preferences ask for, once each day and week of their own time zone: what was missed while no server ran becomes one mail. */
export const digestsJob = job<Figures | null>({
  per: 'project',
  reads: ['accountMembers', 'notificationPreferences', 'profiles', 'alerts', 'anomalies', 'auditLog', 'digestStates', 'events'],
  writes: ['outbox', 'digestStates'],
  remembers: ['digestStates'],
  notInSample: true,
  due: { waiting: async (context) => (await dueDigests(context)).map(({ id, day: of }) => `${id}@${of}`) },

  async prepare(context, { key }) {
    const due = await dueOf(context, key)
    // A day on which nothing happened has no digest, and so no chart.
    if (due === undefined || (due.kind === 'daily' && (await daily(context, due)).length === 0)) return null
    const collected = await collectedOf(context)
    return collected === null ? null : weekOf(context, collected, due)
  },

  async run(context, { key }, figures) {
    const due = await dueOf(context, key)
    if (due === undefined) return
    const { records, session, now } = context
    const project = (await records.get('projects', session.project))?.label ?? session.project
    const words = digestWords[due.language]
    const brand = await brandOf(records, session.space)
    const lists = due.kind === 'daily' ? await daily(context, due) : figures === null ? [] : weekly(figures, due)
    if (lists.length > 0) {
      const parts: DigestParts = { lists, chart: figures === null ? null : chartOf(figures, due) }
      const title = words[due.kind](project)
      const subject = brand?.name === undefined ? title : `${brand.name} · ${title}`
      const settings = { words: words.settings, path: '/account/settings?tab=notifications' }
      const frame = { title, language: due.language, brand, settings }
      queueMail(context, { kind: 'digest', to: [due.member.email], subject, body: digestText(parts, frame), html: digestHtml(parts, frame), about: due.id })
    }
    records.put('digestStates', due.id, { id: due.id, project: session.project, day: due.day, until: now.toISOString() })
  },
})

const dueOf = async (context: Context, key: string) => (await dueDigests(context)).find(({ id, day: of }) => `${id}@${of}` === key)

/** The digests whose time has come, of people who can sign in: nobody of the sample can. */
async function dueDigests(context: Context): Promise<Due[]> {
  if (mailOf(context) !== 'server') return []
  const { records, session, now } = context
  const found: Due[] = []
  for (const { member, wants, zone, language } of await mailedMembers(context)) {
    for (const kind of ['daily', 'weekly'] as const) {
      if (!(kind === 'weekly' ? wants.weeklyReports : wants.emailAlerts || wants.dataAnomalies || wants.securityAlerts)) continue
      const id = `${session.project}:${member.id}:${kind}`
      const of = dayOf(kind, now.getTime(), zone)
      const before = await records.get('digestStates', id)
      if (before !== undefined && before.day >= of) continue
      const since = before?.until ?? new Date(now.getTime() - (kind === 'weekly' ? 7 : 1) * day).toISOString()
      found.push({ id, member, kind, wants, zone, language, day: of, since })
    }
  }
  return found
}

/** The day, or the Monday, whose digest came last: before seven it is that of the day or week before. */
function dayOf(kind: DigestKind, now: number, zone: string): string {
  const today = Date.parse(localDate(now, zone))
  // 1970 began on a Thursday.
  const first = kind === 'daily' ? today : today - ((today / day + 3) % 7) * day
  const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  return instantOf(dateOf(first), hour, zone) <= now ? dateOf(first) : dateOf(first - (kind === 'daily' ? 1 : 7) * day)
}

/** What happened since the last digest; empty for nothing. */
async function daily(context: Context, { member, wants, language, since }: Due): Promise<DigestParts['lists']> {
  const words = digestWords[language]
  const alerts = wants.emailAlerts ? (await own(context, 'alerts')).filter(({ last_triggered: at }) => at !== null && at > since) : []
  const anomalies = wants.dataAnomalies ? (await own(context, 'anomalies')).filter(({ detected }) => detected > since) : []
  const mayKnow = wants.securityAlerts && (member.role === 'owner' || member.role === 'admin')
  const entries = mayKnow
    ? await context.records.find('auditLog', { where: { project: entranceResource, timestamp: { from: since } }, order: 'timestamp' })
    : []
  const raised = await inLanguage(
    language,
    alerts.map((alert) => ({ name: alert.name, condition: conditionOf(alert) })),
  )
  const refused = entries.filter(({ status }) => status !== 'Success').length
  return [
    { title: words.alerts, lines: raised.map(({ name, condition }) => `${name}: ${condition}`) },
    { title: words.anomalies, lines: await Promise.all(anomalies.map((anomaly) => anomalyLine(language, anomaly))) },
    { title: '', lines: refused === 0 ? [] : [words.security(refused)] },
  ].filter(({ lines }) => lines.length > 0)
}

async function anomalyLine(language: Due['language'], { metric, description, found }: Anomaly): Promise<string> {
  const said = found === undefined ? { metric, description } : await anomalyWords(language, found.series, found)
  return `${said.metric}: ${said.description}`
}

/** The seven whole days before the digest's, and the seven before those, in the member's time zone. */
async function weekOf(context: Context, collected: Collected, { zone, day: on }: Due): Promise<Figures> {
  const start = (back: number) => instantOf(new Date(Date.parse(on) - back * day).toISOString().slice(0, 10), '00:00', zone)
  const keyEvents = await keyEventsOf(context)
  const count = async (from: number, to: number) => (await collected.ask({ from, to, measures: ['visits', 'pageViews', 'keyEvents'], keyEvents }))[0]
  const [now, before] = [await count(start(7), start(0)), await count(start(14), start(7))]
  const money = await revenueByCurrency(collected, start(7), start(0))
  const earlier = await revenueByCurrency(collected, start(14), start(7))
  const currency = mainCurrency(money)
  const of = (rows: typeof money) => (rows.find((row) => row.currency === currency)?.cents ?? 0) / 100
  const names = ['visits', 'pageViews', 'conversions'] as const
  const days: number[] = []
  for (let back = 7; back > 0; back--) days.push(numberAt((await collected.ask({ from: start(back), to: start(back - 1), measures: ['visits'] }))[0], 0))
  return {
    lines: [
      ...names.map((name, place) => ({ name, value: numberAt(now, place), before: numberAt(before, place), currency: '' })),
      ...(currency === '' ? [] : [{ name: 'revenue' as const, value: of(money), before: of(earlier), currency }]),
    ],
    days,
  }
}

const shown = (value: number, currency: string, language: Due['language']) =>
  new Intl.NumberFormat(language, currency === '' ? {} : { style: 'currency', currency }).format(value)

/** Figures beside those of the week before. */
function weekly({ lines }: Figures, { language }: Due): DigestParts['lists'] {
  const words = digestWords[language]
  const told = lines.map(
    ({ name, value, before, currency }) => `${words.rows[name]}: ${shown(value, currency, language)} (${words.before}: ${shown(before, currency, language)})`,
  )
  return [{ title: '', lines: told }]
}

/** The visits of each day. */
function chartOf({ days }: Figures, { language, day: on }: Due): DigestParts['chart'] {
  const dayName = new Intl.DateTimeFormat(language, { weekday: 'short', day: '2-digit', month: '2-digit', timeZone: 'UTC' })
  return {
    title: digestWords[language].chart,
    bars: days.map((value, at) => ({ day: dayName.format(Date.parse(on) - (days.length - at) * day), value, shown: shown(value, '', language) })),
  }
}
