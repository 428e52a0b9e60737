import { hasMark, spanOf } from '../analysis.ts'
import { type Pass, previousOf } from './state.ts'

/** Reports a sentence that was understood and became nothing, with nothing before that it could belong to. */
export const explainSilence: Pass = (reading) => {
  const { analysis, sentence, drafts, unmatched, zones, asked, used } = reading
  const quiet = drafts.length + previousOf(reading).length + unmatched.length === 0 && !zones.audience && !hasMark(sentence, 'dashboard')
  if (!quiet || !asked || sentence.header || used.size === 0 || !zones.zones.every((zone) => zone === 'plain')) return reading
  return { ...reading, unmatched: [{ span: spanOf(analysis, sentence.from, sentence.to - 1), reason: 'unknown' }] }
}
