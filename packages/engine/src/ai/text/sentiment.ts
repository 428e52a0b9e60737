import type { Language, Sentiment } from '@tagmason/domain'
import { moodWords } from './sentiment.lexicon.ts'

/** How far a negation reaches, in words. */
const reach = 3

/** What the words of mood in a text add up to, and which they were; a negated one counts for the other side and is written with its negation. */
export function sentimentOf(words: readonly string[], language: Language | null): { is: Sentiment; because: string[] } {
  if (language === null) return { is: 'neutral', because: [] }
  const { positive, negative, negations } = moodWords[language]
  let sum = 0
  const because: string[] = []
  for (const [at, word] of words.entries()) {
    const side = positive.has(word) ? 1 : negative.has(word) ? -1 : 0
    if (side === 0) continue
    const negation = words.slice(Math.max(0, at - reach), at).findLast((each) => negations.has(each))
    sum += negation === undefined ? side : -side
    because.push(negation === undefined ? word : `${negation} ${word}`)
  }
  return { is: sum > 0 ? 'positive' : sum < 0 ? 'negative' : 'neutral', because: [...new Set(because)] }
}
