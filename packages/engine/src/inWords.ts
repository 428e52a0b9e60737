import type { KeptWords, Language } from '@tagmason/domain'
import { type Worded, worded } from '@tagmason/tracking'
import type { Context } from './context.ts'
import { loadPatterns } from './sentences/patterns.ts'
import type { AnswerCode } from './sentences/say.ts'

/** A result with its sentences in words. */
export const inLanguage = async <T>(language: Language, result: T): Promise<Worded<T, AnswerCode>> => worded(await loadPatterns(language), result, language)

/** An answer with its sentences in the language of the member who asks: the last thing that is done to it before it leaves a handler. */
export const inWords = <T>({ session }: Pick<Context, 'session'>, answer: T): Promise<Worded<T, AnswerCode>> => inLanguage(session.preferences.language, answer)

/** Reads what rows keep in the member's language: text as it was written, a sentence worded; empty where this version does not know the sentence. */
export async function keptReader({ session }: Pick<Context, 'session'>): Promise<(kept: KeptWords) => string> {
  const { language } = session.preferences
  const patterns = await loadPatterns(language)
  return (kept) => {
    const text: unknown = worded(patterns, kept, language)
    return typeof text === 'string' ? text : ''
  }
}
