import type { Condition } from '../gtm/model.ts'
import { argumentOf } from '../simulate/container.ts'
import type { Worded } from '../sentences/worded.ts'
import type { Reason } from './explain.ts'

const comparisons: Readonly<Record<string, readonly [holds: string, not: string]>> = {
  EQUALS: ['equals', 'does not equal'],
  CONTAINS: ['contains', 'does not contain'],
  STARTS_WITH: ['starts with', 'does not start with'],
  ENDS_WITH: ['ends with', 'does not end with'],
  MATCH_REGEX: ['matches', 'does not match'],
  GREATER: ['is greater than', 'is not greater than'],
  GREATER_OR_EQUALS: ['is at least', 'is less than'],
  LESS: ['is less than', 'is not less than'],
  LESS_OR_EQUALS: ['is at most', 'is greater than'],
}

const conditionWords = (condition: Condition): string => {
  const words = comparisons[condition.type] ?? [condition.type, `not ${condition.type}`]
  const subject = argumentOf(condition, 'arg0').replace('{{_event}}', '{{Event}}')
  return `${subject} ${words[argumentOf(condition, 'negate') === 'true' ? 1 : 0]} '${argumentOf(condition, 'arg1')}'`
}

/** Why a tag does not fire: one sentence in English. */
export const reasonWords = (reason: Worded<Reason>): string => {
  switch (reason.code) {
    case 'paused':
      return 'It is paused: take the pause away.'
    case 'noTrigger':
      return 'It has no trigger, and no other tag runs it before or after itself: give it a trigger.'
    case 'contradiction':
      return reason.conditions.length === 1
        ? `The trigger '${reason.trigger}' waits for another event than its condition asks for: ${reason.conditions.map(conditionWords).join('')}.`
        : `Two conditions of the trigger '${reason.trigger}' never hold at once: ${reason.conditions.map(conditionWords).join(', and ')}.`
    case 'blocked':
      return `Whenever the trigger '${reason.trigger}' holds, so does the exception '${reason.by}'.`
    case 'notFound':
      return `No visit was found that fires it, which is no proof that there is none. ${reason.because}`
  }
}
