import type { TriggerEventType, WorkflowStatus } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

/** What works is positive; what rests, by choice or because it is not finished, is neutral. */
export const statusTone: Record<WorkflowStatus, Tone> = { active: 'positive', paused: 'neutral', draft: 'neutral' }

/** Each kind of event has a colour of its own (requirement AUTO-TRIG-07). */
export const eventTone: Record<TriggerEventType, Tone> = {
  'Page View': 'accent',
  Conversion: 'positive',
  'User Registration': 'neutral',
  'E-commerce': 'caution',
}
