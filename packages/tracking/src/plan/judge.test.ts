import { expect, it } from 'vitest'
import { featuresOf, isJudged, isKept, judge } from './judge.ts'
import { bias, weights } from './judge.generated.ts'
import { readGoals } from './plan.ts'

const first = (text: string) => {
  const { analysis, sentences } = readGoals(text, 'en')
  const read = sentences.find(({ drafts }) => drafts.length > 0)
  const draft = read?.drafts[0]
  if (!read || !draft) throw new Error('nothing was read')
  return { analysis, sentences, read, draft }
}

it('judge adds whole numbers, so that every machine says the same', () => {
  expect([bias, ...Object.values(weights)].every(Number.isInteger)).toBe(true)
  expect(judge(['no such feature'])).toBe(bias)
})

it('judge keeps a plain wish', () => {
  const { analysis, sentences, read, draft } = first('Track purchases')
  expect(isKept(draft, judge(featuresOf(analysis, sentences, read, draft)))).toBe(true)
})

it('what the goal names itself is not judged', () => {
  const { sentences, read, draft } = first('Send the event video_mood')
  expect(isJudged(draft, read, sentences)).toBe(false)
})

it('what is judged unlikely is left out, phrases later than what is composed', () => {
  const { draft } = first('Track purchases')
  const composed = first('Track gallery openings').draft
  expect([isKept(draft, -100), isKept(composed, -100)]).toEqual([true, false])
  expect(isKept(draft, -300)).toBe(false)
})
