import type { PlannedEvent, PlanParameter, PlanTrigger } from '@tagmason/domain'
import { draftOf, type TriggerDraft } from './triggerDraft.ts'

/** An event while it is typed. */
export interface EventDraft {
  name: string
  keyEvent: boolean
  trigger: TriggerDraft
  parameters: PlanParameter[]
  /** Keeps the worth and the threshold that the goals stated. */
  value: boolean
  threshold: boolean
}

const fresh: PlanTrigger = { type: 'customEvent', event: 'new_event' }
/** The draft that an opening begins with: the event as it is then, or an empty one. */
export const beginEvent = (event: PlannedEvent | undefined): EventDraft => ({
  name: event?.name ?? '',
  keyEvent: event?.keyEvent ?? false,
  trigger: draftOf(event?.trigger ?? fresh),
  parameters: event?.parameters ?? [],
  value: true,
  threshold: true,
})
