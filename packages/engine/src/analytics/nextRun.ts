import type { Frequency } from '@tagmason/domain'

const days: Record<Frequency, number> = { Daily: 1, Weekly: 7, 'Bi-weekly': 14, Monthly: 0 }
/** Reports are sent at this hour, UTC. */
const hour = 7

/** When a schedule that begins now is due first: at seven in the morning, one interval from now. A month ends with its last day. ISO 8601, UTC. */
export function nextRun(now: Date, frequency: Frequency): string {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  if (frequency !== 'Monthly') return new Date(Date.UTC(year, month, day + days[frequency], hour)).toISOString()
  const last = new Date(Date.UTC(year, month + 2, 0)).getUTCDate()
  return new Date(Date.UTC(year, month + 1, Math.min(day, last), hour)).toISOString()
}
