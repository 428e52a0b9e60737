import type { ConditionOutcome, Resolved } from './outcomes.ts'
import type { Condition } from '../gtm/model.ts'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import { argumentOf } from './container.ts'
import { ElementNode } from './element.ts'
import { all, asNumber, asText, type Holds } from './known.ts'
import { isSelector, matchesSelector } from './matches.ts'
import type { Moment } from './moment.ts'
import { testRegex } from './regex.ts'
import { said, saidName } from './sentences.ts'
import { resolveText } from './variables/texts.ts'

/** A comparison: whether it holds, and why where that is not plain to see. Only expressions can ignore the case of letters: the others take no notice of the switch. */
type Compare = (left: unknown, right: unknown, ignoreCase: boolean) => { readonly holds: Holds; readonly because?: Words }

/** Compares as texts: undefined is the word `undefined`, true the word `true`. */
const texts =
  (test: (left: string, right: string) => boolean): Compare =>
  (left, right) => {
    // Elements become texts that only a browser makes.
    if (left instanceof ElementNode || right instanceof ElementNode) return { holds: 'unknown', because: say('simulate.conditions.element') }
    return { holds: test(asText(left), asText(right)) }
  }

/** Compares as numbers; what is no number holds never. */
const numbers =
  (test: (left: number, right: number) => boolean): Compare =>
  (left, right) => ({ holds: !(left instanceof ElementNode) && test(asNumber(left), asNumber(right)) })

const comparisons: Readonly<Record<string, Compare>> = {
  EQUALS: texts((left, right) => left === right),
  CONTAINS: texts((left, right) => left.includes(right)),
  STARTS_WITH: texts((left, right) => left.startsWith(right)),
  ENDS_WITH: texts((left, right) => left.endsWith(right)),
  GREATER: numbers((left, right) => left > right),
  GREATER_OR_EQUALS: numbers((left, right) => left >= right),
  LESS: numbers((left, right) => left < right),
  LESS_OR_EQUALS: numbers((left, right) => left <= right),
  MATCH_REGEX: (left, right, ignoreCase) =>
    left instanceof ElementNode ? { holds: 'unknown' } : testRegex(asText(right), ignoreCase ? 'i' : '', asText(left)),
  CSS_SELECTOR: (left, right) => {
    if (!(left instanceof ElementNode)) return { holds: false }
    if (!isSelector(asText(right))) return { holds: false, because: say('simulate.conditions.noSelector', { selector: said(right) }) }
    const holds = matchesSelector(left, asText(right))
    return { holds, because: holds === 'unknown' ? say('simulate.conditions.wholePage', { selector: said(right) }) : '' }
  },
}

/** What was compared in words, and what has to be and what must not be. */
type Asked = (name: string, value: Words, other: Words) => Sentence

const asked: Readonly<Record<string, readonly [has: Asked, mustNot: Asked]>> = {
  EQUALS: [
    (name, value, other) => say('simulate.conditions.equals', { name, value, other }),
    (name, value, other) => say('simulate.conditions.equals.not', { name, value, other }),
  ],
  CONTAINS: [
    (name, value, other) => say('simulate.conditions.contains', { name, value, other }),
    (name, value, other) => say('simulate.conditions.contains.not', { name, value, other }),
  ],
  STARTS_WITH: [
    (name, value, other) => say('simulate.conditions.startsWith', { name, value, other }),
    (name, value, other) => say('simulate.conditions.startsWith.not', { name, value, other }),
  ],
  ENDS_WITH: [
    (name, value, other) => say('simulate.conditions.endsWith', { name, value, other }),
    (name, value, other) => say('simulate.conditions.endsWith.not', { name, value, other }),
  ],
  GREATER: [
    (name, value, other) => say('simulate.conditions.greater', { name, value, other }),
    (name, value, other) => say('simulate.conditions.greater.not', { name, value, other }),
  ],
  GREATER_OR_EQUALS: [
    (name, value, other) => say('simulate.conditions.atLeast', { name, value, other }),
    (name, value, other) => say('simulate.conditions.atLeast.not', { name, value, other }),
  ],
  LESS: [
    (name, value, other) => say('simulate.conditions.less', { name, value, other }),
    (name, value, other) => say('simulate.conditions.less.not', { name, value, other }),
  ],
  LESS_OR_EQUALS: [
    (name, value, other) => say('simulate.conditions.atMost', { name, value, other }),
    (name, value, other) => say('simulate.conditions.atMost.not', { name, value, other }),
  ],
  MATCH_REGEX: [
    (name, value, other) => say('simulate.conditions.matches', { name, value, other }),
    (name, value, other) => say('simulate.conditions.matches.not', { name, value, other }),
  ],
  CSS_SELECTOR: [
    (name, value, other) => say('simulate.conditions.selector', { name, value, other }),
    (name, value, other) => say('simulate.conditions.selector.not', { name, value, other }),
  ],
}

export interface Told {
  readonly outcome: ConditionOutcome
  /** What happened, as the end of a sentence: `{{Event}} is 'gtm.js', and it has to equal 'purchase'`. */
  readonly words: () => Words
}

const wordsOf = (left: string, value: Resolved, right: Resolved, type: string, negate: boolean, why: Words): Words => {
  const name = saidName(left)
  if (!value.known) return say('simulate.conditions.valueUnknown', { name, because: value.because })
  if (!right.known) return say('simulate.conditions.otherUnknown', { name, because: right.because })
  const words = Object.hasOwn(asked, type) ? asked[type]?.[negate ? 1 : 0] : undefined
  if (words === undefined) return say('simulate.conditions.typeUnknown', { type })
  const told = words(name, said(value.value), said(right.value))
  return why === '' ? told : say('simulate.conditions.why', { condition: told, because: why })
}

/** One condition at this moment. */
export const holdsCondition = (moment: Moment, condition: Condition): Told => {
  const left = argumentOf(condition, 'arg0')
  const negate = argumentOf(condition, 'negate') === 'true'
  const ignoreCase = argumentOf(condition, 'ignore_case') === 'true'
  const value = resolveText(moment, left)
  const right = resolveText(moment, argumentOf(condition, 'arg1'))
  const compare = Object.hasOwn(comparisons, condition.type) ? comparisons[condition.type] : undefined
  const found = value.known && right.known && compare !== undefined ? compare(value.value, right.value, ignoreCase) : { holds: 'unknown' as const, because: '' }
  const holds = found.holds === 'unknown' ? 'unknown' : found.holds !== negate
  return {
    outcome: { left, value: plainValue(value), is: condition.type, negate, ignoreCase, right, holds },
    words: () => wordsOf(left, value, right, condition.type, negate, found.because ?? ''),
  }
}

/** An element as the step wrote it; everything else as it is. */
export const plainValue = (value: Resolved): Resolved =>
  value.known && value.value instanceof ElementNode ? { known: true, value: value.value.source } : value

/** A list of conditions: all have to hold. */
export const holdsAll = (outcomes: readonly ConditionOutcome[]): Holds => all(outcomes.map(({ holds }) => holds))
