import type { MeasurementPlan } from '@tagmason/domain'

/** The plan with one of its suggestions as its last event, under a free id; a person took it, so its confidence is 100. The same plan where it has no such suggestion. */
export function takeSuggestion(plan: MeasurementPlan, id: string): MeasurementPlan {
  const taken = plan.suggestions?.find((suggestion) => suggestion.id === id)
  if (taken === undefined) return plan
  return {
    ...plan,
    events: [...plan.events, { ...taken, id: freeEventId(plan), confidence: 100 }],
    suggestions: plan.suggestions?.filter((suggestion) => suggestion !== taken) ?? [],
  }
}

/** The first of `e1`, `e2` ... behind the events that no event of the plan has. */
export function freeEventId({ events }: MeasurementPlan): string {
  const taken = new Set(events.map(({ id }) => id))
  let number = events.length + 1
  while (taken.has(`e${number}`)) number++
  return `e${number}`
}
