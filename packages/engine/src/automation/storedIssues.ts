import type { IssueFinding, PlanViolation, StoredCheck, StoredEvidence, ViolationKind } from '@tagmason/domain'
import { grouped, sum } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { type Collected, collectedOf, day, numberAt } from '../figures/collected.ts'
import { isSentByPeople, withRepeatedOrders } from '../figures/repeatedOrders.ts'
import { planArrivals, stateOf } from '../setup/arrivals.ts'
import { consentFindings } from './consentIssues.ts'
import { fittingType, usesOf } from './fixProof.ts'
import { repeatsOf } from './repeats.ts'

/** The period that is looked at, as that of the plan's arrivals. */
const days = 7
/** As many of one kind are no accident. */
const least = 3
/** Share of an event's arrivals from which pairs are held to come from two tags. */
const paired = 0.3

const checkOf: Record<ViolationKind, StoredCheck | null> = {
  missing: 'parameterMissing',
  otherType: 'otherType',
  negative: 'outOfRange',
  currency: 'outOfRange',
  // Google Analytics cuts it, which loses nothing that a plan could say.
  tooLong: null,
  email: 'personalData',
  phone: 'personalData',
}

/** What collected events show: each only while it still comes, by its own rhythm (`stateOf`). */
export async function storedFindings(context: Context): Promise<IssueFinding[]> {
  const collected = await collectedOf(context)
  // The issues of the sample are the specification's, and its events are as they were planned.
  if (collected === null || context.session.space === 'sample') return []
  const { rows, violations } = await planArrivals(context)
  const counts = new Map(rows.map(({ name, count }) => [name, count]))
  const stopped = rows.flatMap(({ name, state, count, last }): IssueFinding[] =>
    state === 'stopped' && last !== null
      ? [{ check: 'eventStopped', of: name, container: '', other: '', stored: { count: 0, of: count, first: last, last, clients: [], sample: '' } }]
      : [],
  )
  const kinds = grouped(
    violations.filter(({ kind }) => checkOf[kind] !== null),
    ({ event, parameter, kind }) => JSON.stringify([event, parameter, checkOf[kind]]),
  )
  const differing = [...kinds.values()].flatMap((group): IssueFinding[] => {
    const [{ event: of, parameter, kind } = group[0] as PlanViolation] = group
    const [check, stored] = [checkOf[kind], evidenceOf(group, counts.get(group[0]?.event ?? '') ?? 0)]
    if (check === null || stored.count < least || !isComing(stored, collected)) return []
    return [{ check, of, container: '', other: '', parameter, stored: check === 'personalData' ? { ...stored, sample: '' } : stored }]
  })
  const typed = await Promise.all(
    differing.map(async (finding): Promise<IssueFinding> => {
      const { check, of, parameter = '' } = finding
      return check === 'otherType' ? { ...finding, other: fittingType(await usesOf(context, of), parameter) ?? '' } : finding
    }),
  )
  return [
    ...stopped,
    ...typed,
    ...(await consentFindings(collected, { from: collected.now - days * day, to: collected.now + 1 })).filter(
      ({ stored }) => stored !== undefined && isComing(stored, collected),
    ),
    ...(await repeated(
      collected,
      rows.map(({ name }) => name),
    )),
  ]
}

/** Orders that were sent again, and events that come in pairs. */
async function repeated({ ask, events, place, now }: Collected, names: readonly string[]): Promise<IssueFinding[]> {
  const range = { from: now - days * day, to: now + 1 }
  const again = await ask({
    ...range,
    name: 'purchase',
    withBots: true,
    filters: [withRepeatedOrders],
    measures: ['events', 'firstTime', 'lastTime'],
    by: [{ parameter: 'transaction_id' }, 'format'],
    most: 1000,
  })
  const orders = again.filter((row) => row.by[0] !== '')
  const repeats = orders.filter((row) => numberAt(row, 0) > 1)
  const sent = sum(orders.map((row) => numberAt(row, 0)))
  const pairs = await Promise.all(
    [...new Set([...names, 'page_view'])].map(async (name) => {
      // The second of two orders is marked when it comes in.
      const latest = await events.latest({ ...place, ...range, name, withBots: name === 'purchase' || name === 'refund' }, 2000)
      return { name, ...repeatsOf(latest.filter(isSentByPeople)) }
    }),
  )
  const twice = pairs.flatMap(({ name, count, of, first, last, clients }): IssueFinding[] =>
    count >= 2 * least && count >= paired * of
      ? [{ check: 'twoTags', of: name, container: '', other: '', stored: { count, of, first, last, clients, sample: '' } }]
      : [],
  )
  // What two tags send has the same transaction, too: it is one issue.
  if (repeats.length < least || twice.some(({ of }) => of === 'purchase')) return twice
  const stored: StoredEvidence = {
    count: sum(repeats.map((row) => numberAt(row, 0) - 1)),
    of: sent,
    first: isoOf(Math.min(...repeats.map((row) => numberAt(row, 1)))),
    last: isoOf(Math.max(...repeats.map((row) => numberAt(row, 2)))),
    clients: [...new Set(repeats.map((row) => row.by[1] as StoredEvidence['clients'][number]))],
    sample: repeats[0]?.by[0] ?? '',
  }
  return isComing(stored, { now }) ? [...twice, { check: 'sentAgain', of: 'purchase', container: '', other: '', stored }] : twice
}

function evidenceOf(group: readonly PlanViolation[], of: number): StoredEvidence {
  const times = group.flatMap(({ first, last }) => [first, last]).sort()
  return {
    count: sum(group.map(({ count }) => count)),
    of,
    first: times[0] ?? '',
    last: times.at(-1) ?? '',
    clients: [...new Set(group.map(({ client }) => client))],
    sample: group[0]?.sample ?? '',
  }
}

/** Whether it came so lately that its silence since is chance. */
const isComing = ({ count, first, last }: StoredEvidence, { now }: Pick<Collected, 'now'>) =>
  stateOf([count, Date.parse(first), Date.parse(last)], now) === 'coming'
const isoOf = (at: number) => new Date(at).toISOString()
