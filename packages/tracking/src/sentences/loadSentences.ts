import type { Language } from '@tagmason/domain'
import type { Sentences } from './say.ts'

/** The sentences of a language, loaded when somebody reads it. English stands in the code itself and needs none. */
export async function loadSentences(language: Language): Promise<Sentences> {
  switch (language) {
    case 'en':
      return {}
    case 'es':
      return (await import('./es/index.ts')).sentences
    case 'fr':
      return (await import('./fr/index.ts')).sentences
    case 'de':
      return (await import('./de/index.ts')).sentences
  }
}
