import type { ConvertingPage } from '@tagmason/domain'
import { percentOf } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { collectedOf, day, numberAt } from './collected.ts'
import { keyEventsOf } from './keyEvents.ts'

/** As many landing pages as are listed. */
const most = 50

/** The landing pages of the visits of the last so many days in which somebody converted, most conversions first; the rate is the percentage of a page's visits that did. */
export async function convertingPages(context: Context, days: number): Promise<ConvertingPage[]> {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const { ask, now, place } = collected
  const keyEvents = await keyEventsOf(context)
  const range = { from: now - days * day, to: now, keyEvents }
  const rows = await ask({ ...range, measures: ['keyEvents', 'keyVisits', 'visits'], by: ['landing'], most })
  return rows.flatMap((row) => {
    const [path = '', conversions, visits] = [row.by[0], numberAt(row, 0), numberAt(row, 2)]
    if (path === '' || conversions === 0) return []
    return [{ id: path, project: place.project, path, conversions, rate: percentOf(numberAt(row, 1), visits) }]
  })
}
