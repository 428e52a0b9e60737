import { type Compared, type ConversionGoal, type Conversions, type FunnelCount, type GoalDraft, type KeptGoal, Refusal, sameName } from '@tagmason/domain'
import { funnelSteps, periodChange, sum } from '@tagmason/insight'
import type { Context, Handles } from '../context.ts'
import { own, ownRow } from '../own.ts'
import { changedEvent } from '../setup/planEvents.ts'
import { ownDays } from './dailySeries.ts'

/** Days of the period that the figures speak of; the one before is as long. */
const period = 30

export const conversions: Handles<'conversions'> = {
  'conversions.overview': async (context) => ({
    figures: await figures(context),
    funnel: funnelSteps(await own(context, 'funnel')),
    pages: (await own(context, 'convertingPages')).toSorted((a, b) => b.conversions - a.conversions),
    goals: await own(context, 'conversionGoals'),
    events: await knownEvents(context),
  }),

  'conversions.addGoal': async (context, draft) => {
    await mustBeFree(context, draft)
    const goal: ConversionGoal = { ...draft, id: context.ports.id(), project: context.session.project, current: 0 }
    return keep(context, goal)
  },

  'conversions.changeGoal': async (context, { id, ...draft }) => {
    const before = await ownRow(context, 'conversionGoals', id)
    await mustBeFree(context, draft, id)
    // What was counted of another event is not counted of this one.
    return keep(context, { ...before, ...draft, current: draft.event === before.event ? before.current : 0 })
  },

  'conversions.removeGoal': async (context, { id }) => {
    await ownRow(context, 'conversionGoals', id)
    context.records.remove('conversionGoals', id)
  },

  'conversions.setFunnel': async (context, { steps }) => {
    const before = new Map((await own(context, 'funnel')).map((row) => [row.id, row]))
    const ids = steps.flatMap(({ id }) => id ?? [])
    if (new Set(ids).size < ids.length)
      throw new Refusal('invalid', 'A step stands in the funnel twice: name each one once.', [{ path: 'steps', message: 'twice' }])
    const next = steps.map(({ id, step, event }): FunnelCount => {
      const known = id === undefined ? undefined : before.get(id)
      if (id !== undefined && known === undefined) throw new Refusal('conflict', `The funnel has no step '${id}' any more: reload to see what happened to it.`)
      const named = event === undefined || event === '' ? {} : { event }
      // What was counted of another event is not counted of this one.
      const isOther = known?.event !== undefined && known.event !== event
      const users = isOther ? 0 : (known?.users ?? 0)
      return { id: known?.id ?? context.ports.id(), project: known?.project ?? context.session.project, step, users, ...named }
    })
    // The order of the rows is the order of the steps, so all are written anew.
    for (const id of before.keys()) context.records.remove('funnel', id)
    for (const row of next) context.records.put('funnel', row.id, row)
    return funnelSteps(next)
  },
}

async function figures(context: Context): Promise<Conversions['figures']> {
  const days = await ownDays(context)
  if (days.length === 0) return { rate: null, conversions: null, revenueCents: null, averageOrderCents: null }
  const totals = (rows: typeof days) => ({
    visits: sum(rows.map((row) => row.visits)),
    conversions: sum(rows.map((row) => row.conversions)),
    revenue: sum(rows.map((row) => row.revenueCents)),
  })
  const now = totals(days.slice(-period))
  const earlier = days.slice(-2 * period, -period)
  const before = totals(earlier)
  // A period that is not wholly known compares with nothing.
  const compared = (figure: (total: typeof now) => number): Compared => ({
    value: figure(now),
    change: earlier.length < period ? null : periodChange(figure(now), figure(before)),
  })
  const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
  return {
    rate: compared((total) => ratio(total.conversions, total.visits)),
    conversions: compared((total) => total.conversions),
    revenueCents: compared((total) => total.revenue),
    averageOrderCents: compared((total) => ratio(total.revenue, total.conversions)),
  }
}

/** Names that the form offers: of the configuration and of the plan, in the order of the alphabet. */
async function knownEvents(context: Context): Promise<string[]> {
  const plan = await context.records.get('plans', context.session.project)
  const names = [...(await own(context, 'configuredEvents')), ...(plan?.plan.events ?? [])].map((event) => event.name)
  return [...new Set(names)].sort()
}

async function mustBeFree(context: Context, { name }: GoalDraft, id?: string) {
  const taken = (await own(context, 'conversionGoals')).some((goal) => goal.id !== id && sameName(goal.name, name))
  if (taken) throw new Refusal('conflict', `There is a goal '${name}' already: choose another name.`)
}

/** Keeps a goal, and makes its event a key event of the configuration and of the measurement plan, from which the GA4 files are written. */
async function keep(context: Context, goal: ConversionGoal): Promise<KeptGoal> {
  const { records, session, now } = context
  records.put('conversionGoals', goal.id, goal)
  const configured = (await own(context, 'configuredEvents')).filter((event) => event.name === goal.event)
  const ready = configured.filter((event) => event.keyEvent !== true)
  for (const event of ready) records.put('configuredEvents', event.id, { ...event, keyEvent: true })
  const stored = await records.get('plans', session.project)
  const planned = stored?.plan.events.filter((event) => event.name === goal.event) ?? []
  const missing = planned.filter((event) => !event.keyEvent)
  if (stored !== undefined && missing.length > 0) {
    const plan = missing.reduce((result, event) => changedEvent(result, event, { keyEvent: true }), stored.plan)
    records.put('plans', stored.id, { ...stored, plan, editedAt: now.toISOString() })
  }
  const known = configured.length + planned.length > 0
  return { goal, keyEvent: !known ? 'notPlanned' : ready.length + missing.length > 0 ? 'made' : 'already' }
}
