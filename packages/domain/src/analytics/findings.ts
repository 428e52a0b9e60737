/** The rules that look for insights in collected figures. */
export const insightRules = ['slowPage', 'busyHours', 'weekChange'] as const
export type InsightRule = (typeof insightRules)[number]

/** What a rule saw. */
export type Finding =
  /** A page that is slow on most days. `days` of `of` over the target. */
  | { rule: 'slowPage'; path: string; loadTime: number; target: number; score: number; days: number; of: number }
  /** Hours of the day, `09:00` to `15:00` in the project's time zone, that hold an outsized `share` (percent) of the visits. */
  | { rule: 'busyHours'; from: string; to: string; share: number; days: number; of: number }
  /** Visits of the last 7 days against the 7 before, in percent. */
  | { rule: 'weekChange'; change: number; before: number; after: number; days: number; of: number }

/** A finding in words. */
export interface FindingWords {
  title: string
  description: string
  segment: string
  calculation: string
  timeframe: string
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
      }
    case 'busyHours':
      return {
        title: `Visits gather between ${finding.from} and ${finding.to}`,
        description: `These six hours bring ${finding.share}% of the visits. What should be seen is best published shortly before.`,
        segment: 'All visits, by hour of the day',
        calculation: `Share of the six busiest hours in a row; an even day has 25%. They were over it on ${finding.days} of ${finding.of} days.`,
        timeframe: 'Last 7 days',
      }
    case 'weekChange':
      return {
        title: finding.change < 0 ? 'Visits are falling' : 'Visits are rising',
        description: `The last seven days brought ${finding.after} visits, the seven before ${finding.before}: ${finding.change > 0 ? '+' : ''}${finding.change}%.`,
        segment: 'All visits',
        calculation: `Visits of 7 days against the 7 days before. ${finding.days} of ${finding.of} days went the same way as the whole week.`,
        timeframe: 'Last 14 days',
      }
  }
}
