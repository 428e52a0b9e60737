import type { Condition, DetectedElement, PlannedEvent } from '@tagmason/domain'
import { file } from './page/linkPurpose.ts'

type Told = Pick<DetectedElement, 'type' | 'selector' | 'href'>

/** The id that a selector names alone. */
export const idOf = (selector = '') => /^#([\w-]+)$/.exec(selector)?.[1]

/** The path of an address, also of one that is relative; '' where it is none. */
export const pathOf = (href = '') => (URL.canParse(href, 'https://page.invalid/') ? new URL(href, 'https://page.invalid/').pathname : '')

/** What is known of an element that a condition asks for; undefined where only a visit tells. */
const known = ({ selector, href }: Told): Partial<Record<Condition['subject'], string | undefined>> => ({ clickUrl: href, formId: idOf(selector) ?? '' })

/** False where an element is known not to meet a condition. */
function mayHold({ subject, is, value, negate = false, ignoreCase = false }: Condition, element: Told): boolean {
  const given = known(element)[subject]
  if (given === undefined) return true
  const [text, wanted] = ignoreCase && is !== 'matchRegex' ? [given.toLowerCase(), value.toLowerCase()] : [given, value]
  const holds = {
    equals: () => text === wanted,
    contains: () => text.includes(wanted),
    startsWith: () => text.startsWith(wanted),
    endsWith: () => text.endsWith(wanted),
    matchRegex: () => new RegExp(wanted, ignoreCase ? 'i' : '').test(text),
    cssSelector: () => true,
  }[is]()
  return holds !== negate
}

/**
 * Whether an event of the plan counts an element as it is: a second event of the name would count it twice. `name` is what the element would be called. A file is counted by `file_download`,
 * which GA4 collects by itself, whatever it would be called.
 */
export function countsElement({ name, trigger }: PlannedEvent, element: Told, called: string): boolean {
  if (trigger.type === 'automatic') return trigger.setting === 'fileDownloadsEnabled' && element.type === 'Link' && file.test(pathOf(element.href))
  // Of a picture only words are known.
  if (name !== called || element.selector === undefined) return false
  const { type } = element
  if (!(type === 'Form' && trigger.type === 'formSubmission') && !(type === 'Link' && (trigger.type === 'linkClick' || trigger.type === 'click'))) return false
  // One that names another element of the page is about that one.
  return trigger.conditions.every((condition) => condition.subject !== 'clickElement' && mayHold(condition, element))
}
