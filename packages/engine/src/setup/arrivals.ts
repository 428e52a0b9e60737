import type { ArrivalState, EventArrival, ParameterArrival, PlanArrivals, PlanParameter, PlanViolation, WireFormat } from '@tagmason/domain'
import { grouped, sum, versionParameters } from '@tagmason/insight'
import { isAutomatic } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { type Collected, collectedOf, day, numberAt } from '../figures/collected.ts'
import type { ParameterUse } from '../store/eventStore.ts'
import { type ExpectedEvent, expectedEvents } from './plannedEvents.ts'
import { violationId, violationsIn } from './violations.ts'

/** The period that is held against the plan, and how far back the last event of a name is looked for. */
const days = 7
const reach = 90
/** As many kinds of values are looked at. */
const mostUses = 5000
/** As many events and violations are listed. */
const mostRows = 300

/** Which events of the plan came, what came that is not planned, and in which ways parameters differ. */
export async function planArrivals(context: Context): Promise<PlanArrivals> {
  const collected = await collectedOf(context)
  const expected = await expectedEvents(context)
  if (collected === null) return { days, rows: [...expected.values()].map(neverCame), violations: [], cut: false }
  const range = { ...collected.place, from: collected.now - days * day, to: collected.now + 1 }
  const [volumes, before, seen, uses] = await Promise.all([
    collected.ask({ ...range, measures: ['events'], by: ['name', 'format'] }),
    collected.ask({ from: range.from - days * day, to: range.from, measures: ['events'], by: ['name'] }),
    collected.ask({ from: collected.now - reach * day, to: range.to, measures: ['events', 'firstTime', 'lastTime'], by: ['name'] }),
    collected.events.parameterUses(range, mostUses),
  ])
  const byName = grouped(volumes, (row) => row.by[0] ?? '')
  const countOf = (name: string) => sum((byName.get(name) ?? []).map((row) => numberAt(row, 0)))
  const plannedOf = (event: string, parameter: string) => expected.get(event)?.parameters.find((each) => each.name === parameter)
  const missing = await missingParameters(collected, range, [...expected.values()], uses, countOf)
  const violations = [...violationsIn(uses, plannedOf).filter(({ kind }) => kind !== 'missing'), ...missing].sort((one, other) => other.count - one.count)
  const usesOf = grouped(uses, ({ event }) => event)
  const [came, earlier] = [seen, before].map((rows) => new Map(rows.map((row) => [row.by[0] ?? '', row])))
  const names = [...new Set([...expected.keys(), ...[...(came?.keys() ?? [])].filter((name) => !isAutomatic(name))])]
  const rows = names.map((name): EventArrival => {
    const event = expected.get(name)
    const row = came?.get(name)
    const last = row?.values[2] ?? null
    return {
      name,
      state: event === undefined ? 'unplanned' : stateOf(row?.values ?? [], collected.now),
      count: countOf(name),
      before: numberAt(earlier?.get(name), 0),
      last: last === null ? null : new Date(last).toISOString(),
      parameters: parametersOf(event, usesOf.get(name) ?? [], violations),
    }
  })
  return {
    days,
    rows: rows.sort((one, other) => order[one.state] - order[other.state] || other.count - one.count || (one.name < other.name ? -1 : 1)).slice(0, mostRows),
    violations: violations.slice(0, mostRows),
    cut: uses.length === mostUses,
  }
}

/** What asks for something to be done comes first. */
const order: Record<ArrivalState, number> = { stopped: 0, unplanned: 1, never: 2, coming: 3 }

/**
 * An event that came evenly is silent for so long that less than one in a thousand such silences is chance: seven of its mean distances, and a day at least. One that came less than five times is given
 * two weeks.
 */
export function stateOf([count, first, last]: readonly (number | null | undefined)[], now: number): ArrivalState {
  if (typeof count !== 'number' || typeof first !== 'number' || typeof last !== 'number' || count === 0) return 'never'
  const silence = now - last
  const distance = count < 5 ? 2 * day : (last - first) / (count - 1)
  return silence > Math.max(day, 7 * distance) ? 'stopped' : 'coming'
}

const neverCame = ({ name, parameters }: ExpectedEvent): EventArrival => ({
  name,
  state: 'never',
  count: 0,
  before: 0,
  last: null,
  parameters: parameters.map((parameter) => parameterArrival(parameter.name, parameter, [], [])),
})

function parametersOf(event: ExpectedEvent | undefined, uses: readonly ParameterUse[], violations: readonly PlanViolation[]): ParameterArrival[] {
  const planned = event?.parameters ?? []
  // What the intake itself notes (`_consent`, `_clock`) is no parameter that anyone sends.
  const others = [...new Set(uses.map(({ parameter }) => parameter))]
    .filter((name) => !name.startsWith('_') && !planned.some((each) => each.name === name))
    .sort()
  const [{ event: name } = { event: event?.name }] = uses
  const own = violations.filter((violation) => violation.event === name)
  const of = (parameter: string, plan?: PlanParameter) =>
    parameterArrival(
      parameter,
      plan,
      uses.filter((use) => use.parameter === parameter),
      own.filter((violation) => violation.parameter === parameter),
    )
  return [...planned.map((each) => of(each.name, each)), ...others.map((each) => of(each))]
}

const parameterArrival = (
  name: string,
  planned: PlanParameter | undefined,
  uses: readonly ParameterUse[],
  violations: readonly PlanViolation[],
): ParameterArrival => ({
  name,
  type: planned?.type ?? null,
  required: planned?.required === true,
  present: sum(uses.filter(({ kind }) => kind !== 'empty').map(({ events }) => events)),
  violating: sum(violations.map(({ count }) => count)),
})

/** Required parameters that events came without, by client. What is asked of the events is only asked where some lack it. */
async function missingParameters(
  { ask }: Collected,
  range: { from: number; to: number },
  expected: readonly ExpectedEvent[],
  uses: readonly ParameterUse[],
  countOf: (name: string) => number,
): Promise<PlanViolation[]> {
  const required = expected.flatMap(({ name, parameters }) => parameters.filter((each) => each.required === true).map((parameter) => ({ name, parameter })))
  const lacking = required.filter(({ name, parameter }) => {
    const present = uses.filter((use) => use.event === name && use.parameter === parameter.name && use.kind !== 'empty')
    return sum(present.map(({ events }) => events)) < countOf(name)
  })
  const found = await Promise.all(
    lacking.map(async ({ name, parameter }) => {
      const rows = await ask({
        from: range.from,
        to: range.to,
        name,
        measures: ['events', 'firstTime', 'lastTime'],
        by: ['format', ...versionParameters.map((each) => ({ parameter: each }))],
        filters: [{ field: { parameter: parameter.name }, values: [''] }],
      })
      return rows.map((row): PlanViolation => {
        const [client = '', ...versions] = row.by
        const version = versions.find((each) => each !== '') ?? ''
        return {
          id: violationId({ event: name, parameter: parameter.name, client, version }, 'missing'),
          event: name,
          parameter: parameter.name,
          kind: 'missing',
          expected: parameter.type,
          client: client as WireFormat,
          version,
          count: numberAt(row, 0),
          first: new Date(numberAt(row, 1)).toISOString(),
          last: new Date(numberAt(row, 2)).toISOString(),
          sample: '',
          path: '',
        }
      })
    }),
  )
  return found.flat()
}
