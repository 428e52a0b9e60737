import type { ClickHouseClient } from '@clickhouse/client'
import {
  checkQuestion,
  checkSteps,
  type EventCount,
  type EventMoment,
  type EventRange,
  type EventShare,
  type EventStore,
  intervalStarts,
  isCut,
  keptText,
  mustBeSomeone,
  type ParameterUse,
  peopleOf,
  sessionRates,
  whoIs,
} from '@tagmason/engine'
import { atMost, type Given, inRange, rangeGiven, readAtOnce, rowsOf, visitors } from './ask.ts'
import type { BlockStore } from './eventBlock.ts'
import { change, isSomeone, someoneGiven } from './change.ts'
import { funnelQuery, type ReachedRow } from './funnelQuery.ts'
import { startOfInterval } from './intervals.ts'
import { type EventRow, eventOf, linesOf } from './rows.ts'
import { day, type Place, type VisitDimension, visitDimensions } from './schema.ts'
import { isOfNames, isOfPaths, isOfVisit, isOfVisits } from './answerable.ts'
import { questionQuery } from './questionQuery.ts'
import { bytesOf, receivedSince, type ReceivedSince } from './metered.ts'
import { parameterUsesGiven, parameterUsesQuery } from './parameterUsesQuery.ts'
import { parameterSharesQuery, sharesQuery } from './sharesQuery.ts'
import { areQuarters, eventsOf, namesOf, pathsOf, type Source, visitsOf } from './sources.ts'
import { visitorAnswers } from './visitorAnswers.ts'
import { type VisitsOptions, visitsIn } from './visits.ts'

/** Settings of an insert: waited for, one block, known by its token, however many months it is about. */
const insertSettings = { async_insert: 0, max_partitions_per_insert_block: '0', distributed_foreground_insert: '1' } as const

type Numbers<Row> = { [Key in keyof Row]: number | string }

export interface ClickhouseEvents extends EventStore, BlockStore {
  /** Resolves when no days are being summed up. */
  idle(): Promise<void>
  /** How often events were added, judged or erased here; another number while that goes on and when it is over. */
  changes(): number
  /** How many bytes of the disk the events of an account take. */
  bytesOf(account: string): Promise<number>
  /** How many events came in since a moment, whenever they happened. */
  receivedSince(asked: ReceivedSince): Promise<number>
}

/**
 * Events in ClickHouse, embedded or a server, over the one client. The tables have to be there (`migrate`). `close` is called once with the client.
 * An answer is that of the plain functions in packages/insight, but for two visitors in some 10^19 whose keys are equal.
 */
export function clickhouseEvents(
  client: ClickHouseClient,
  place: Place,
  close: () => Promise<void> = () => client.close(),
  options: VisitsOptions = {},
): ClickhouseEvents {
  const visits = visitsIn(client, place, options)
  // Embedded, settings belong to the whole session: two inserts at a time could take each other's tokens.
  let inserts: Promise<unknown> = Promise.resolve()
  const inTurn = (insert: () => Promise<unknown>) => {
    const result = inserts.then(insert)
    inserts = result.catch(() => undefined)
    return result
  }

  let changes = 0
  /** What is asked for while it goes on may hold part of it, so the change counts twice. */
  async function changing(run: () => Promise<unknown>): Promise<void> {
    changes++
    try {
      await run()
    } finally {
      changes++
    }
  }

  async function insert(lines: readonly string[], token: string): Promise<void> {
    if (lines.length === 0) return
    await inTurn(() =>
      changing(() =>
        client.insert<string>({
          table: 'events',
          // One text for the client to pass on, instead of thousands to look at.
          values: [lines.join('\n')],
          format: 'JSONEachRow',
          clickhouse_settings: { ...insertSettings, insert_deduplication_token: `events-${keptText(token)}` },
        }),
      ),
    )
  }

  /** Asks what is summed up of a range to visits, and the events where it is not, or was taken away meanwhile. */
  async function ofVisits<Row>(range: EventRange, dimensions: readonly VisitDimension[], ask: (source: Source) => Promise<Row>): Promise<Row> {
    const days = await visits.daysOf(range)
    if (days === null) return ask(eventsOf(range))
    const answer = await ask(visitsOf(range, days, dimensions))
    return (await visits.areThere(range, days)) ? answer : ask(eventsOf(range))
  }

  return {
    idle: visits.idle,
    changes: () => changes,
    bytesOf: (account) => bytesOf(client, place, account),
    receivedSince: (asked) => receivedSince(client, asked),

    append: async (events, token) => insert(await linesOf(events), token),
    appendBlock: ({ lines }, token) => insert(lines, token),

    async query(question) {
      checkQuestion(question)
      const { by = [], filters = [], measures } = question
      // Without an interval there is nothing to tell apart.
      if (by.some((each) => isCut(each)) && !(question.from < question.to)) return []
      const ask = (source: Source) => {
        const { query, given } = questionQuery(question, source)
        return rowsOf<Record<string, string | number | null>>(client, query, given)
      }
      const rows = await (isOfNames(question)
        ? ask(namesOf(question))
        : isOfPaths(question)
          ? ask(pathsOf(question))
          : isOfVisits(question)
            ? ofVisits(
                question,
                visitDimensions.filter((each) => by.includes(each) || filters.some(({ field }) => field === each)),
                ask,
              )
            : ask(eventsOf(question)))
      return rows.map((row) => ({
        by: by.map((each, at) => (isCut(each) ? isoOf(row[`d${at}`] ?? 0) : String(row[`d${at}`]))),
        values: measures.map((_, at) => (row[`m${at}`] === null ? null : Number(row[`m${at}`]))),
      }))
    },

    async counts(range, { name, ...cut }) {
      const starts = intervalStarts(range, cut)
      if (starts.length === 0) return []
      const start = startOfInterval(starts)
      const source = areQuarters(starts) ? namesOf(range) : eventsOf(range)
      const rows = await rowsOf<Numbers<{ start: number; count: number }> & { name: string }>(
        client,
        `SELECT ${start.text} AS start, name, ${source.count} AS count FROM ${source.text}${name === undefined ? '' : ' AND name = {name:String}'}
         GROUP BY start, name ORDER BY start, name ${readAtOnce}`,
        { ...source.given, ...start.given, ...(name === undefined ? {} : { name }) },
      )
      return rows.map((row): EventCount => ({ name: row.name, interval: isoOf(row.start), count: Number(row.count) }))
    },

    async overview(range) {
      const [row] = await ofVisits(range, [], (source) =>
        rowsOf<Numbers<Record<'visitors' | 'sessions' | 'pageViews' | 'events' | 'bounced' | 'lasted', number>>>(
          client,
          // A session's key holds its visitor, so each group has one visitor, also those without a session: joining its bits is less work than any(). Code is made for the sums at the first time,
          // not at the fourth: for a million groups that is a third of the work.
          `SELECT uniqExactIf(visitor, visitor != 0) AS visitors, countIf(whole) AS sessions, sum(views) AS pageViews, sum(count) AS events,
           countIf(whole AND count = 1 AND views = 1) AS bounced, sumIf(length, whole) AS lasted
         FROM (SELECT groupBitOr(visitorKey) AS visitor, groupBitOr(inSession) AS whole, ${source.count} AS count, ${source.pageViews} AS views, max(${source.last}) - min(${source.first}) AS length
               FROM ${source.text} GROUP BY sessionKey) ${readAtOnce}, min_count_to_compile_aggregate_expression = 0`,
          source.given,
        ),
      )
      const sums = { sessions: Number(row?.sessions ?? 0), bounced: Number(row?.bounced ?? 0), lasted: Number(row?.lasted ?? 0) }
      return {
        visitors: Number(row?.visitors ?? 0),
        sessions: sums.sessions,
        pageViews: Number(row?.pageViews ?? 0),
        events: Number(row?.events ?? 0),
        ...sessionRates(sums),
      }
    },

    async course(range, cut) {
      const starts = intervalStarts(range, cut)
      if (starts.length === 0) return []
      const start = startOfInterval(starts)
      const ask = (source: Source) =>
        rowsOf<Numbers<Omit<EventMoment, 'at'> & { start: number }>>(
          client,
          `SELECT ${start.text} AS start, ${visitors} AS visitors, uniqExactIf(sessionKey, inSession) AS sessions, ${source.pageViews} AS pageViews, ${source.count} AS events
           FROM ${source.text} GROUP BY start ${readAtOnce}`,
          { ...source.given, ...start.given },
        )
      const rows = await (areQuarters(starts) ? ofVisits(range, [], ask) : ask(eventsOf(range)))
      const byStart = new Map(rows.map((row) => [Number(row.start), row]))
      return starts.map((at): EventMoment => {
        const row = byStart.get(at)
        const figure = (name: keyof Omit<EventMoment, 'at'>) => Number(row?.[name] ?? 0)
        return { at: isoOf(at), visitors: figure('visitors'), sessions: figure('sessions'), pageViews: figure('pageViews'), events: figure('events') }
      })
    },

    async shares(range, dimension, most) {
      const ask = (source: Source, ranked = source) =>
        rowsOf<Numbers<EventShare>>(client, sharesQuery(source, dimension, ranked), { ...source.given, ...ranked.given, most: atMost(most) })
      if (dimension === 'path' && range.name === undefined) return sharesOf(await ask(eventsOf(range), pathsOf(range)))
      return sharesOf(await (isOfVisit(dimension) ? ofVisits(range, [dimension], (source) => ask(source)) : ask(eventsOf(range))))
    },

    async parameterShares(range, event, parameter, most) {
      return sharesOf(await rowsOf(client, parameterSharesQuery(range), { ...rangeGiven(range), event, parameter, most: atMost(most) }))
    },

    async parameterUses(range, most) {
      const rows = await rowsOf<Numbers<ParameterUse>>(client, parameterUsesQuery(range), { ...rangeGiven(range), ...parameterUsesGiven, most: atMost(most) })
      return rows.map(
        (row) =>
          ({
            ...row,
            version: String(row.version),
            sample: String(row.sample),
            events: Number(row.events),
            first: Number(row.first),
            last: Number(row.last),
          }) as ParameterUse,
      )
    },

    async funnel(range, steps, window) {
      checkSteps(steps)
      if (steps.length === 0) return []
      const { query, given } = funnelQuery(range, steps, window)
      const rows = await rowsOf<Numbers<ReachedRow>>(client, query, { ...rangeGiven(range), ...given })
      return steps.map((_, step) => rows.reduce((sum, row) => sum + (Number(row.reached) > step ? Number(row.visitors) : 0), 0))
    },

    ...visitorAnswers(client),

    async latest(range, most) {
      const rows = await rowsOf<EventRow>(
        client,
        // First how many days back they go: days are in the order of the table, so the end of the range is all that is read for it, and only these days are sorted.
        `SELECT * FROM events WHERE ${inRange(range)} AND ${day} >=
           (SELECT min(day) FROM (SELECT ${day} AS day FROM events WHERE ${inRange(range)} ORDER BY ${day} DESC LIMIT {most:UInt64}))
         ORDER BY time DESC, received DESC, id DESC LIMIT {most:UInt64}`,
        {
          ...rangeGiven(range),
          most: atMost(most),
        },
      )
      return rows.map(eventOf)
    },

    async judge(range, visitor, bot) {
      mustBeSomeone(visitor, 'visitor')
      await changing(() =>
        change(client, place, {
          how: 'UPDATE bot = {bot:String}',
          where: `${inRange({ ...range, withBots: true, name: undefined })} AND ${isSomeone('visitor')} AND bot != {bot:String}`,
          given: { ...rangeGiven({ ...range, name: undefined }), ...someoneGiven('visitor', visitor), bot: keptText(bot) },
        }),
      )
    },

    async erase(account, project, given) {
      const who = whoIs(given)
      const whose = (['visitor', 'user'] as const).flatMap((column) => (who?.[column] === undefined ? [] : [{ column, name: who[column] }]))
      const one = whose.length === 0 ? '' : ` AND (${whose.map(({ column }) => isSomeone(column)).join(' OR ')})`
      const erasing = {
        // Not DELETE FROM, which hides rows and leaves them on disk until some later merge.
        how: 'DELETE',
        where: `account = {account:String} AND project IN ({project:String}, {people:String})${one}`,
        given: { account, project, people: peopleOf(project), ...(Object.assign({}, ...whose.map(({ column, name }) => someoneGiven(column, name))) as Given) },
      }
      await changing(async () => {
        await change(client, place, erasing)
        await visits.forget(account, project)
      })
    },

    async close() {
      await visits.idle()
      await close()
    },
  }
}

const isoOf = (time: number | string) => new Date(Number(time)).toISOString()

const sharesOf = (rows: readonly Numbers<EventShare>[]): EventShare[] =>
  rows.map(({ value, events, visitors }) => ({ value: String(value), events: Number(events), visitors: Number(visitors) }))
