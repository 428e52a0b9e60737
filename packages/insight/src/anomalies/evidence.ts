import { lengthen, type Reading, type Stretch } from './stretch.ts'

/** How evidence is added up: deviations beyond `slack` count, up to `most` an interval, until `enough`. */
export interface EvidenceRule {
  slack: number
  enough: number
  most: number
}

/** Evidence in one direction, and the intervals since it began to grow from 0. */
export interface Side {
  weight: number
  stretch: Stretch | null
}

export interface Evidence {
  drop: Side
  rise: Side
}

export const noEvidence = (): Evidence => ({ drop: { weight: 0, stretch: null }, rise: { weight: 0, stretch: null } })

/**
 * Adds one interval. Where little is expected, a complete outage is few standard deviations away: the slack for drops shrinks with that, so that many quiet hours without anything are evidence, too.
 * `calm` divides the deviations where neighbours are alike. Changes `evidence`.
 */
export function addEvidence(evidence: Evidence, { slack, enough, most }: EvidenceRule, reading: Reading, calm: number): void {
  const near = Math.min(slack, Math.max(0.15, -reading.lowest / calm / 2))
  add(evidence.drop, Math.min(most, -reading.z / calm - near), 2 * enough, reading)
  add(evidence.rise, Math.min(most, reading.z / calm - slack), 2 * enough, reading)
}

function add(side: Side, weight: number, limit: number, reading: Reading): void {
  side.weight = Math.min(limit, Math.max(0, side.weight + weight))
  side.stretch = side.weight === 0 ? null : lengthen(side.stretch, reading, weight > 0)
}
