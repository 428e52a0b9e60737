import {
  type Compared,
  type Conversions,
  type GoalDraft,
  type KeptFunnelStep,
  type KeptGoal,
  minorUnits,
  Refusal,
  sameName,
  type Seen,
  type StoredGoal,
} from '@tagmason/domain'
import { funnelSteps, periodChange } from '@tagmason/insight'
import { collectedOf, numberAt } from '../figures/collected.ts'
import { measuredDays } from '../figures/days.ts'
import { funnelCounts, funnelSegments } from '../figures/funnel.ts'
import { countedGoals, countGoals } from '../figures/goals.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { landings } from '../figures/landingPages.ts'
import { mainCurrency, namedCurrency, revenueByCurrency } from '../figures/money.ts'
import { paths } from '../figures/paths.ts'
import { retention } from '../figures/retention.ts'
import { seenRange } from '../figures/seen.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { own, ownRow } from '../own.ts'
import { changedEvent } from '../setup/planEvents.ts'

/** Days of the period that the figures speak of; the one before is as long. */
const period = 30

export const conversions: Handles<'conversions'> = {
  'conversions.overview': async (context, seen) => ({
    figures: await figures(context, seen),
    funnel: funnelSteps(await funnelCounts(context, period, seen)),
    ...(await landings(context, period, seen)),
    goals: await countedGoals(context),
    events: await knownEvents(context),
  }),

  'conversions.funnelBy': async (context, { by, seen }) =>
    (await funnelSegments(context, period, by, seen)).map(({ value, counts }) => ({ value, steps: funnelSteps(counts) })),

  'conversions.paths': (context, { way, pagesOnly, seen }) => paths(context, way ?? [], pagesOnly ?? true, seen),

  'conversions.retention': (context, seen) => retention(context, seen),

  'conversions.addGoal': async (context, draft) => {
    await mustBeFree(context, draft)
    return keep(context, { ...draft, id: context.ports.id(), project: context.session.project })
  },

  'conversions.changeGoal': async (context, { id, ...draft }) => {
    const { project } = await ownRow(context, 'conversionGoals', id)
    await mustBeFree(context, draft, id)
    return keep(context, { ...draft, id, project })
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
    const next = steps.map(({ id, step, event }): KeptFunnelStep => {
      const known = id === undefined ? undefined : before.get(id)
      if (id !== undefined && known === undefined) throw new Refusal('conflict', `The funnel has no step '${id}' any more: reload to see what happened to it.`)
      const named = event === undefined || event === '' ? {} : { event }
      return { id: known?.id ?? context.ports.id(), project: known?.project ?? context.session.project, step, ...named }
    })
    // The order of the rows is the order of the steps, so all are written anew.
    for (const id of before.keys()) context.records.remove('funnel', id)
    for (const row of next) context.records.put('funnel', row.id, row)
    return funnelSteps(await funnelCounts(context, period))
  },
}

/** What is compared of a period. */
interface Totals {
  visits: number
  conversions: number
  revenue: number
  orders: number
}

const nothing: Conversions['figures'] = { rate: null, conversions: null, revenueCents: null, averageOrderCents: null }

/** The days that the bar names, or the last thirty times 24 hours, against as many before them, counted of the events themselves: a visit over midnight is one. Money is that of the main currency, the others beside it. */
async function figures(context: Context, seen: Seen): Promise<Conversions['figures']> {
  const collected = await collectedOf(context)
  if (collected === null) return { ...nothing, ...namedCurrency(context, '') }
  const { ask } = collected
  const { from, to, before, filters } = seenRange(collected, seen, period)
  const keyEvents = await keyEventsOf(context)
  const [first] = await measuredDays(context)
  if (first === undefined) return { ...nothing, ...namedCurrency(context, '') }
  const revenue = await revenueByCurrency(collected, from, to, filters)
  const currency = mainCurrency(revenue)
  const converted = new Map<Totals, number>()
  const totals = async (when: { from: number; to: number }): Promise<Totals> => {
    const range = { ...when, keyEvents, filters }
    const [row] = await ask({ ...range, measures: ['visits', 'keyEvents', 'keyVisits'] })
    const [money] = await ask({ ...range, measures: ['orders', 'revenueCents'], filters: [...filters, { field: 'currency', values: [currency] }] })
    const total = { visits: numberAt(row, 0), conversions: numberAt(row, 1), revenue: minorUnits(numberAt(money, 1), currency), orders: numberAt(money, 0) }
    converted.set(total, numberAt(row, 2))
    return total
  }
  const earlier = before === null || Date.parse(first.at) > before.from ? null : await totals(before)
  const compared = compare(await totals({ from, to }), earlier, (total) => ratio(converted.get(total) ?? 0, total.visits))
  return {
    ...compared,
    ...namedCurrency(context, currency),
    ...(revenue.length < 2 ? {} : { byCurrency: revenue.map((each) => ({ ...each, cents: minorUnits(each.cents, each.currency) })) }),
  }
}

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

function compare(now: Totals, before: Totals | null, rate: (totals: Totals) => number): Conversions['figures'] {
  const compared = (figure: (total: Totals) => number): Compared => ({
    value: figure(now),
    change: before === null ? null : periodChange(figure(now), figure(before)),
  })
  return {
    rate: compared(rate),
    conversions: compared((total) => total.conversions),
    revenueCents: compared((total) => total.revenue),
    averageOrderCents: compared((total) => ratio(total.revenue, total.orders)),
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

/** Keeps a goal, and makes the event of one that is not secondary a key event of the configuration and of the measurement plan, from which the GA4 files are written. */
async function keep(context: Context, goal: StoredGoal): Promise<KeptGoal> {
  const { records, session, now } = context
  records.put('conversionGoals', goal.id, goal)
  const [counted = { ...goal, current: 0 }] = await countGoals(context, [goal])
  if (goal.secondary === true) return { goal: counted, keyEvent: 'secondary' }
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
  return { goal: counted, keyEvent: !known ? 'notPlanned' : ready.length + missing.length > 0 ? 'made' : 'already' }
}
