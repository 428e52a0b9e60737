import type { ConceptName } from './catalogue.ts'
import type { Macros } from './patterns.ts'

/** One language's words. All in folded form: lower case, no accents. */
export interface Lexicon {
  macros: Macros
  concepts: Readonly<Partial<Record<ConceptName, Lines>>>
  marks: Readonly<Record<MarkName, Lines>>
  /** Parameter name -> words; `item:` in front: lies inside `items` on shop events. */
  parameters: Readonly<Record<string, Lines>>
  /** English page slug -> words for it, without the word 'page'. */
  pages: Readonly<Record<string, Lines>>
  /** GA4 dimension -> words. */
  dimensions: Readonly<Record<string, Lines>>
  /** English verb or noun -> words, for names of custom events. */
  verbs: Readonly<Record<string, Lines>>
  nouns: Readonly<Record<string, Lines>>
  numbers: Readonly<Record<string, number>>
  /** Articles, prepositions, pronouns: may stand between two words of a pattern. */
  skip: string
  /** A pattern never reaches across these. */
  barriers: string
  endings: string
  /** Ordinary words that are no typing mistakes. */
  common: string
}

export type Lines = readonly string[]

/** Words that steer how the words around them are read; see `lexicon.en.ts` for what each is for. */
export type MarkName =
  | 'wish'
  | 'wishPassive'
  | 'background'
  | 'reason'
  | 'when'
  | 'negate'
  | 'negateNot'
  | 'contrast'
  | 'only'
  | 'all'
  | 'conversion'
  | 'notConversion'
  | 'markAs'
  | 'with'
  | 'withStrong'
  | 'which'
  | 'audience'
  | 'people'
  | 'dashboard'
  | 'forEach'
  | 'goalWord'
  | 'by'
  | 'funnel'
  | 'vague'
  | 'notEvent'
  | 'grow'
  | 'store'
  | 'personal'
  | 'click'
  | 'visit'
  | 'onPage'
  | 'after'
  | 'worth'
  | 'over'
  | 'atLeast'
  | 'under'
  | 'atMost'
  | 'exactly'
  | 'called'
  | 'button'
  | 'page'
  | 'and'
  | 'formWord'
  | 'videoWord'
  | 'polite'
  | 'dismiss'
