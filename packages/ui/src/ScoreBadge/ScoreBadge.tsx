import { Badge } from '../Badge/Badge.tsx'
import { formatNumber } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import type { Tone } from '../theme/tones.ts'

export type ScoreBand = 'excellent' | 'good' | 'fair' | 'poor'

export interface ScoreBadgeProps {
  /** From 0 to 100; nothing when there is none yet. */
  score: number | null | undefined
  /** The words for each band, and for a score that is missing. */
  labels: Record<ScoreBand | 'missing', string>
  /** How much room it takes. */
  look?: 'solid' | 'quiet'
}

/** The band of a score: 90 and more excellent, 80 good, 70 fair, below that poor. */
export function scoreBand(score: number): ScoreBand {
  return score >= 90 ? 'excellent' : score >= 80 ? 'good' : score >= 70 ? 'fair' : 'poor'
}

const tones: Record<ScoreBand, Tone> = { excellent: 'positive', good: 'accent', fair: 'caution', poor: 'critical' }

/**
 * A score with the word for its band.
 * @example <ScoreBadge score={92} labels={t.scores} />
 */
export function ScoreBadge({ score, labels, look = 'quiet' }: ScoreBadgeProps) {
  const locale = useLocale()
  if (score === null || score === undefined || Number.isNaN(score)) return <Badge look={look}>{labels.missing}</Badge>
  const band = scoreBand(score)
  return (
    <Badge tone={tones[band]} look={look}>
      {formatNumber(score, { digits: 0 }, locale)} {labels[band]}
    </Badge>
  )
}
