import type { ConvertingPage, Seen } from '@tagmason/domain'
import { percentOf } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { collectedOf, numberAt } from './collected.ts'
import { keyEventsOf } from './keyEvents.ts'
import { seenRange } from './seen.ts'

/** As many landing pages as are listed. */
const most = 50

/** Where conversions came from in some days. */
interface Landings {
  /** The landing pages of the visits in which somebody converted, most conversions first; the rate is the percentage of a page's visits that did. */
  pages: ConvertingPage[]
  /** Conversions of visits that saw no page, as those that a server sends. */
  withoutPage: number
}

export async function landings(context: Context, days: number, seen?: Seen): Promise<Landings> {
  const collected = await collectedOf(context)
  if (collected === null) return { pages: [], withoutPage: 0 }
  const { ask, place } = collected
  const keyEvents = await keyEventsOf(context)
  const { from, to, filters } = seenRange(collected, seen, days)
  const range = { from, to, keyEvents, filters }
  const rows = await ask({ ...range, measures: ['keyEvents', 'keyVisits', 'visits'], by: ['landing'], most })
  const pages = rows.flatMap((row) => {
    const [path = '', conversions, visits] = [row.by[0], numberAt(row, 0), numberAt(row, 2)]
    if (path === '' || conversions === 0) return []
    return [{ id: path, project: place.project, path, conversions, rate: percentOf(numberAt(row, 1), visits) }]
  })
  const listed = rows.find(({ by: [path] }) => path === '')
  // Beyond those that are listed they have to be asked for.
  const [left] =
    listed !== undefined || rows.length < most
      ? [listed]
      : await ask({ ...range, measures: ['keyEvents'], filters: [...filters, { field: 'landing', values: [''] }] })
  return { pages, withoutPage: left === undefined ? 0 : numberAt(left, 0) }
}

/** The landing pages alone. */
export const convertingPages = async (context: Context, days: number, seen?: Seen) => (await landings(context, days, seen)).pages
