import { type Language, languages } from '@tagmason/domain'
import type { Worded } from '@tagmason/tracking'
import { inLanguage } from './inLanguage.ts'
import { Unusable } from './streams.ts'

/** The language of what commands find: `TAGMASON_LANGUAGE`, or English. */
export function askedLanguage(): Language {
  const named = process.env['TAGMASON_LANGUAGE'] ?? ''
  const language = named === '' ? 'en' : languages.find((one) => one === named)
  if (language === undefined) throw new Unusable(`TAGMASON_LANGUAGE cannot be '${named}': it is one of ${languages.join(', ')}.`)
  return language
}

/** A result with its sentences in words, in the language that is asked for. */
export const inWords = <T>(result: T): Promise<Worded<T>> => inLanguage(result, askedLanguage())
