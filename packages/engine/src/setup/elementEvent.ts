import type { ActInput, DetectedElement, PlanParameter, PlanTrigger } from '@tagmason/domain'
import { repairEventName } from '@tagmason/tracking'

type Suggested = ActInput<'plans.addEvent'>
type Told = Pick<DetectedElement, 'type' | 'text' | 'tracking' | 'selector' | 'href'>

/** The event that an element of a page becomes: its name as GA4 accepts it, and a trigger that fires on this element as far as what is known tells it from others. Null where nothing does. */
export function elementEvent(element: Told): Suggested | null {
  const trigger = triggerOf(element)
  if (trigger === null) return null
  const settled = element.selector === undefined ? {} : { settled: 'page' as const }
  return { name: repairEventName(element.tracking).name, keyEvent: false, trigger, parameters: parametersOf(element), ...settled }
}

/** A selector of a page's HTML finds the element itself; of a picture only its words are known. */
function triggerOf({ type, text, selector, href = '' }: Told): PlanTrigger | null {
  // Every link that calls is one event, as the planner has it.
  const scheme = type === 'Link' ? /^(?:tel|mailto):/i.exec(href)?.[0] : undefined
  if (scheme !== undefined) return { type: 'linkClick', conditions: [{ subject: 'clickUrl', is: 'startsWith', value: scheme.toLowerCase() }] }

  switch (type) {
    case 'Form':
      // What a form is called in the page does not stand on a picture of it.
      return { type: 'formSubmission', conditions: selector === undefined ? [] : [onElement(selector)] }
    case 'Navigation':
      return { type: 'linkClick', conditions: [onElement(`${selector ?? 'nav'} a`)] }
    case 'Image':
      if (selector !== undefined) return { type: 'elementVisibility', selector }
      return text === '' ? null : { type: 'elementVisibility', selector: withAttribute('img', 'alt', text) }
    case 'Input':
      // Google Tag Manager hears of clicks, not of typing. Who tabs into the field is not counted.
      if (selector !== undefined) return { type: 'click', conditions: [onElement(selector)] }
      return text === '' ? null : { type: 'click', conditions: [onElement(fieldsCalled(text))] }
    default: {
      const kind = type === 'Link' ? 'linkClick' : 'click'
      if (selector !== undefined) return { type: kind, conditions: [onElement(selector)] }
      return text === '' ? null : { type: kind, conditions: [{ subject: 'clickText', is: 'equals', value: text }] }
    }
  }
}

function parametersOf({ type, text }: Told): PlanParameter[] {
  switch (type) {
    case 'Form':
      return [{ name: 'form_id', type: 'string', example: 'form', source: 'Form ID' }]
    case 'Input':
      // Never what was typed: the text of a field may be its value.
      return [{ name: 'field_id', type: 'string', example: 'field', source: 'Click ID' }]
    case 'Image':
      return []
    default:
      return [{ name: 'link_text', type: 'string', example: text, source: 'Click Text' }]
  }
}

const onElement = (selector: string) => ({ subject: 'clickElement' as const, is: 'cssSelector' as const, value: selector })

/** The words beside or in a field on a picture are one of its names in most pages. */
const fieldsCalled = (words: string) =>
  ['input', 'textarea', 'select'].flatMap((tag) => ['placeholder', 'aria-label'].map((name) => withAttribute(tag, name, words))).join(', ')

/** Longer values are told by their beginning, so that selectors stay as short as Google Tag Manager and the plan take them. */
const mostLetters = 60

const withAttribute = (tag: string, name: string, value: string) =>
  `${tag}[${name}${value.length > mostLetters ? '^' : ''}="${value.slice(0, mostLetters).replace(/["\\]/g, '\\$&')}"]`
