import { type Language, languages } from '@tagmason/domain'
import { stopWords } from './stopWords.lexicon.ts'

/** The most frequent words with a meaning of their own: no grammar words, no numbers, three letters at least. The most frequent first, then as they come. */
export function keywordsOf(words: readonly string[], language: Language | null, most = 6): string[] {
  const grammar = language === null ? languages : [language]
  const counts = new Map<string, number>()
  for (const word of words) {
    const bare = word.replace(/^(?:[cdjlmnst]|qu)'/u, '')
    if ([...bare].length < 3 || !/\p{L}/u.test(bare) || grammar.some((each) => stopWords[each].has(bare) || stopWords[each].has(word))) continue
    counts.set(bare, (counts.get(bare) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([word]) => word)
}
