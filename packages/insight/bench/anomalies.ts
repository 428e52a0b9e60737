// How many planted incidents are found in drawn shops, and how often nothing was wrong.
import { detectAnomalies } from '../src/anomalies/detect.ts'
import { drawShop, type Planted, type PlantedKind, plantedKinds } from './shops.ts'

const hour = 3_600_000
const day = 24 * hour

export interface PlantedScore {
  planted: number
  found: number
  byKind: Record<PlantedKind, { planted: number; found: number; hours: number[] }>
  /** Alarms without a cause, those of several series within 12 hours taken as one; and the project months in which they came. */
  falseAlarms: number
  months: number
  /** Alarms in campaigns and on holidays: real departures that are neither found nor false. */
  duringCampaigns: number
  onHolidays: number
  points: number
  milliseconds: number
  /** For looking into what was missed. */
  notes: string[]
}

/** Whether an alarm came while something was wrong or in the two days after it, in which its end shows. */
const isWithin = ({ detected }: { detected: number }, from: number, to: number) => detected > from && detected <= to + 2 * day

/** Draws a shop for each seed and watches all its series, all with the one setting of the product. */
export function scorePlanted(seeds: readonly number[], incidents = 2): PlantedScore {
  const byKind = Object.fromEntries(plantedKinds.map((kind) => [kind, { planted: 0, found: 0, hours: [] as number[] }])) as PlantedScore['byKind']
  const score: PlantedScore = {
    planted: 0,
    found: 0,
    byKind,
    falseAlarms: 0,
    months: 0,
    duringCampaigns: 0,
    onHolidays: 0,
    points: 0,
    milliseconds: 0,
    notes: [],
  }
  for (const [which, seed] of seeds.entries()) {
    const shop = drawShop(seed, incidents, which * incidents)
    const alarms = shop.series.flatMap(({ name, kind, points }) => {
      const started = performance.now()
      const { incidents } = detectAnomalies(points, { kind, step: 'hour', timeZone: 'Europe/Berlin' })
      score.milliseconds += performance.now() - started
      score.points += points.length
      return incidents.map((incident) => ({ name, ...incident }))
    })
    // Ten weeks are watched after the warm-up.
    score.months += 70 / 30.4
    const finds = ({ series, direction, from, to, kind }: Planted) =>
      alarms.filter(
        (alarm) =>
          (series.includes(alarm.name) ? alarm.direction === direction || alarm.name === 'conversion' : false) &&
          alarm.detected > from &&
          alarm.start < to &&
          alarm.detected <= to + (kind === 'drift' ? 2 * day : 12 * hour),
      )
    for (const each of shop.planted) {
      const hits = finds(each)
      score.planted++
      byKind[each.kind].planted++
      if (hits.length === 0) score.notes.push(`${seed}: missed ${each.kind} of ${each.series[0]}, ${Math.round(shop.size)} visits an hour`)
      else {
        score.found++
        byKind[each.kind].found++
        byKind[each.kind].hours.push((Math.min(...hits.map(({ detected }) => detected)) - each.from) / hour)
      }
    }
    let last = -Infinity
    for (const alarm of alarms.sort((one, other) => one.detected - other.detected)) {
      const end = alarm.end ?? Infinity
      if (shop.planted.some(({ from, to, series }) => series.includes(alarm.name) && isWithin(alarm, from, to))) continue
      const known = shop.known.find(({ from, to }) => isWithin(alarm, from, to))
      if (known !== undefined) {
        if (known.kind === 'holiday') score.onHolidays++
        else score.duringCampaigns++
        continue
      }
      if (alarm.detected - last > 12 * hour) {
        score.falseAlarms++
        score.notes.push(
          `${seed}: false ${alarm.direction} of ${alarm.name} for ${(end - alarm.start) / hour} h, ${alarm.change} %, score ${alarm.score}, ${Math.round(shop.size)} visits an hour`,
        )
      }
      last = alarm.detected
    }
  }
  return score
}
