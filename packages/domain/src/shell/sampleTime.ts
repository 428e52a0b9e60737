import { sampleClock } from './clock.ts'

const lengths = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const
type Unit = keyof typeof lengths

const shifted = (milliseconds: number) => new Date(Date.parse(sampleClock) + milliseconds).toISOString()

/** An instant before the sample clock, ISO 8601 in UTC. */
export const ago = (amount: number, unit: Unit) => shifted(-amount * lengths[unit])

/** An instant after the sample clock, ISO 8601 in UTC. */
export const ahead = (amount: number, unit: Unit) => shifted(amount * lengths[unit])

/** An instant on a day of the calendar, `2024-01-01` and `09:00` in UTC, as ISO 8601. */
export const on = (date: string, time = '09:00') => `${date}T${time}:00.000Z`
