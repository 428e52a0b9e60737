import type { ReportEntry } from '@tagmason/domain'
import { comparisonWords } from '../diff/comparisons.ts'
import type { Condition } from '../gtm/model.ts'
import { argumentOf } from '../simulate/container.ts'
import { saidList } from '../sentences/list.ts'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import { visitWords } from '../visits/words.ts'
import type { Explanation, Reason } from './explain.ts'

const conditionWords = (condition: Condition): Sentence =>
  say('explain.condition', {
    subject: argumentOf(condition, 'arg0').replace('{{_event}}', '{{Event}}'),
    comparison: comparisonWords(condition.type, argumentOf(condition, 'negate') === 'true'),
    value: argumentOf(condition, 'arg1'),
  })

/** Why a tag does not fire, in one sentence. */
const reasonWords = (reason: Reason): Sentence => {
  switch (reason.code) {
    case 'paused':
      return say('explain.reason.paused')
    case 'noTrigger':
      return say('explain.reason.noTrigger')
    case 'contradiction': {
      const values = { trigger: reason.trigger, conditions: saidList(reason.conditions.map(conditionWords)) }
      return reason.conditions.length === 1 ? say('explain.reason.event', values) : say('explain.reason.never', values)
    }
    case 'blocked':
      return say('explain.reason.blocked', { trigger: reason.trigger, by: reason.by })
    case 'notFound':
      return say('explain.reason.notFound', { because: reason.because })
  }
}

/** An explanation in one line: the visit, or that there is none. */
export const explainHeadline = (found: Explanation): Sentence =>
  found.fires ? say('explain.fires', { tag: found.tag, visit: visitWords(found.visit) }) : say('explain.fires.not', { tag: found.tag })

/** Each reason why a tag does not fire, for a report. */
export const explainEntries = (found: Explanation): readonly ReportEntry<Words>[] =>
  found.fires
    ? []
    : found.reasons.map((reason) => ({
        code: reason.code,
        level: 'error' as const,
        label: say('explain.label'),
        name: found.tag,
        message: reasonWords(reason),
        details: [],
      }))
