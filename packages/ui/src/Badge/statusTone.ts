import type { Tone } from '../theme/tones.ts'

/** What the states that things of this product stand in mean. */
export const statuses: Record<Tone, readonly string[]> = {
  neutral: ['archived', 'available', 'coming soon', 'disabled', 'draft', 'inactive', 'merged', 'paused', 'queued', 'refunded'],
  accent: ['in progress', 'investigating', 'invited', 'new', 'processing', 'scheduled', 'setup', 'training'],
  positive: [
    'active',
    'completed',
    'connected',
    'current',
    'delivered',
    'deployed',
    'excellent',
    'good',
    'implemented',
    'paid',
    'published',
    'resolved',
    'success',
  ],
  caution: ['needs improvement', 'open', 'pending'],
  critical: ['error', 'failed', 'poor'],
}

const tones = new Map<string, Tone>(eachOf(['neutral', 'accent', 'positive', 'caution', 'critical']))

/** The tone of a state by its word, `in-progress` as well as `In Progress`. A word that is not known means nothing: neutral. */
export const statusTone = (status: string): Tone =>
  tones.get(
    status
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' '),
  ) ?? 'neutral'

function* eachOf(order: readonly Tone[]): Iterable<[string, Tone]> {
  for (const tone of order) for (const status of statuses[tone]) yield [status, tone]
}
