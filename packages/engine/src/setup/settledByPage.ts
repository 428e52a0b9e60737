import { type DetectedElement, guessOf, type MeasurementPlan, type PlannedEvent } from '@tagmason/domain'
import { idOf, pathOf } from './countedAs.ts'

/** Parts of ids by which the planner proposes the form of an enquiry. */
const enquiry = /^(?:contact|kontakt|enquiry|solicitud|demande|anfrage|lead)$/

/**
 * The plan with every trigger settled that supposes of the site what its page has: a form with such an id, a page at such a path. `address` is that of the page that was read.
 * The same plan where the page settles nothing. Pure.
 */
export function settledByPage(plan: MeasurementPlan, elements: readonly DetectedElement[], address: string | undefined): MeasurementPlan {
  const ids = elements.flatMap(({ type, selector }) => (type === 'Form' ? (idOf(selector) ?? []) : []))
  const paths = [...(address === undefined ? [] : [address]), ...elements.flatMap(({ href }) => href ?? [])].map((each) => pathOf(each))
  const isThere = (event: PlannedEvent): boolean => {
    const guess = guessOf(event, plan)
    if (guess?.kind === 'formId') return ids.some((id) => id.includes(guess.value))
    return guess?.kind === 'path' && paths.some((path) => path.includes(guess.value))
  }
  const settled = new Set(plan.events.filter(isThere))
  if (settled.size === 0) return plan
  return { ...plan, events: plan.events.map((event) => (settled.has(event) ? { ...event, settled: 'page' as const } : event)) }
}

/**
 * The event of the plan that an element of a read page is the place of, while its trigger is still a guess: of the same name and kind of trigger. Of several the one whose form is proposed
 * by a word of the same purpose. Undefined where there is none: then the element is an event of its own.
 */
export function plannedFor(plan: MeasurementPlan, { type, selector, tracking }: DetectedElement): PlannedEvent | undefined {
  if (type !== 'Form' || selector === undefined) return undefined
  const open = plan.events.filter((event) => event.trigger.type === 'formSubmission' && event.name === tracking && guessOf(event, plan) !== null)
  const [only, ...others] = open
  return others.length === 0 ? only : open.find((event) => enquiry.test(guessOf(event, plan)?.value ?? ''))
}
