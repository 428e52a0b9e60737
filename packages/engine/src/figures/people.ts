import { devices, type DeviceUsers, type Seen } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { collectedOf, numberAt } from './collected.ts'
import { seenRange } from './seen.ts'

/** People by device in the last so many days, or on those that the bar names. */
export async function deviceUsers(context: Context, days: number, seen?: Seen): Promise<DeviceUsers[]> {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const { ask, place } = collected
  const { from, to, filters } = seenRange(collected, seen, days)
  const rows = await ask({ from, to, filters, measures: ['visitors'], by: ['device'] })
  return rows.flatMap((row) => {
    const device = devices.find((each) => each === row.by[0])
    return device === undefined ? [] : [{ id: device, project: place.project, device, users: numberAt(row, 0) }]
  })
}

/** Visits by day, device and country. */
export interface AudienceRow {
  /** Start of the day, ISO 8601 in UTC. */
  at: string
  device: string
  country: string
  visits: number
}

/** The visits of a range, oldest day first. */
export async function audience(context: Context, from: number, to: number): Promise<AudienceRow[]> {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const { ask, timeZone } = collected
  const rows = await ask({ from, to, measures: ['visits'], by: [{ interval: 'day', timeZone }, 'device', 'country'] })
  return rows
    .map((row) => ({ at: row.by[0] ?? '', device: row.by[1] ?? '', country: row.by[2] ?? '', visits: numberAt(row, 0) }))
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => a.at.localeCompare(b.at))
}
