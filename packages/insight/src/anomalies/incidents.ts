import type { AnomalySeverity } from '@tagmason/domain'
import { type Band, bandOf } from '../bands.ts'
import type { Stretch } from './stretch.ts'

/** What kind of departure, in the words of the product's records. `Gap`: nothing came at all. `Shift`: it lasted until it was taken as the new level. */
export type IncidentType = 'Drop' | 'Spike' | 'Shift' | 'Gap'

export type Direction = 'drop' | 'rise'

/** A stretch in which a series left its band and stayed out. */
export interface Incident {
  /** Start of its first interval, milliseconds since 1970. Names it: no two of a series begin at once. */
  start: number
  /** End of its last interval; null while it goes on. */
  end: number | null
  /** End of the interval with which it was sure: when a detector that runs along reports it. */
  detected: number
  direction: Direction
  type: IncidentType
  /** Of all its intervals together, in the unit of the series; of shares and gauges their mean. */
  expected: number
  low: number
  high: number
  actual: number
  /** Percent against what was expected; negative is less. Null where nothing was expected. */
  change: number | null
  severity: AnomalySeverity
  /** 0 to 100: how sure it is. 50 is just enough to be reported. */
  score: number
}

/** An incident as it is followed, in sums that can be kept in JSON. */
export interface OpenIncident extends Stretch {
  detected: number
  direction: Direction
  /** What came and what was expected lately: half forgotten after 12 intervals. */
  cameLately: number
  dueLately: number
  /** Evidence that it is over, and since how many intervals in its band. */
  over: number
  inBand: number
  /** The most evidence that there was, as a multiple of what is enough. */
  sureness: number
}

/** Doubled or halved is high, a third more or a quarter less is medium. */
const severities: readonly Band<AnomalySeverity>[] = [
  { name: 'high', from: Math.log(2) - 1e-9 },
  { name: 'medium', from: Math.log(4 / 3) - 1e-9 },
  { name: 'low', from: 0 },
]

/** The incident as others read it. `isMean`: whether its figures are means rather than sums. */
export function incidentOf(open: OpenIncident, isMean: boolean, end: number | null, isShift = false): Incident {
  const divisor = isMean ? Math.max(1e-9, open.of) : 1
  const { start, detected, direction } = open
  const ratio = open.expected > 0 ? open.actual / open.expected : null
  return {
    start,
    end,
    detected,
    direction,
    type: isShift ? 'Shift' : direction === 'rise' ? 'Spike' : open.actual === 0 ? 'Gap' : 'Drop',
    expected: open.expected / divisor,
    low: open.low / divisor,
    high: open.high / divisor,
    actual: open.actual / divisor,
    change: ratio === null ? null : Math.round((ratio - 1) * 1000) / 10,
    severity: bandOf(ratio === null || ratio === 0 ? Infinity : Math.abs(Math.log(ratio)), severities),
    score: Math.round(100 * (1 - 0.5 ** open.sureness)),
  }
}
