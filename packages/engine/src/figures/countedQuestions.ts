import { type CountedFigure, type Credit, measurementEvent, type Seen } from '@tagmason/domain'
import { touchDimensions } from '../automation/attribution.ts'
import { daysUntilNow } from '../analytics/startOfDay.ts'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import type { EventFilter } from '../store/eventStore.ts'
import { fits, funnelAddress, type Question, queryAddress } from './questionAddress.ts'
import { type Collected, day, minute } from './collected.ts'
import { countableSteps, funnelWindow } from './funnel.ts'
import { periodStart } from './goals.ts'
import { keyEventsOf } from './keyEvents.ts'
import { metric, percentileOf } from './measurement.ts'
import { filtersOf, rangeOf } from './seen.ts'

/** Of which events a figure is counted, and how the public API is asked for it. */
export interface CountedQuestion {
  from: number
  to: number
  name?: string
  filters?: readonly EventFilter[]
  api: string[]
}

type Ask = (context: Context, collected: Looked, days: number) => Promise<CountedQuestion>

const month = 30
const money = { field: 'name', values: ['purchase', 'refund'] } as const
const core = { field: metric, values: ['LCP', 'INP', 'CLS'] } as const

/** What is collected, and what the bar leaves of it where it names days or filters. */
interface Looked extends Collected {
  seen?: { range?: { from: number; to: number }; filters: readonly EventFilter[] }
}

export const seenBy = (collected: Collected, seen: Seen): Pick<Looked, 'seen'> =>
  seen === undefined ? {} : { seen: { ...(seen.days === undefined ? {} : { range: rangeOf(collected, seen.days) }), filters: filtersOf(seen.filters) } }

/** The question as the bar has it asked. */
const asSeen = ({ seen }: Looked, question: Question): Question =>
  seen === undefined
    ? question
    : { ...question, ...seen.range, ...(seen.filters.length === 0 ? {} : { filters: [...(question.filters ?? []), ...seen.filters] }) }

const since = ({ now }: Collected, milliseconds: number) => ({ from: now - milliseconds, to: now })
/** One question, or several about the same events. */
function questions(collected: Looked, ...asked: [Question, ...Question[]]): CountedQuestion {
  const { from, to, name, filters } = asSeen(collected, asked[0])
  const api = asked.map((question) => queryAddress(collected.place.project, asSeen(collected, question))).filter(fits)
  return { from, to, ...(name === undefined ? {} : { name }), ...(filters === undefined ? {} : { filters }), api }
}

/** The same against the period before. */
function compared(collected: Looked, question: Question): CountedQuestion {
  const asked = asSeen(collected, question)
  return { ...asked, api: [queryAddress(collected.place.project, asked, true)].filter(fits) }
}

async function funnelQuestion(context: Context, collected: Looked, days: number): Promise<CountedQuestion> {
  const { seen } = collected
  const range = { ...since(collected, days * day), ...seen?.range }
  // The API asks a funnel of all people.
  if ((seen?.filters.length ?? 0) > 0) return { ...range, ...(seen === undefined ? {} : { filters: seen.filters }), api: [] }
  const steps = countableSteps(await own(context, 'funnel'))
  return { ...range, api: steps.length === 0 ? [] : [funnelAddress(collected.place.project, steps, funnelWindow, range)].filter(fits) }
}

const landingPages: Ask = async (context, collected, days) =>
  questions(collected, {
    ...since(collected, days * day),
    measures: ['keyEvents', 'keyVisits', 'visits'],
    by: ['landing'],
    keyEvents: await keyEventsOf(context),
    most: 50,
  })

const moneyOf: Ask = async (_, collected) =>
  compared(collected, { ...since(collected, month * day), measures: ['orders', 'revenueCents'], by: ['currency'], filters: [money] })

/** Each figure asks here as it is counted in its own file. */
export const countedQuestions: Record<CountedFigure, Ask> = {
  'dashboard.events': async (_, collected) => questions(collected, { ...since(collected, day), measures: ['events'] }),
  'dashboard.recent': async (_, collected) =>
    questions(collected, { ...daysUntilNow(collected, 7), measures: ['visits', 'events'], by: [{ interval: 'day', timeZone: collected.timeZone }] }),
  'realtime.people': async (_, collected) => questions(collected, { ...since(collected, 5 * minute), measures: ['visitors'] }),
  'realtime.views': async (_, collected) => questions(collected, { ...since(collected, 30 * minute), measures: ['pageViews'] }),
  'realtime.events': async (_, collected) => questions(collected, { ...since(collected, 30 * minute), measures: ['events'] }),
  'realtime.conversions': async (context, collected) =>
    questions(collected, { ...daysUntilNow(collected, 1), measures: ['keyEvents'], keyEvents: await keyEventsOf(context) }),
  'realtime.minutes': async (_, collected) => {
    const to = Math.floor(collected.now / minute) * minute
    return questions(collected, { from: to - 30 * minute, to, measures: ['pageViews', 'events'], by: [{ interval: 'minute', timeZone: 'UTC' }] })
  },
  'realtime.pages': async (_, collected) =>
    questions(collected, { ...since(collected, 30 * minute), name: 'page_view', measures: ['events', 'visitors'], by: ['path'], most: 10 }),
  'realtime.devices': async (_, collected) => questions(collected, { ...since(collected, 30 * minute), measures: ['visitors'], by: ['device'] }),
  'conversions.rate': async (context, collected) =>
    compared(collected, { ...since(collected, month * day), measures: ['keyVisits', 'visits'], keyEvents: await keyEventsOf(context) }),
  'conversions.count': async (context, collected) =>
    compared(collected, { ...since(collected, month * day), measures: ['keyEvents'], keyEvents: await keyEventsOf(context) }),
  'conversions.revenue': moneyOf,
  'conversions.average': moneyOf,
  'conversions.funnel': (context, collected) => funnelQuestion(context, collected, month),
  'conversions.pages': (context, collected) => landingPages(context, collected, month),
  'conversions.goals': async (context, collected) => {
    const goals = await own(context, 'conversionGoals')
    const from = periodStart(collected, goals.some(({ period }) => period === 'quarter') ? 3 : 1)
    const names = [...new Set(goals.map(({ event }) => event))]
    const { timeZone, now } = collected
    const filters = [{ field: 'name', values: names }] as const
    const question = questions(collected, { from, to: now, measures: ['events'], by: ['name', { interval: 'month', timeZone }], filters })
    // A filter for no name cannot be asked.
    return names.length === 0 ? { ...question, api: [] } : question
  },
  'performance.vitals': async (_, collected) =>
    questions(collected, { ...since(collected, 7 * day), name: measurementEvent, measures: ['p75', 'events'], by: [metric], percentileOf }),
  'performance.core': async (_, collected) => {
    const rated = (...values: string[]): Question => {
      const filters = [core, { field: { parameter: 'metric_rating' }, values }]
      return { ...since(collected, 7 * day), name: measurementEvent, measures: ['visits'], filters }
    }
    return questions(collected, rated('good', 'needs-improvement', 'poor'), rated('needs-improvement', 'poor'))
  },
  'performance.pages': async (_, collected) =>
    questions(collected, {
      ...since(collected, 7 * day),
      name: measurementEvent,
      measures: ['events', 'p75'],
      by: ['path', metric],
      percentileOf,
      most: 700,
    }),
  'campaigns.attribution': async (_, collected, days) => {
    const range = daysUntilNow(collected, days)
    const credited = (touch: Credit): Question => ({ ...range, measures: ['orders', 'revenueCents'], by: [...touchDimensions(touch), 'currency'] })
    const came: Question = { ...range, measures: ['visits'], by: ['source', 'medium', 'campaign'] }
    return questions(collected, came, credited('last'), credited('first'))
  },
  'reports.day': async (context, collected, days) => {
    const by = { interval: 'day', timeZone: collected.timeZone } as const
    const range = daysUntilNow(collected, days)
    return questions(
      collected,
      { ...range, measures: ['visits', 'keyEvents'], by: [by], keyEvents: await keyEventsOf(context) },
      { ...range, measures: ['revenueCents'], by: [by, 'currency'], filters: [money] },
    )
  },
  'reports.page': landingPages,
  'reports.device': async (_, collected, days) => questions(collected, { ...since(collected, days * day), measures: ['visitors'], by: ['device'] }),
  'reports.step': funnelQuestion,
}
