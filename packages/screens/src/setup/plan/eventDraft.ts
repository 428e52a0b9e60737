import type { PlannedEvent, PlanParameter, PlanTrigger, Span } from '@tagmason/domain'
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

/** A name made of a person's words, of letters, digits and underscores, as GA4 takes names. */
const nameOf = (words: string) =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[\d_]+|_+$/g, '')
    .slice(0, 40)
    .replace(/_+$/, '')

/** The draft that an opening begins with: the event as it is then, or an empty one, named after the wish that it answers. */
export const beginEvent = (event: PlannedEvent | undefined, wish?: Span): EventDraft => ({
  name: event?.name ?? nameOf(wish?.text ?? ''),
  keyEvent: event?.keyEvent ?? false,
  trigger: draftOf(event?.trigger ?? fresh),
  parameters: event?.parameters ?? [],
  value: true,
  threshold: true,
})
