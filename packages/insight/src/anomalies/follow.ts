import type { ChannelStep } from './channelStep.ts'
import { noEvidence } from './evidence.ts'
import { type Direction, incidentOf, type OpenIncident } from './incidents.ts'
import { deviationOf, grainOf } from './noise.ts'
import type { ChannelSeries, ChannelState } from './state.ts'
import { lengthen, type Reading, type Stretch } from './stretch.ts'

/** So much evidence for the usual against the incident's own level ends it. */
const overAt = 5
const lately = 0.5 ** (1 / 12)

/** The incident that a stretch has become; the one `before` goes on with it. */
export function openIncident(stretch: Stretch, direction: Direction, { end }: Reading, sureness: number, before: OpenIncident | null): OpenIncident {
  const lately = { cameLately: stretch.actual, dueLately: stretch.expected, over: 0, inBand: 0 }
  if (before === null) return { ...stretch, ...lately, detected: end, direction, sureness }
  const { start, detected } = before
  return {
    ...lately,
    start,
    detected,
    direction,
    until: stretch.until,
    intervals: before.intervals + stretch.intervals,
    expected: before.expected + stretch.expected,
    low: before.low + stretch.low,
    high: before.high + stretch.high,
    actual: before.actual + stretch.actual,
    of: before.of + stretch.of,
    sureness: Math.max(before.sureness, sureness),
  }
}

/** Follows an open incident by one interval: it ends when the usual explains the last intervals better than the incident's own level does, or is taken as the new level. Changes `state`. */
export function follow({ kind, rule, deviations }: ChannelSeries, state: ChannelState, reading: Reading, calm: number): ChannelStep['incident'] {
  const { open } = state
  if (open === null) return null
  const isMean = kind === 'share' || kind === 'gauge'
  const grain = grainOf(kind, state.unit)
  const ratio = open.dueLately > 0 ? open.cameLately / open.dueLately : 1
  const away = open.direction === 'drop' ? Math.min(ratio, 0.9) : Math.max(ratio, 1.1)
  const usual = deviationOf(kind, reading.value, reading.expected, grain)
  const noise = reading.lowest === 0 ? 1 : deviationOf(kind, 0, reading.expected, grain) / reading.lowest
  const asNow = deviationOf(kind, reading.value, reading.expected * away, grain) / noise
  const gain = (asNow ** 2 - (usual / noise) ** 2) / (2 * calm * calm)
  open.over = Math.max(0, open.over + Math.max(-overAt, Math.min(overAt * 0.7, gain)))
  const outwards = open.direction === 'drop' ? -reading.z : reading.z
  open.inBand = outwards > deviations / 2 ? 0 : open.inBand + 1
  open.cameLately = open.cameLately * lately + reading.value
  open.dueLately = open.dueLately * lately + reading.expected
  if (open.over === 0) lengthen(open, reading, true)
  const isOver = open.over >= overAt && open.inBand > 0
  if (isOver || open.intervals >= rule.accept) {
    state.closed = isOver ? open : null
    state.open = null
    state.evidence = noEvidence()
    return { kind: 'ended', incident: incidentOf(open, isMean, open.until, !isOver) }
  }
  open.sureness += Math.max(0, outwards / calm - rule.evidence.slack) / rule.evidence.enough
  return { kind: 'continued', incident: incidentOf(open, isMean, null) }
}
