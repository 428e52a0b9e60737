import type { VersionType } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

/** How much a version asks of those who use the one before. */
export const typeTone: Record<VersionType, Tone> = { major: 'caution', minor: 'accent', patch: 'neutral' }
