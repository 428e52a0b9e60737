import type { Draft } from './draftTerms.ts'
import type { Span, Unmatched } from '@tagmason/domain'
import { type Analysis, type Sentence, spanOf } from './analysis.ts'
import type { Candidate } from './candidates.ts'
import { formHook } from './hooks.ts'
import type { Quantity } from './quantities.ts'
import type { SentenceZones } from './zones.ts'

/** A sentence with everything the steps of the planner need to know about it. */
export interface ReadSentence {
  sentence: Sentence
  zones: SentenceZones
  candidates: Candidate[]
  quantities: Quantity[]
  drafts: Draft[]
  parameterTokens: ReadonlySet<number>
  /** Its parts may be wishes by their mere name. */
  listed: boolean
  /** Tokens that are opening brackets. */
  brackets: readonly number[]
  /** Tokens that say 'both' or 'all'. */
  bothWords: ReadonlySet<number>
  /** Tokens that point at the thing said last: 'the latter', 'esta última'. */
  singles: readonly number[]
  /** Tokens that point at the thing said first: 'the first', 'le premier'. */
  firsts: readonly number[]
  /** Tokens that are commas. */
  commas: readonly number[]
}

export interface PlanState {
  analysis: Analysis
  sentences: ReadSentence[]
  unmatched: Unmatched[]
  /** What says that something is a user property: it became no event, and is understood. */
  understood?: readonly Span[]
}

/**
 * How sure a reading is, 0 to 100: 96 for a phrase of two words or more, 90 for one clear word, 68 for a word that may mean something else;
 * 8 less per corrected letter, 2 less per word between the words of the phrase, 6 less when no word asks for tracking.
 */
function confidenceOf(candidate: Candidate, asked: boolean): number {
  if (candidate.kind === 'custom') return Math.max(40, 58 - candidate.typos * 5 - (asked ? 0 : 8))
  const base = candidate.weak ? 68 : candidate.tokens.length > 1 ? 96 : 90
  // Which form it is stands nowhere in the goal: the id is a proposal.
  const proposed = formHook(candidate) && !candidate.selector ? 4 : 0
  const exact = candidate.page ? (candidate.page.exact ? 97 : 90) : candidate.clickText || candidate.selector ? 95 : base
  return Math.max(30, Math.min(100, Math.round(exact - candidate.typos * 8 - candidate.gap * 2 - (asked ? 0 : 6) - proposed)))
}

/** A candidate as an event in the making. */
export function draftOf(analysis: Analysis, sentence: Sentence, candidate: Candidate, asked: boolean): Draft {
  const span = spanOf(analysis, candidate.first, candidate.last)
  return { candidate, sentence, name: candidate.name, repairs: [], extra: [], quantities: [], span, confidence: confidenceOf(candidate, asked) }
}
