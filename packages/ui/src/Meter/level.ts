import type { Tone } from '../theme/tones.ts'

/** Where a figure stands: the first four towards a limit, the others towards a target. */
export type MeterLevel = 'within' | 'close' | 'nearlyFull' | 'full' | 'reached' | 'short' | 'farShort'

/** From where on things change, in the unit of the value. */
export interface MeterLimits {
  min: number
  max: number
  low: number
  high: number
}

/** The level of a value. Towards a limit (`low` is welcome) both thresholds are warnings; towards a target (`high` is welcome) it is reached from `high` on. */
export function meterLevel(value: number, { max, low, high }: MeterLimits, good: 'low' | 'high'): MeterLevel {
  if (good === 'high') return value >= high ? 'reached' : value >= low ? 'short' : 'farShort'
  if (value >= max) return 'full'
  return value >= high ? 'nearlyFull' : value >= low ? 'close' : 'within'
}

/** How much of the way from `min` to `max` is covered, 0 … 1; 0 where there is no way. */
export function meterShare(value: number, { min, max }: MeterLimits): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
}

/** What each level means. */
export const levelTones: Record<MeterLevel, Tone> = {
  within: 'accent',
  close: 'caution',
  nearlyFull: 'critical',
  full: 'critical',
  reached: 'positive',
  short: 'caution',
  farShort: 'critical',
}
