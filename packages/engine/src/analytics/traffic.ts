import { type Breakdown, measurementEvent, type TrafficMeasure, trafficMeasures, type TrafficOverview, type TrafficView } from '@tagmason/domain'
import { intervalStarts, periodChange } from '@tagmason/insight'
import { audiencesOf, visitorsOf } from '../automation/audiences.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { type Collected, collectedOf, numberAt } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { marksBetween } from '../figures/marks.ts'
import { repeatedOrdersIn } from '../figures/repeatedOrders.ts'
import { comparedDays, comparedRange, fieldOf, filtersOf, rangeOf } from '../figures/seen.ts'
import { projectZone } from './zonedTime.ts'
import type { Cut, EventMeasure, EventQuestion, EventRow } from '../store/eventStore.ts'

/** As many values as a breakdown lists. */
const most = 50
/** As many audiences as are offered: each is a question of its own. */
const mostAudiences = 20
/** As many parameters as are offered. */
const mostParameters = 100

const measures: readonly EventMeasure[] = ['visitors', 'visits', 'pageViews', 'events', 'keyEvents']
const nothing: TrafficOverview['points'][number]['values'] = { visitors: 0, visits: 0, pageViews: 0, events: 0, conversions: 0 }

type Asked = Pick<EventQuestion, 'keyEvents' | 'filters' | 'among'>

/** What is asked of every figure of a view. */
async function askedOf(context: Context, filters: TrafficView['filters']): Promise<Asked> {
  const chosen = filters.filter(({ field }) => field === 'audience')
  return {
    keyEvents: await keyEventsOf(context),
    filters: filtersOf(filters.filter(({ field }) => field !== 'audience')),
    among: await Promise.all(chosen.map(async ({ value, not }) => ({ visitors: await visitorsOf(context, value), not }))),
  }
}

function valuesOf(row: EventRow | undefined): Record<TrafficMeasure, number> {
  return row === undefined ? nothing : (Object.fromEntries(trafficMeasures.map((measure, at) => [measure, numberAt(row, at)])) as typeof nothing)
}

/** Whether a view asks for events by their name or a parameter: then measurements count like others. */
const namesEvents = (filters: TrafficView['filters'] = []) => filters.some(({ field }) => field === 'name' || field.startsWith('param:'))

/**
 * The figures of a range together and by interval, every interval of it. Events count without `less`, which is a question of its own: so the first one stays such that the store has its answer by day.
 */
async function course({ ask }: Collected, range: { from: number; to: number }, cut: Cut, asked: Asked, less: string | null) {
  // Days that are still to come have no interval to ask for.
  if (range.to <= range.from) return { total: nothing, points: [] }
  const leftOut = { ...range, ...asked, name: less ?? '', measures: ['events'] } as const
  const [[total], rows, [allLess], rowsLess] = await Promise.all([
    ask({ ...range, ...asked, measures }),
    ask({ ...range, ...asked, measures, by: [cut] }),
    less === null ? [] : ask(leftOut),
    less === null ? [] : ask({ ...leftOut, by: [cut] }),
  ])
  const [byStart, lessByStart] = [rows, rowsLess].map((each) => new Map(each.map((row) => [row.by[0], row])))
  const without = (row: EventRow | undefined, left: EventRow | undefined) => {
    const values = valuesOf(row)
    return { ...values, events: values.events - numberAt(left, 0) }
  }
  return {
    total: without(total, allLess),
    points: intervalStarts(range, cut)
      .map((start) => new Date(start).toISOString())
      .map((at) => ({ at, values: without(byStart?.get(at), lessByStart?.get(at)) })),
  }
}

/** Events of machines and of the site's own people, which no figure counts. */
async function machinesOf(collected: Collected, asked: Asked & { from: number; to: number }): Promise<number> {
  const [[all], [people], repeated] = await Promise.all([
    collected.ask({ ...asked, withBots: true, measures: ['events'] }),
    collected.ask({ ...asked, measures: ['events'] }),
    repeatedOrdersIn(collected, asked),
  ])
  return numberAt(all, 0) - numberAt(people, 0) - repeated
}

export const traffic: Handles<'traffic'> = {
  'traffic.overview': async (context, view) => {
    const collected = await collectedOf(context)
    const compared = comparedDays({ ...view, compare: view.compare ?? 'none' })
    if (collected === null) return { figures: figuresOf(nothing, null), points: [], compared, machines: 0 }
    const cut = { interval: view.interval ?? 'day', timeZone: collected.timeZone } as const
    const asked = await askedOf(context, view.filters ?? [])
    const range = rangeOf(collected, view)
    const earlier = compared === null ? null : comparedRange(collected, range, view, compared)
    const less = namesEvents(view.filters) ? null : measurementEvent
    const [now, before, machines] = await Promise.all([
      course(collected, range, cut, asked, less),
      earlier === null ? null : course(collected, earlier, cut, asked, less),
      machinesOf(collected, { ...range, ...asked }),
    ])
    return {
      figures: figuresOf(now.total, before?.total ?? null),
      points: now.points.map((point, at) => ({ ...point, before: before?.points[at]?.values ?? null })),
      compared,
      machines,
    }
  },

  'traffic.breakdown': async (context, { by, ...view }): Promise<Breakdown> => {
    const collected = await collectedOf(context)
    if (collected === null) return { rows: [], visitors: 0, events: 0 }
    const seen = { ...rangeOf(collected, view), ...(await askedOf(context, view.filters ?? [])) }
    const isListOfEvents = by === 'name' && !namesEvents(view.filters)
    const asked = isListOfEvents ? { ...seen, filters: [...(seen.filters ?? []), { field: 'name', values: [measurementEvent], not: true } as const] } : seen
    const isOfEvents = by === 'name' || by.startsWith('param:')
    const ranked: EventMeasure[] = isOfEvents ? ['events', 'visitors', 'keyEvents'] : ['visitors', 'events', 'keyEvents']
    const [rows, [all]] = await Promise.all([
      by === 'audience' ? byAudience(context, collected, asked, ranked) : collected.ask({ ...asked, measures: ranked, by: [fieldOf(by)], most }),
      collected.ask({ ...asked, measures: ['visitors', 'events'] }),
    ])
    return {
      rows: rows
        // Events without a parameter say nothing of it; of a dimension they are those whose value is unknown.
        .filter((row) => !by.startsWith('param:') || row.by[0] !== '')
        .map((row) => ({
          value: row.by[0] ?? '',
          visitors: numberAt(row, isOfEvents ? 1 : 0),
          events: numberAt(row, isOfEvents ? 0 : 1),
          conversions: numberAt(row, 2),
        })),
      visitors: numberAt(all, 0),
      events: numberAt(all, 1),
    }
  },

  'traffic.marks': async (context, view) => {
    const { from, to } = rangeOf({ timeZone: await projectZone(context), now: Infinity }, view)
    return marksBetween(context, from, to)
  },

  'traffic.parameters': async (context, view) => {
    const collected = await collectedOf(context)
    if (collected === null) return []
    const { from, to } = rangeOf(collected, view)
    const uses = await collected.events.parameterUses({ ...collected.place, from, to }, 1000)
    const counts = new Map<string, number>()
    for (const { parameter, events } of uses) counts.set(parameter, (counts.get(parameter) ?? 0) + events)
    return [...counts]
      .map(([name, events]) => ({ name, events }))
      .sort((one, other) => other.events - one.events || (one.name < other.name ? -1 : 1))
      .slice(0, mostParameters)
  },
}

/** A row for each of the audiences that were filled last; a visitor may be in several. */
async function byAudience(
  context: Context,
  { ask }: Collected,
  asked: Asked & { from: number; to: number },
  measured: readonly EventMeasure[],
): Promise<EventRow[]> {
  const latest = (await audiencesOf(context)).toSorted((one, other) => (one.last < other.last ? 1 : -1)).slice(0, mostAudiences)
  const rows = await Promise.all(
    latest.map(async ({ name }): Promise<EventRow> => {
      const [row] = await ask({ ...asked, among: [...(asked.among ?? []), { visitors: await visitorsOf(context, name) }], measures: measured })
      return { by: [name], values: row?.values ?? measured.map(() => 0) }
    }),
  )
  return rows.toSorted((one, other) => numberAt(other, 0) - numberAt(one, 0))
}

const figuresOf = (now: typeof nothing, before: typeof nothing | null): TrafficOverview['figures'] =>
  Object.fromEntries(
    trafficMeasures.map((measure) => [
      measure,
      { value: now[measure], before: before?.[measure] ?? null, change: before === null ? null : periodChange(now[measure], before[measure]) },
    ]),
  ) as TrafficOverview['figures']
