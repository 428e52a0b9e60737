import type { ModelStatus } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

export const statusTone: Record<ModelStatus, Tone> = { active: 'positive', training: 'accent', inactive: 'neutral' }
