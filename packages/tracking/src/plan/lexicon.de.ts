import { lexiconEn } from './lexicon.en.ts'
import type { Lexicon } from './lexicon.ts'

export const lexiconDe: Lexicon = { ...lexiconEn }
