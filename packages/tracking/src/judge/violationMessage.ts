import type { ViolationKind } from '@tagmason/domain'
import type { EventViolation } from './judgeEvent.ts'

const sentences: Readonly<Record<ViolationKind, (one: EventViolation) => string>> = {
  missing: ({ parameter }) => `'${parameter}' is missing or empty, and the plan requires it: send it.`,
  otherType: ({ parameter, value, expected }) => `'${parameter}' is ${JSON.stringify(value)}, and the plan says ${expected}: send it as ${expected}.`,
  negative: ({ parameter, value }) => `'${parameter}' is ${value}, and it cannot be less than nothing: send the amount.`,
  currency: ({ parameter, value }) => `'${parameter}' is ${JSON.stringify(value)}, which is no ISO 4217 code: send one such as EUR.`,
  tooLong: ({ parameter }) => `'${parameter}' has more than 100 characters, which Google Analytics cuts: shorten it.`,
  email: ({ parameter }) => `'${parameter}' holds an e-mail address, which is personal data: leave it out.`,
  phone: ({ parameter }) => `'${parameter}' holds a phone number, which is personal data: leave it out.`,
}

/** What is wrong with a parameter, why, and what to do, as one sentence in English for a terminal. */
export const violationMessage = (one: EventViolation): string => sentences[one.kind](one)
