import { type Language, languages } from '@tagmason/domain'

const key = 'entrance_language'
const known = (tag: string | null) => languages.find((language) => tag?.toLowerCase().split('-')[0] === language)

/** The language that was chosen in this visit, else the first of the browser's that the product speaks. */
export const languageOf = (tags: readonly string[]): Language =>
  known(sessionStorage.getItem(key)) ?? tags.map(known).find((each) => each !== undefined) ?? 'en'

/** Each step of the entrance may be a page of its own, and all are to be in the language that was chosen on one. */
export const keepLanguage = (language: Language) => sessionStorage.setItem(key, language)
