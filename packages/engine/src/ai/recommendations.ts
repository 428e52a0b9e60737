import { type FeedbackItem, type Recommendation, type RecommendationStatus, Refusal } from '@tagmason/domain'
import { type Decision, rankedAmong } from '@tagmason/insight/ranking'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { change, countOwn, listedRows, newest, own, ownRow } from '../own.ts'
import { mirror } from './opinions.ts'
import { findings, type Finding } from './rules.ts'

const isOpen = ({ status, dismissed }: Recommendation) => dismissed === undefined && status !== 'implemented'

export const recommendations: Handles<'recommendations'> = {
  'recommendations.list': async (context) => {
    const all = await listedOf(context)
    const decisions = (await newest(context, 'feedback', 'date')).flatMap((item) => decisionOf(item, all))
    const rows = rankedAmong(
      all.filter((row) => row.dismissed === undefined),
      ({ status }) => status === 'new',
      traitsOf,
      decisions,
    )
    const dismissed = all.filter((row) => row.dismissed !== undefined).toSorted((a, b) => (b.dismissed?.at ?? '').localeCompare(a.dismissed?.at ?? ''))
    const count = (standing: RecommendationStatus | 'dismissed') => countOwn(context, 'recommendations', { standing })
    return {
      rows,
      dismissed,
      figures: {
        new: await count('new'),
        inProgress: await count('in-progress'),
        implemented: await count('implemented'),
        dismissed: await count('dismissed'),
      },
    }
  },

  'recommendations.find': async (context) => {
    const { records, session, ports } = context
    const now = findings(await records.get('plans', session.project), await own(context, 'configuredEvents'))
    const before = (await own(context, 'recommendations')).filter((row) => row.rule !== undefined)
    let found = 0
    for (const finding of now) {
      const row = before.find((each) => each.rule === finding.rule)
      if (row === undefined || row.status === 'implemented') found++
      const id = row?.id ?? ports.id()
      const status = row === undefined || row.status === 'implemented' ? 'new' : row.status
      records.put('recommendations', id, { ...written(finding, id, session.project), ...kept(row), status })
    }
    const settled = before.filter((row) => isOpen(row) && !now.some((finding) => finding.rule === row.rule))
    for (const row of settled) await move(context, row, 'implemented')
    return { found, settled: settled.length }
  },

  'recommendations.start': async (context, { id }) => move(context, await inStatus(context, id, 'new'), 'in-progress'),
  'recommendations.implement': async (context, { id }) => move(context, await inStatus(context, id, 'in-progress'), 'implemented'),
  'recommendations.stepBack': async (context, { id }) => {
    const row = await inStatus(context, id, 'in-progress', 'implemented')
    const { grade, measuredLift: _measured, ...ungraded } = row
    // What was measured is of the time when it was implemented.
    if (grade !== undefined) context.records.put('recommendations', id, ungraded)
    return move(context, row, row.status === 'implemented' ? 'in-progress' : 'new')
  },

  'recommendations.dismiss': async (context, { id, reason, note }) => {
    const { session, now } = context
    await inStatus(context, id, 'new', 'in-progress')
    const row = await change(context, 'recommendations', id, { dismissed: { reason, note, by: session.member.name, at: now.toISOString() } })
    await mirror(context, row)
    return row
  },

  'recommendations.restore': async (context, { id }) => {
    const { dismissed, ...row } = await ownRow(context, 'recommendations', id)
    if (dismissed === undefined) throw conflict(id, 'not dismissed', 'dismissed')
    context.records.put('recommendations', id, row)
    await mirror(context, row)
    return row
  },
}

/** What was decided about recommendations that are listed, in the order in which they were found. */
export async function recommendationDecisions(context: Context): Promise<Decision[]> {
  const [all, said] = [await listedOf(context), await newest(context, 'feedback', 'date')]
  return all.flatMap((row) => said.filter(({ about }) => about?.kind === 'recommendation' && about.id === row.id).flatMap((item) => decisionOf(item, [row])))
}

/** Those that were written last, and those that wait for somebody, in the order in which they were first written. */
async function listedOf(context: Context): Promise<Recommendation[]> {
  const page = { descending: true, limit: listedRows }
  const last = await own(context, 'recommendations', page)
  const open = last.length < listedRows ? [] : await own(context, 'recommendations', { ...page, where: { standing: ['new', 'in-progress'] } })
  return [...new Map([...open.toReversed(), ...last.toReversed()].map((row) => [row.id, row])).values()]
}

const traitsOf = ({ rule, category, impact, effort }: Recommendation) => [category, impact, `effort ${effort}`, ...(rule === undefined ? [] : [rule])]

/** What somebody said or did about a recommendation that is still there; what was neither taken up nor turned down says nothing. */
function decisionOf({ about, userAction, feedback }: FeedbackItem, all: readonly Recommendation[]): Decision[] {
  const row = about?.kind === 'recommendation' ? all.find(({ id }) => id === about.id) : undefined
  if (row === undefined) return []
  const accepted = feedback === 'positive' || (userAction === 'implemented' && feedback !== 'negative')
  return accepted || feedback === 'negative' || userAction === 'rejected' ? [{ traits: traitsOf(row), accepted }] : []
}

const conflict = (id: string, is: string, needs: string) =>
  new Refusal('conflict', `The recommendation '${id}' is ${is}, and this needs it to be ${needs}: reload to see what happened to it.`)

/** An act fits some statuses only; another tab may have been faster. */
async function inStatus(context: Context, id: string, ...statuses: RecommendationStatus[]): Promise<Recommendation> {
  const row = await ownRow(context, 'recommendations', id)
  if (row.dismissed !== undefined) throw conflict(id, 'dismissed', statuses.join(' or '))
  if (!statuses.includes(row.status)) throw conflict(id, row.status, statuses.join(' or '))
  return row
}

async function move(context: Context, { id }: Recommendation, status: RecommendationStatus) {
  const row = await change(context, 'recommendations', id, { status, moved: { by: context.session.member.name, at: context.now.toISOString() } })
  await mirror(context, row)
  return row
}

/** What a rule found, as a recommendation. It is certain, costs little, and lifts nothing but the quality of the data. */
const written = ({ rule, impact, title, description, evidence, names }: Finding, id: string, project: string): Omit<Recommendation, 'status'> => ({
  id,
  project,
  rule,
  impact,
  title,
  description,
  evidence,
  names,
  category: 'Tracking',
  confidence: 100,
  estimatedLift: 0,
  effort: 'Low',
})

/** What people did with it stays. */
const kept = (row: Recommendation | undefined): Partial<Recommendation> =>
  row === undefined ? {} : { project: row.project, moved: row.moved, dismissed: row.dismissed }
