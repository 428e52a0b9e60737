import type { ActInput, DetectedElement, MeasurementPlan, PlannedEvent, PlanTrigger } from '@tagmason/domain'
import { repairEventName } from '@tagmason/tracking'

/** The event that an element of a page becomes: its name as GA4 accepts it, and a trigger that fires on this element as far as its words tell it from others. */
export function elementEvent({ type, text, tracking }: DetectedElement): ActInput<'plans.addEvent'> {
  const { name } = repairEventName(tracking)
  const words = { name: 'link_text', type: 'string' as const, example: text, source: 'Click Text' }
  const clicked = [{ subject: 'clickText' as const, is: 'equals' as const, value: text }]
  switch (type) {
    case 'Link':
      return { name, keyEvent: false, trigger: { type: 'linkClick', conditions: clicked }, parameters: [words] }
    case 'Form':
      // What a form is called in the page does not stand on a picture of it.
      return {
        name,
        keyEvent: false,
        trigger: { type: 'formSubmission', conditions: [] },
        parameters: [{ name: 'form_id', type: 'string', example: 'form', source: 'Form ID' }],
      }
    case 'Image':
      return { name, keyEvent: false, trigger: { type: 'elementVisibility', selector: `img[alt="${text.replace(/["\\]/g, '\\$&')}"]` }, parameters: [] }
    default:
      return { name, keyEvent: false, trigger: { type: 'click', conditions: clicked }, parameters: [words] }
  }
}

/** The event of a plan that an element has become: of its name, and with its trigger unless it is known to have been added, after which a person may have changed it. */
export function eventOf(plan: MeasurementPlan | undefined, element: DetectedElement, added: boolean): PlannedEvent | undefined {
  const { name, trigger } = elementEvent(element)
  const named = plan?.events.filter((event) => event.name === name) ?? []
  return named.find((event) => sameTrigger(event.trigger, trigger)) ?? (added ? named[0] : undefined)
}

const sameTrigger = (a: PlanTrigger, b: PlanTrigger) => JSON.stringify(a) === JSON.stringify(b)
