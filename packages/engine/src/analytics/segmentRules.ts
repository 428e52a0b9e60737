import type { Finding } from '@tagmason/domain'
import { compareSegments, type SegmentDifference, type SegmentPair } from '@tagmason/insight/comparisons'
import type { Collected, Found } from './insightTerms.ts'
import type { SegmentCount } from './segmentCounts.ts'

/** Visits under which a segment is not looked at, and by how much its share has to differ to be worth anybody's time. */
const least = 100
const notable = 1.25
/** As many of one kind in a run. */
const most = 3

interface Compared extends SegmentDifference {
  segment: SegmentCount
  kind: 'segmentDiffers' | 'segmentChanged'
}

/** Every segment against the others of its dimension, and against itself in the period before: all judged together, because whoever looks at a hundred finds five by chance. */
export function comparedSegments(segments: readonly SegmentCount[]): Compared[] {
  const large = segments.filter(({ value, now }) => value !== '' && now.whole >= least)
  const pairs = large.flatMap((segment): (SegmentPair & Pick<Compared, 'segment' | 'kind'>)[] => {
    const all = segments.filter(({ dimension }) => dimension === segment.dimension)
    const rest = { part: sum(all, 'part') - segment.now.part, whole: sum(all, 'whole') - segment.now.whole }
    const name = (kind: string) => JSON.stringify([kind, segment.dimension, segment.value])
    return [
      ...(rest.whole < least ? [] : [{ name: name('differs'), one: segment.now, other: rest, segment, kind: 'segmentDiffers' as const }]),
      ...(segment.before.whole < least ? [] : [{ name: name('changed'), one: segment.now, other: segment.before, segment, kind: 'segmentChanged' as const }]),
    ]
  })
  const byName = new Map(pairs.map((pair) => [pair.name, pair]))
  return compareSegments(pairs).flatMap((difference) => {
    const pair = byName.get(difference.name)
    return pair === undefined ? [] : [{ ...difference, segment: pair.segment, kind: pair.kind }]
  })
}

const sum = (segments: readonly SegmentCount[], of: 'part' | 'whole') => segments.reduce((total, { now }) => total + now[of], 0)

/** What differs by more than chance and by enough to matter, most visits won or lost first. Null where nothing is collected. */
export const segmentRule =
  (kind: Compared['kind']) =>
  ({ segments, now }: Collected): Found[] | null => {
    if (segments === undefined || segments === null) return null
    const all = comparedSegments(segments)
    if (all.length === 0) return null
    return all
      .filter((each) => each.kind === kind && each.isFinding && (each.ratio === null || each.ratio >= notable || each.ratio <= 1 / notable))
      .sort((one, other) => stake(other) - stake(one))
      .slice(0, most)
      .map((each): Found => {
        const finding = findingOf(each, all.length)
        const key = `${each.segment.dimension}:${each.segment.value}:${each.effect < 0 ? 'less' : 'more'}:${new Date(now).toISOString().slice(0, 7)}`
        // Its days are asked for when it is kept.
        return { key, finding, unit: 'percent', points: [] }
      })
  }

const stake = ({ effect, segment }: Compared) => Math.abs(effect) * segment.now.whole

const percent = (share: number) => Math.round(share * 1000) / 10

function findingOf({ kind, segment, effect, low, high, q }: Compared, compared: number): Finding {
  const share = segment.now.part / segment.now.whole
  const { dimension, value, now } = segment
  return {
    rule: kind,
    dimension,
    value,
    share: percent(share),
    other: percent(share - effect),
    low: percent(low),
    high: percent(high),
    visits: now.whole,
    compared,
    q: Math.round(q * 10_000) / 10_000,
  }
}
