import type { Language } from '@tagmason/domain'
import { loadSentences, type Worded, worded } from '@tagmason/tracking'

/**
 * A result with its sentences as text. Functions give sentences as data, a code with its values, so that they can be stored, compared and read in any language.
 * @param result Whatever a function gave: findings, a simulation, an effect, one sentence.
 * @param language `en`, `es`, `fr` or `de`.
 */
export async function inLanguage<T>(result: T, language: Language = 'en'): Promise<Worded<T>> {
  return worded(await loadSentences(language), result)
}
