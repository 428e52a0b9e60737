import type { Unmatched } from '@tagmason/domain'
import { type Analysis, range, type Sentence } from '../analysis.ts'
import type { Candidate } from '../candidates.ts'
import type { ReadSentence } from '../draft.ts'
import type { Draft } from '../draftTerms.ts'
import type { GivenName } from '../eventnames.ts'
import type { ParameterList } from '../parameters.ts'
import type { Place } from '../places.ts'
import type { Quantity } from '../quantities.ts'
import type { Section } from '../sections.ts'
import type { SentenceZones } from '../zones.ts'

/** A sentence on its way from words to drafts. Every pass takes it and gives it back with more known. */
export interface Reading {
  analysis: Analysis
  sentence: Sentence
  section: Section
  /** The sentences before, read. */
  earlier: readonly ReadSentence[]
  zones: SentenceZones
  quantities: Quantity[]
  names: GivenName[]
  lists: ParameterList[]
  /** Tokens of parameters, given names and personal data: they are no wishes of their own. */
  taken: ReadonlySet<number>
  steps: Candidate[]
  candidates: Candidate[]
  places: Place[]
  /** Some word asks for tracking. */
  asked: boolean
  /** Tokens that something explains. */
  used: ReadonlySet<number>
  drafts: Draft[]
  unmatched: Unmatched[]
}

export type Pass = (reading: Reading) => Reading

/** How the words around a token are to be read. */
export const zoneAt = ({ zones, sentence }: Reading, at: number): string => zones.zones[at - sentence.from] ?? 'plain'

export const tokensOf = ({ parameters }: ParameterList): number[] => parameters.flatMap(({ first, last }) => range(first, last))

/** The drafts of the sentences before. */
export const previousOf = ({ earlier }: Reading): Draft[] => earlier.flatMap(({ drafts }) => drafts)
