import type { EventType, ListedEvent, PlanParameter, PlanTrigger } from '@tagmason/domain'
import { draftOf, type TriggerDraft, triggerOf, type TriggerProblem } from '../plan/triggerDraft.ts'

/** An event while it is changed. */
export interface EventEdit {
  name: string
  type: EventType
  keyEvent: boolean
  /** `pushes`: what the site pushes where that is not the event's own name. */
  triggers: (TriggerDraft & { pushes?: string })[]
  parameters: PlanParameter[]
}

/** What keeps a change from being saved; a trigger by its place. */
export interface Problem {
  name?: string
  trigger?: { at: number; problem: TriggerProblem }
  parameters?: string
}

export const beginEdit = (event: ListedEvent | undefined): EventEdit => ({
  name: event?.name ?? '',
  type: event?.type ?? 'custom',
  keyEvent: event?.keyEvent ?? false,
  triggers: (event?.firedBy ?? []).map((trigger) => ({
    ...draftOf(trigger),
    ...(trigger.type === 'customEvent' && trigger.event !== event?.name ? { pushes: trigger.event } : {}),
  })),
  parameters: event?.parameters ?? [],
})

/** The triggers that the drafts mean, or which of them is wrong. */
export function firingOf({ name, triggers }: EventEdit): { firedBy: PlanTrigger[] } | { at: number; problem: TriggerProblem } {
  const firedBy: PlanTrigger[] = []
  for (const [at, draft] of triggers.entries()) {
    const meant = triggerOf(draft, draft.pushes ?? name.trim())
    if ('problem' in meant) return { at, problem: meant.problem }
    firedBy.push(meant.trigger)
  }
  return { firedBy }
}
