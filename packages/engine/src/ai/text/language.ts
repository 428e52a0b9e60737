import { type Language, languages } from '@tagmason/domain'
import { stopWords } from './stopWords.lexicon.ts'

/** Letters and endings that one of the four languages has and the others have not. */
const marks: Record<Language, RegExp> = {
  en: /^(?:.*(?:tion|ing|wh|th).*|\w+'(?:s|t|ve|ll|re|d))$/u,
  es: /[ñ¿¡]|(?:ción|ciones|mente|amos|ando)$/u,
  fr: /[çœêèàùîô]|^(?:l|d|j|n|m|t|s|c|qu)'|(?:eux|eur|aient|ez)$/u,
  de: /[äöüß]|(?:ung|ungen|keit|heit|lich|isch|sch)$/u,
}

/** A word counts for a language: wholly as one of its grammar words that no other has, less where others share it, and a third for letters that are its own. */
const weigh = (word: string, language: Language) => {
  const sharers = languages.filter((each) => stopWords[each].has(word))
  return (sharers.includes(language) ? 1 / sharers.length : 0) + (marks[language].test(word) ? 1 / 3 : 0)
}

/** The language that words are most likely in; null where nothing, or as much for another one, speaks for it. */
export function languageOf(words: readonly string[]): Language | null {
  const scores = languages.map((language) => ({ language, score: words.reduce((sum, word) => sum + weigh(word, language), 0) }))
  const [first, second] = scores.toSorted((a, b) => b.score - a.score)
  if (first === undefined || second === undefined || first.score < 0.5 || first.score - second.score < 0.3) return null
  return first.language
}
