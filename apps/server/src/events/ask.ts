import type { ClickHouseClient } from '@clickhouse/client'
import type { EventRange } from '@tagmason/engine'
import { day, dayLength } from './schema.ts'

/** Values of a question, by the names that stand in its text. */
export type Given = Record<string, unknown>

/** Asks ClickHouse. Values never become part of the text of a question. */
export async function rowsOf<Row>(client: ClickHouseClient, query: string, given: Given): Promise<Row[]> {
  // The visitors of an audience are too much for an address.
  const answer = await client.query({ query, query_params: given, format: 'JSONEachRow', use_multipart_params_auto: true })
  return answer.json<Row>()
}

/**
 * The condition for the events of a range. The key of the table holds the day and not the time, so the days are named, too: without them half an hour is looked for in all of its month (`indexHint`,
 * which would not be computed for each row, does not choose granules here).
 */
export const inRange = ({ withBots = false, name }: EventRange) =>
  `account = {account:String} AND project = {project:String} AND time >= {from:Int64} AND time < {to:Int64} AND ${day} >= {fromDay:Int64} AND ${day} <= {toDay:Int64}${withBots ? '' : " AND bot = ''"}${name === undefined ? '' : ' AND name = {onlyName:String}'}`

/** Its values. Times of events are whole numbers, so rounding the ends up changes nothing. */
export const rangeGiven = ({ account, project, from, to, name }: EventRange): Given => ({
  account,
  project,
  from: whole(from),
  to: whole(to),
  fromDay: Math.floor(whole(from) / dayLength),
  toDay: Math.floor((whole(to) - 1) / dayLength),
  ...(name === undefined ? {} : { onlyName: name }),
})

const whole = (time: number) => (Number.isNaN(time) ? 0 : Math.ceil(Math.min(Math.max(time, -farthest), farthest)))
const farthest = 8_640_000_000_000_000

/** How many rows are wanted, as LIMIT takes it. */
export const atMost = (most: number) => Math.trunc(Math.min(Math.max(most, 0), 1_000_000_000))

/** The text of a parameter. Its value is kept as JSON; no JSON is empty, so an empty text is a parameter that is not there. */
export const valueText = (json: string) => `if(startsWith(${json}, '"'), JSONExtractString(${json}), ${json})`

/** What is not 0 stands for a visitor. */
export const visitors = 'uniqExactIf(visitorKey, visitorKey != 0)'

/**
 * For questions that read most of a range: nearly every event passes the condition, so reading its columns first and the others after it, as ClickHouse does by itself,
 * is a tenth of the work for nothing.
 */
export const readAtOnce = 'SETTINGS optimize_move_to_prewhere = 0'
