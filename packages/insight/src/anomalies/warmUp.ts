import { mean } from '../numbers.ts'
import { learnLevel, noLevel } from './level.ts'
import { deviationOf, grainOf, learnNoise, noiseAt, valueWith } from './noise.ts'
import { flatWeek, learnShape, levelWeek, shapeAt } from './profile.ts'
import { lengthOf } from './series.ts'
import type { ChannelSeries, ChannelState } from './state.ts'

/** Learns from the first points, in three passes: shape and level from values held near the middle of their hour, then from values held near what is expected, then the noise. Changes `state`. */
export function warmUp({ kind, rule, place }: ChannelSeries, state: ChannelState): void {
  const points = (state.first ?? []).map(({ at, value, of }) => ({ place: place(at), value: value ?? 0, of: kind === 'share' ? (of ?? 0) : 1 }))
  state.first = null
  const ofs = mean(points.map(({ of }) => of)) ?? 1
  const rates = points.map(({ value, of }) => value / of)
  const middles = Array.from({ length: 24 }, (_, hour) => middleOf(rates.filter((_, at) => points[at]?.place.hour === hour)))
  const base = mean(middles.filter((middle) => middle !== null)) ?? 0
  state.unit = base * ofs
  const grain = grainOf(kind, state.unit)
  for (let pass = 0; pass < 3; pass++) {
    const { week, noise } = state
    const level = pass === 0 ? base : state.level.due > 0 ? state.level.came / state.level.due : base
    const fresh = pass === 0 ? flatWeek(rule.step) : week
    state.level = noLevel()
    for (const [at, each] of points.entries()) {
      const shape = shapeAt(week, each.place, state.unit)
      const expected = pass === 0 ? (middles[each.place.hour] ?? base) * each.of : level * shape * each.of
      const spread = pass === 0 ? 0 : noiseAt(noise, kind, shape)
      const deviation = deviationOf(kind, each.value, expected, grain)
      const value =
        pass === 0
          ? Math.min(Math.max(each.value, expected / 3), 3 * expected + 3 * grain)
          : Math.abs(deviation) > 2.5 * spread
            ? valueWith(kind, Math.sign(deviation) * 2.5 * spread, expected, grain)
            : each.value
      learnShape(fresh, each.place, value, level * each.of, state.unit)
      learnLevel(state.level, rule.memory, value, each.of * shape)
      if (pass > 0) {
        const before = points[at - 1] === undefined ? 0 : state.before
        learnNoise(noise, shape, deviation, pass === 1 ? Math.min(2, Math.max(-2, deviation)) : deviation / spread, before, rule.noiseHalf)
        state.before = deviation / spread
      } else {
        // A first idea of the noise, from values whose outliers are cut.
        const near = deviationOf(kind, value, expected, grain)
        learnNoise(noise, shape, near, Math.sign(near), 0, rule.noiseHalf)
      }
      if (each.place.hour === 23 || lengthOf[rule.step] === lengthOf.day) levelWeek(fresh)
    }
    state.week = fresh
  }
}

/** The mean without the highest and the lowest sixth; null of nothing. */
function middleOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const cut = Math.floor(values.length / 6)
  return mean([...values].sort((one, other) => one - other).slice(cut, values.length - cut))
}
