import type { Language } from '@tagmason/domain'
import { loadSentences } from '@tagmason/tracking'
import type { AnswerCode, EngineSentences } from './say.ts'

async function own(language: Language): Promise<EngineSentences> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).sentences
    case 'es':
      return (await import('./es.ts')).sentences
    case 'fr':
      return (await import('./fr.ts')).sentences
    case 'de':
      return (await import('./de.ts')).sentences
  }
}

/** The patterns of a language, the tracking core's and the engine's, loaded when a member reads it. */
export const loadPatterns = async (language: Language): Promise<Readonly<Record<AnswerCode, string>>> => ({
  ...(await loadSentences(language)),
  ...(await own(language)),
})
