import type { Language } from '@tagmason/domain'
import type { Sentences } from './say.ts'

/** The patterns of a language, loaded when somebody reads it. */
export async function loadSentences(language: Language): Promise<Sentences> {
  switch (language) {
    case 'en':
      return (await import('./en/index.ts')).sentences
    case 'es':
      return (await import('./es/index.ts')).sentences
    case 'fr':
      return (await import('./fr/index.ts')).sentences
    case 'de':
      return (await import('./de/index.ts')).sentences
  }
}
