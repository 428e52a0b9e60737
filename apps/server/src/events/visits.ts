import type { ClickHouseClient } from '@clickhouse/client'
import type { EventRange } from '@tagmason/engine'
import { v7 as uuid } from 'uuid'
import { log } from '../log.ts'
import { type Given, rangeGiven, rowsOf } from './ask.ts'
import { change } from './change.ts'
import { day, dayLength, mark, type Place, quarter, visitDimensions } from './schema.ts'

/** The days of a range that are summed up, and those whose events have to be asked. */
export interface SummedDays {
  /** What the makings of the days' rows are called. */
  made: number[]
  /** Other days that have events, or may have. */
  others: number[]
}

export interface VisitsOptions {
  /** Fewer events than these are asked as they are. */
  least?: number
}

/**
 * Events summed up to visits, day by day, for ranges with many. Nothing marks a day as changed, so nothing can forget to: the store keeps number and sum of marks of each day's events (the projection `days`),
 * the rows here have the same of what they were made of, and they count where both are equal. So rows that are old or half written are never asked, whatever changed the events: a verdict, erasing, a late batch, another node
 * of this server. Days are summed up behind the first question that would have liked it.
 */
export interface Visits {
  /** Null where all of the range is to be asked of the events. */
  daysOf(range: EventRange): Promise<SummedDays | null>
  /** Whether the rows are there still: a question in between had all of them. */
  areThere(range: EventRange, days: SummedDays): Promise<boolean>
  /** Removes what is kept of a project. */
  forget(account: string, project: string): Promise<void>
  /** Resolves when nothing is being summed up. */
  idle(): Promise<void>
}

interface Sums {
  day: number
  counted: number
  mark: string
}
type Told<Row> = { [Key in keyof Row]: Row[Key] | string }

/** Of the events that one statement sums up. */
const mostAtOnce = 500_000
/** Milliseconds without a late event after which a day is worth it. */
const quiet = 3_600_000
const mine = 'account = {account:String} AND project = {project:String}'

export function visitsIn(client: ClickHouseClient, place: Place, { least = 250_000 }: VisitsOptions = {}): Visits {
  const underWay = new Set<string>()
  let work: Promise<unknown> = Promise.resolve()

  async function daysOf(range: EventRange): Promise<SummedDays | null> {
    const [fromDay, toDay] = wholeDays(range)
    // Visits know no names of events. On a cluster each machine has a part of the work.
    if (place.cluster !== null || range.name !== undefined || toDay - fromDay < 1) return null
    const given = { ...rangeGiven(range), fromDay, toDay }
    const [events, made] = await Promise.all([
      rowsOf<Told<Sums & { received: number }>>(
        client,
        `SELECT ${day} AS day, count() AS counted, toString(sum(${mark})) AS mark, max(received) AS received FROM events
         WHERE ${mine} AND ${day} >= {fromDay:Int64} AND ${day} <= {toDay:Int64} GROUP BY day`,
        given,
      ).then((rows) => rows.map((row) => ({ ...sums(row), received: Number(row.received) }))),
      madeIn(given),
    ])
    if (events.reduce((sum, { counted }) => sum + counted, 0) < least) return null
    const found = events.map((of) => ({ of, rows: made.find((rows) => isSame(of, rows)) }))
    const asked = found.flatMap(({ of, rows }) => (rows === undefined ? [of] : []))
    const missing = asked.filter(isOver)
    if (missing.length > 0) {
      const stale = made.filter((rows) => !events.some((of) => isSame(of, rows)))
      later(range, missing, stale)
    }
    const summed = found.flatMap(({ rows }) => (rows === undefined ? [] : [rows.made]))
    if (summed.length === 0) return null
    const { fromDay: first, toDay: last } = rangeGiven(range) as Record<'fromDay' | 'toDay', number>
    const edges = [first, last].filter((each) => each < fromDay || each > toDay)
    return { made: summed, others: [...new Set([...edges, ...asked.map((of) => of.day)])] }
  }

  const madeIn = async (given: Given) =>
    (
      await rowsOf<Told<Sums & { made: number }>>(
        client,
        `SELECT day, made, sum(counted) AS counted, toString(sum(mark)) AS mark FROM visits
         WHERE ${mine} AND day >= {fromDay:Int64} AND day <= {toDay:Int64} GROUP BY day, made`,
        given,
      )
    ).map((row) => ({ ...sums(row), made: Number(row.made) }))

  function later({ account, project }: EventRange, days: readonly Sums[], old: readonly { made: number }[]) {
    const place = JSON.stringify([account, project])
    // Who asks next tells what is missing then.
    if (underWay.has(place)) return
    underWay.add(place)
    work = work
      .then(async () => {
        const stale = old.map(({ made }) => made)
        if (stale.length > 0) await remove(account, project, { where: ' AND made IN {stale:Array(UInt64)}', given: { stale } })
        for (const group of groupsOf(days)) await sumUp(account, project, group)
      })
      .catch((error: unknown) =>
        log.warn({ account, project, error: String(error) }, 'days could not be summed up: questions ask their events, which takes longer'),
      )
      .finally(() => underWay.delete(place))
  }

  /** Makes the rows of some days from one look at the events. Where it breaks off, the sums are not those of the day. */
  const sumUp = (account: string, project: string, days: number[]) =>
    client.command({
      query: `INSERT INTO visits (account, project, day, made, quarter, visitorKey, sessionKey, inSession, isBot, ${visitDimensions.join(', ')}, counted, views, first, last, mark)
        SELECT account, project, ${day} AS day, bitAnd(cityHash64({making:String}, day), ${Number.MAX_SAFE_INTEGER}) AS made, ${quarter} AS quarter, visitorKey, sessionKey, inSession, bot != '' AS isBot,
          ${visitDimensions.join(', ')}, count(), countIf(name = 'page_view'), min(time), max(time), sum(${mark})
        FROM events WHERE ${mine} AND ${day} IN {days:Array(Int64)}
        GROUP BY account, project, day, quarter, visitorKey, sessionKey, inSession, isBot, ${visitDimensions.join(', ')}
        SETTINGS max_threads = 1, max_insert_threads = 1, insert_deduplicate = 0, max_partitions_per_insert_block = 0`,
      query_params: { account, project, days, making: uuid() },
    })

  const remove = (account: string, project: string, { where = '', given = {} }: { where?: string; given?: Given } = {}) =>
    change(client, place, { how: 'DELETE', of: 'visits', where: mine + where, given: { account, project, ...given } })

  return {
    daysOf,
    async areThere(range, { made }) {
      const [fromDay, toDay] = wholeDays(range)
      const left = new Set((await madeIn({ ...rangeGiven(range), fromDay, toDay })).map((rows) => rows.made))
      return made.every((each) => left.has(each))
    },
    async forget(account, project) {
      if (place.cluster !== null) return
      // Behind what is being summed up, which would bring back what it has read before.
      const gone = work.then(() => remove(account, project))
      work = gone.catch(() => undefined)
      await gone
    },
    async idle() {
      await work
    },
  }
}

/** The first and the last day, UTC, of which all is in a range. */
function wholeDays(range: EventRange): [number, number] {
  const { from, to } = rangeGiven(range) as Record<'from' | 'to', number>
  return [Math.ceil(from / dayLength), Math.floor(to / dayLength) - 1]
}

const isOver = ({ day, received }: { day: number; received: number }) => (day + 1) * dayLength < Date.now() - quiet && received < Date.now() - quiet

const sums = (row: Told<Sums>): Sums => ({ day: Number(row.day), counted: Number(row.counted), mark: row.mark })
const isSame = (one: Sums, other: Sums) => one.day === other.day && one.counted === other.counted && one.mark === other.mark

/** Days whose events are few enough to be summed up in one statement. */
function groupsOf(days: readonly Sums[]): number[][] {
  const groups: { days: number[]; counted: number }[] = []
  for (const each of days.toSorted((one, other) => one.day - other.day)) {
    const group = groups.at(-1)
    if (group !== undefined && group.counted + each.counted <= mostAtOnce) {
      group.days.push(each.day)
      group.counted += each.counted
    } else groups.push({ days: [each.day], counted: each.counted })
  }
  return groups.map(({ days }) => days)
}
