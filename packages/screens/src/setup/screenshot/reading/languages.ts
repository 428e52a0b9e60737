import type { Language } from '@tagmason/domain'

/** Languages by Tesseract's names. */
export type RecogniserLanguage = 'eng' | 'spa' | 'fra' | 'deu'

const names: Readonly<Record<Language, RecogniserLanguage>> = { en: 'eng', es: 'spa', fr: 'fra', de: 'deu' }

/**
 * What a member's pictures are read with: the member's language before English, which names and addresses are in everywhere. Measured on the pages that the trees learned from, the member speaking the
 * page's language: 98.8 % of elements right to the letter with English behind it, 98.6 % without, 92.8 % with all four; 89.9 % with English alone, since that knows no accents.
 */
export const languagesToRead = (language: Language): readonly RecogniserLanguage[] => [...new Set([names[language], names.en])]
