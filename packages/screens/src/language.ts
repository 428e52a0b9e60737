import type { Language } from '@tagmason/domain'
import { createContext, use, useContext } from 'react'

/**
 * The texts of one area in four languages. English is the type and always at hand; the others are loaded when somebody reads them, one file an area and language.
 * A missing key does not compile.
 */
export interface Catalog<Text> {
  load(language: Language): Promise<Text>
}

const catalogs = new Set<Catalog<unknown>>()

/** What React's `use` looks at first on a promise: with it nothing suspends, not even for the moment in which a page would vanish. */
const atHand = <Text>(value: Text) => ({ status: 'fulfilled', value })

/** Declares an area's texts. Load functions name modules that export `text`. */
export function catalog<Text>(en: Text, others: Record<Exclude<Language, 'en'>, () => Promise<{ text: Text }>>): Catalog<Text> {
  const loaded = new Map<Language, Promise<Text>>([['en', Object.assign(Promise.resolve(en), atHand(en))]])
  const made: Catalog<Text> = {
    load(language) {
      let text = loaded.get(language)
      if (text === undefined && language !== 'en') {
        const loading = others[language]().then((module) => module.text)
        loading.then(
          (value) => Object.assign(loading, atHand(value)),
          // A failed load is forgotten, so that a retry asks again.
          () => loaded.delete(language),
        )
        loaded.set(language, loading)
        text = loading
      }
      return text ?? Promise.resolve(en)
    },
  }
  catalogs.add(made)
  return made
}

/** Loads every text on screen in a language, so that switching to it shows no skeleton. */
export const loadLanguage = (language: Language) => Promise.all([...catalogs].map((each) => each.load(language)))

export const LanguageContext = createContext<Language>('en')
export const useLanguage = () => useContext(LanguageContext)

/** The texts of an area in the member's language. Suspends while they load. */
export const useText = <Text>(of: Catalog<Text>): Text => use(of.load(useLanguage()))

/** Regional formats by language: the specification's samples are US English. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE' }

/** Picks the form of a noun for a number by the rules of the language. */
export function plural(language: Language, count: number, forms: { one: string; other: string }): string {
  const form = new Intl.PluralRules(language).select(count)
  return `${new Intl.NumberFormat(locales[language]).format(count)} ${form === 'one' ? forms.one : forms.other}`
}
