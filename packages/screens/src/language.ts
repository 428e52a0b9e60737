import type { Language } from '@tagmason/domain'
import { createContext, use, useContext } from 'react'

/**
 * The texts of one area in four languages. English is the type and always at hand; the others are loaded when somebody reads them, one file an area and language.
 * A missing key does not compile.
 */
export interface Catalog<Text> {
  /** What is at hand now. */
  loaded(language: Language): Text | undefined
  load(language: Language): Promise<Text>
}

const catalogs = new Set<Catalog<unknown>>()

/** Declares an area's texts. Load functions name modules that export `text`. */
export function catalog<Text>(en: Text, others: Record<Exclude<Language, 'en'>, () => Promise<{ text: Text }>>): Catalog<Text> {
  const loading = new Map<Language, Promise<Text>>()
  const loaded = new Map<Language, Text>([['en', en]])
  const fetched = async (language: Exclude<Language, 'en'>) => {
    const { text } = await others[language]()
    loaded.set(language, text)
    return text
  }
  const made: Catalog<Text> = {
    loaded: (language) => loaded.get(language),
    load(language) {
      let text = loading.get(language)
      if (text === undefined) {
        text = language === 'en' ? Promise.resolve(en) : fetched(language)
        // A failed load is forgotten, so that a retry asks again.
        text.catch(() => loading.delete(language))
        loading.set(language, text)
      }
      return text
    },
  }
  catalogs.add(made)
  return made
}

/** Loads every text on screen in a language, so that switching to it shows no skeleton. */
export const loadLanguage = (language: Language) => Promise.all([...catalogs].map((each) => each.load(language)))

export const LanguageContext = createContext<Language>('en')
export const useLanguage = () => useContext(LanguageContext)

/** The texts of an area in the member's language. Suspends while they load, and not for a moment when they are at hand. */
export function useText<Text>(of: Catalog<Text>): Text {
  const language = useLanguage()
  return of.loaded(language) ?? use(of.load(language))
}

/** Regional formats by language: the specification's samples are US English. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE' }

/** Picks the form of a noun for a number by the rules of the language. */
export function plural(language: Language, count: number, forms: { one: string; other: string }): string {
  const form = new Intl.PluralRules(language).select(count)
  return `${new Intl.NumberFormat(locales[language]).format(count)} ${form === 'one' ? forms.one : forms.other}`
}
