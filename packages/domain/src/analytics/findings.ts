/** The rules that look for insights in collected figures. */
export const insightRules = ['slowPage', 'busyHours', 'weekChange', 'segmentDiffers', 'segmentChanged'] as const
export type InsightRule = (typeof insightRules)[number]

/** By what visits are told apart and compared. */
export const segmentDimensions = ['device', 'source', 'medium', 'campaign', 'country', 'browser'] as const
export type SegmentDimension = (typeof segmentDimensions)[number]

/** A segment whose visits convert more or less: shares and the 95 % interval of their difference in percent and points. */
interface SegmentFinding {
  dimension: SegmentDimension
  value: string
  share: number
  /** Of the others, or of the same segment before. */
  other: number
  low: number
  high: number
  visits: number
  /** Comparisons that were judged together, and the share of false ones among those at least as clear. */
  compared: number
  q: number
}

/** What a rule saw. */
export type Finding =
  /** A page that is slow on most days. `days` of `of` over the target. */
  | { rule: 'slowPage'; path: string; loadTime: number; target: number; score: number; days: number; of: number }
  /** Hours of the day, `09:00` to `15:00` in the project's time zone, that hold an outsized `share` (percent) of the visits. */
  | { rule: 'busyHours'; from: string; to: string; share: number; days: number; of: number }
  /** Visits of the last 7 days against the 7 before, in percent. */
  | { rule: 'weekChange'; change: number; before: number; after: number; days: number; of: number }
  /** A segment against all other visits of the last 14 days. */
  | ({ rule: 'segmentDiffers' } & SegmentFinding)
  /** A segment against itself in the 14 days before. */
  | ({ rule: 'segmentChanged' } & SegmentFinding)

/** A finding in words. */
export interface FindingWords {
  title: string
  description: string
  segment: string
  calculation: string
  timeframe: string
  /** What to do about it. */
  act: string
}

/** A finding in English, as it is stored; the screens word it in the other languages. */
export function findingWords(finding: Finding): FindingWords {
  switch (finding.rule) {
    case 'slowPage':
      return {
        title: `Speed up ${finding.path}`,
        description: `The page loads in ${finding.loadTime} s and is to stay under ${finding.target} s. Its score is ${finding.score} of 100.`,
        segment: `Visitors of ${finding.path}, all devices`,
        calculation: `Load time, 75th percentile of each day: over ${finding.target} s on ${finding.days} of ${finding.of} days.`,
        timeframe: 'Last 7 days',
        act: 'Look at its slowest resources under Performance Monitoring, and make the largest of them smaller or load it later.',
      }
    case 'busyHours':
      return {
        title: `Visits gather between ${finding.from} and ${finding.to}`,
        description: `These six hours bring ${finding.share}% of the visits. What should be seen is best published shortly before.`,
        segment: 'All visits, by hour of the day',
        calculation: `Share of the six busiest hours in a row; an even day has 25%. They were over it on ${finding.days} of ${finding.of} days.`,
        timeframe: 'Last 7 days',
        act: 'Publish and send newsletters shortly before, and make changes to the site outside of these hours.',
      }
    case 'weekChange':
      return {
        title: finding.change < 0 ? 'Visits are falling' : 'Visits are rising',
        description: `The last seven days brought ${finding.after} visits, the seven before ${finding.before}: ${finding.change > 0 ? '+' : ''}${finding.change}%.`,
        segment: 'All visits',
        calculation: `Visits of 7 days against the 7 days before. ${finding.days} of ${finding.of} days went the same way as the whole week.`,
        timeframe: 'Last 14 days',
        act: 'Compare the sources of both weeks in a report, and look for the one that carries the change.',
      }
    case 'segmentDiffers':
      return {
        title: `Visits with ${finding.dimension} ${finding.value} convert ${finding.share < finding.other ? 'less' : 'more'} than others`,
        description: `${finding.share}% of them had a key event, of all others ${finding.other}%: ${signed(finding.low)} to ${signed(finding.high)} points.`,
        segment: `${finding.visits} visits with ${finding.dimension} ${finding.value}`,
        calculation: `Difference with its 95% interval. ${finding.compared} comparisons were judged together; of those as clear as this one ${percent(finding.q)}% are chance.`,
        timeframe: 'Last 14 days',
        act:
          finding.share < finding.other
            ? 'Go through the steps of the funnel as such a visitor, and compare where they leave.'
            : 'See what brings these visitors, and bring more of them.',
      }
    case 'segmentChanged':
      return {
        title: `Visits with ${finding.dimension} ${finding.value} convert ${finding.share < finding.other ? 'less' : 'more'} than before`,
        description: `${finding.share}% of them had a key event, in the 14 days before ${finding.other}%: ${signed(finding.low)} to ${signed(finding.high)} points.`,
        segment: `${finding.visits} visits with ${finding.dimension} ${finding.value}`,
        calculation: `Difference with its 95% interval. ${finding.compared} comparisons were judged together; of those as clear as this one ${percent(finding.q)}% are chance.`,
        timeframe: 'Last 28 days',
        act: 'Look at what changed for them in these days: a release, a tag, a campaign, a price.',
      }
  }
}

const signed = (points: number) => `${points > 0 ? '+' : ''}${points}`
const percent = (share: number) => (share < 0.001 ? 'under 0.1' : Math.round(share * 1000) / 10)
