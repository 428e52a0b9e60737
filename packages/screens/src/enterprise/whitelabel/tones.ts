import type { ClientStatus, DomainResult, FeatureStatus } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

/** Setup waits for somebody; suspended is a choice. */
export const clientTone: Record<ClientStatus, Tone> = { Active: 'positive', Setup: 'caution', Suspended: 'neutral' }

export const featureTone: Record<FeatureStatus, Tone> = { Available: 'positive', 'Coming Soon': 'neutral' }

export const resultTone: Record<DomainResult, Tone> = { found: 'positive', missing: 'caution', different: 'caution', unavailable: 'neutral' }
