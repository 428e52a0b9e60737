import type { ChannelStep } from './channelStep.ts'
import { addEvidence, noEvidence } from './evidence.ts'
import { follow, openIncident } from './follow.ts'
import { incidentOf } from './incidents.ts'
import { acceptLevel, learnLevel, levelOf, noteNow } from './level.ts'
import { nearestDay } from './likeDays.ts'
import { deviationOf, grainOf, learnNoise, likeness, noiseAt, valueWith } from './noise.ts'
import { learnShape, levelWeek, shapeAt } from './profile.ts'
import { lengthOf, type LocalPlace, type SeriesPoint } from './series.ts'
import type { ChannelSeries, ChannelState } from './state.ts'
import type { Reading } from './stretch.ts'
import { warmUp } from './warmUp.ts'

/** Takes one point. Changes `state`. */
export function stepChannel(series: ChannelSeries, state: ChannelState, point: SeriesPoint): ChannelStep {
  const { rule } = series
  const gap = state.last === null ? 1 : Math.max(1, Math.round((point.at - state.last) / lengthOf[rule.step]))
  state.last = point.at
  const of = series.kind === 'share' ? (point.of ?? 0) : 1
  const isMissing = point.value === null || !Number.isFinite(point.value) || of <= 0
  state.missing = isMissing ? state.missing + gap : gap - 1
  // What was gathered before a day without data says little about the time after it.
  if (state.missing * lengthOf[rule.step] >= lengthOf.day && state.open === null) state.evidence = noEvidence()
  if (isMissing || point.value === null) return { reading: null, incident: null }
  if (state.first !== null) {
    state.first.push(point)
    if (state.first.length >= rule.warmUp) warmUp(series, state)
    return { reading: null, incident: null }
  }
  const place = series.place(point.at)
  const { reading, shape, deviation } = readingOf(series, state, place, point.value, of, point.at)
  const calm = ((1 + likeness(state.noise)) / (1 - likeness(state.noise))) ** 0.25
  const step = state.open === null ? watch(series, state, reading, calm) : follow(series, state, reading, calm)
  noteNow(state.level, rule.memory, reading.value, of * shape)
  if (state.open === null) learn(series, state, place, reading, shape, deviation)
  if (step?.incident.type === 'Shift') acceptLevel(state.level)
  state.before = reading.z
  return { reading, incident: step }
}

function readingOf({ kind, rule, deviations, isFree }: ChannelSeries, state: ChannelState, place: LocalPlace, value: number, of: number, at: number) {
  const level = levelOf(state.level, rule.memory, lengthOf.day / lengthOf[rule.step])
  const grain = grainOf(kind, state.unit)
  const byDay = Array.from({ length: 7 }, (_, weekday) => {
    const shape = shapeAt(state.week, { ...place, weekday }, state.unit)
    const expected = level * of * shape
    const noise = noiseAt(state.noise, kind, shape)
    return { shape, expected, noise, z: deviationOf(kind, value, expected, grain) / noise }
  })
  const own = byDay[place.weekday] ?? { shape: 1, expected: 0, noise: 1, z: 0 }
  const z = nearestDay(
    state,
    place,
    byDay.map((each) => each.z),
    isFree(place.date),
    deviations,
  )
  const reading: Reading = {
    at,
    end: at + lengthOf[rule.step],
    value,
    of,
    expected: own.expected,
    low: valueWith(kind, -deviations * own.noise, own.expected, grain),
    high: valueWith(kind, deviations * own.noise, own.expected, grain),
    z,
    lowest: deviationOf(kind, 0, own.expected, grain) / own.noise,
  }
  return { reading, shape: own.shape, deviation: deviationOf(kind, value, own.expected, grain) }
}

function watch({ kind, rule }: ChannelSeries, state: ChannelState, reading: Reading, calm: number): ChannelStep['incident'] {
  addEvidence(state.evidence, rule.evidence, reading, calm)
  for (const direction of ['drop', 'rise'] as const) {
    const { weight, stretch } = state.evidence[direction]
    if (weight < rule.evidence.enough || stretch === null) continue
    const { closed } = state
    const same = closed !== null && closed.direction === direction && stretch.start - closed.until <= rule.again * lengthOf[rule.step] ? closed : null
    state.open = openIncident(stretch, direction, reading, weight / rule.evidence.enough, same)
    return { kind: same === null ? 'opened' : 'reopened', incident: incidentOf(state.open, kind === 'share' || kind === 'gauge', null) }
  }
  return null
}

/** Learns a value, held to the edge of the usual, so that one that is far out moves nothing. */
function learn(
  { kind, rule }: ChannelSeries,
  state: ChannelState,
  place: LocalPlace,
  { value, of, expected, z }: Reading,
  shape: number,
  deviation: number,
): void {
  const own = noiseAt(state.noise, kind, shape)
  const held = Math.abs(deviation) > 2.5 * own ? valueWith(kind, Math.sign(deviation) * 2.5 * own, expected, grainOf(kind, state.unit)) : value
  learnNoise(state.noise, shape, deviation, deviation / own, state.before, rule.noiseHalf)
  // A day that was like another weekday says nothing about its own.
  const isExcused = state.excused === place.date && Math.abs(z) < Math.abs(deviation / own)
  if (!isExcused) {
    const level = levelOf(state.level, rule.memory, lengthOf.day / lengthOf[rule.step])
    learnShape(state.week, place, held, level * of, state.unit)
    learnLevel(state.level, rule.memory, held, of * shape)
    state.unit += (level * of - state.unit) / 168
  }
  if (place.hour === 0) levelWeek(state.week)
}
