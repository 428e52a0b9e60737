import type { EffectKind } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

/** What a kind of change means for what is measured. */
export const effectTones: Record<EffectKind, Tone> = { lost: 'critical', unknown: 'caution', doubled: 'critical', changed: 'caution', gained: 'positive' }
