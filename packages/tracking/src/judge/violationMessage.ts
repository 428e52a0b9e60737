import { say, type Sentence } from '../sentences/say.ts'
import type { EventViolation } from './judgeEvent.ts'

/** What is wrong with a parameter, why, and what to do. */
export function violationMessage({ kind, parameter: name, value, expected }: EventViolation): Sentence {
  const got = JSON.stringify(value) ?? ''
  switch (kind) {
    case 'missing':
      return say('judge.missing', { name })
    case 'otherType':
      return say('judge.otherType', { name, value: got, type: expected ?? '' })
    case 'negative':
      return say('judge.negative', { name, value: got })
    case 'currency':
      return say('judge.currency', { name, value: got })
    case 'tooLong':
      return say('judge.tooLong', { name })
    case 'email':
      return say('judge.email', { name })
    case 'phone':
      return say('judge.phone', { name })
  }
}
