import type { Condition as PlanCondition } from '@tagmason/domain'
import type { Condition } from '../gtm/index.ts'
import { say } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'
import { condition } from './shapes.ts'
import { literalPattern, plainPattern, plainText, withDescendants } from './text.ts'
import type { BuiltInType, Variables } from './variables.ts'

const subjects: Record<PlanCondition['subject'], BuiltInType> = {
  pagePath: 'PAGE_PATH',
  pageUrl: 'PAGE_URL',
  pageHostname: 'PAGE_HOSTNAME',
  clickText: 'CLICK_TEXT',
  clickUrl: 'CLICK_URL',
  clickId: 'CLICK_ID',
  clickClasses: 'CLICK_CLASSES',
  clickElement: 'CLICK_ELEMENT',
  formId: 'FORM_ID',
  formClasses: 'FORM_CLASSES',
}

const textTypes = { equals: 'EQUALS', contains: 'CONTAINS', startsWith: 'STARTS_WITH', endsWith: 'ENDS_WITH' } as const

function literal(is: keyof typeof textTypes, value: string): string {
  const pattern = literalPattern(value)
  return `${is === 'equals' || is === 'startsWith' ? '^' : ''}${pattern}${is === 'equals' || is === 'endsWith' ? '$' : ''}`
}

/**
 * A comparison with text as typed. Text with braces would read as a variable, and only regular expressions can ignore case:
 * both become the regular expression that matches the same text.
 */
export function textCondition(
  is: keyof typeof textTypes,
  variable: string,
  value: string,
  options: { ignoreCase?: boolean; negate?: boolean } = {},
): Condition {
  if (options.ignoreCase || /\{\{|\}\}/.test(value)) return condition('MATCH_REGEX', variable, literal(is, value), options)
  return condition(textTypes[is], variable, value, options)
}

/** Selector without braces; `:not(*)`, which matches nothing, when nothing is left. */
export function plainSelector(selector: string): string {
  const plain = plainText(selector).trim()
  return plain === '' ? ':not(*)' : plain
}

/** @throws SentenceError when a regular expression does not compile; `event` says of which event. */
function checkedPattern(value: string, event: string): string {
  const pattern = plainPattern(value)
  try {
    new RegExp(pattern)
  } catch {
    throw new SentenceError(say('write.triggers.pattern', { pattern: JSON.stringify(value), event }))
  }
  return pattern
}

/**
 * The plan's conditions in the export's form.
 * @param clicks the trigger sees the deepest clicked element, so selectors take in what is inside
 * @param event its name and id
 * @throws SentenceError on a regular expression that does not compile
 */
export function filterOf(conditions: readonly PlanCondition[], variables: Variables, event: string, clicks = false): Condition[] {
  return conditions.map(({ subject, is, value, negate = false, ignoreCase = false }) => {
    const variable = variables.builtIn(subjects[subject])
    if (is === 'cssSelector') {
      const selector = plainSelector(value)
      return condition('CSS_SELECTOR', variable, clicks ? withDescendants(selector) || selector : selector, { negate })
    }
    if (is === 'matchRegex') return condition('MATCH_REGEX', variable, checkedPattern(value, event), { ignoreCase, negate })
    return textCondition(is, variable, value, { ignoreCase, negate })
  })
}
