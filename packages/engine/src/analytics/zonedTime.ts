import type { Context } from '../context.ts'

const hour = 3_600_000
const day = 24 * hour

/** Making one takes as long as asking it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(timeZone: string) {
  const numeric = '2-digit'
  const made =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
      hourCycle: 'h23',
    })
  clocks.set(timeZone, made)
  return made
}

/** The IANA time zone of the selected project. */
export const projectZone = async ({ records, session }: Pick<Context, 'records' | 'session'>) =>
  (await records.get('projects', session.project))?.timeZone ?? 'UTC'

/** The day in a time zone, `2024-01-22`. `at` is epoch milliseconds. */
export const localDate = (at: number, timeZone: string) => new Date(at + offset(at, timeZone)).toISOString().slice(0, 10)

/**
 * The instant at which a clock of a time zone shows a time, as epoch milliseconds. A time that is skipped when clocks go forward is as much later as they
 * skip: 02:30 becomes 03:30; of a time that comes twice the first counts. `date` is `2024-01-22`, `time` is `08:00`.
 */
export function instantOf(date: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`)
  // The clocks of no place are changed twice within two days.
  const offsets = [offset(wall - day, timeZone), offset(wall + day, timeZone)] as const
  const found = offsets.map((each) => wall - each).filter((at) => at + offset(at, timeZone) === wall)
  return found.length === 0 ? wall - offsets[0] : Math.min(...found)
}

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offset(at: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(at)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(at / 1000) * 1000
}
