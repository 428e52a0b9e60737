import type { ActName, Language } from '@tagmason/domain'

const load: Record<Language, () => Promise<{ acts: Record<ActName, string> }>> = {
  en: () => import('./acts.ts'),
  es: () => import('./acts.es.ts'),
  fr: () => import('./acts.fr.ts'),
  de: () => import('./acts.de.ts'),
}

/** What each act does, in words of a language. */
export const actsIn = (language: Language): Promise<Record<ActName, string>> => load[language]().then(({ acts }) => acts)

/** What an act does, in words. They are loaded when one is refused, which is seldom, and are too many for the first page; where they cannot be had, the act's own name says it. */
export const actNamed = (name: ActName, language: Language): Promise<string> =>
  actsIn(language).then(
    (acts) => acts[name],
    () => name,
  )
