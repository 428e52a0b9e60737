import type { Span, Unmatched } from '@tagmason/domain'
import { isPunct, joins, marksOf, markStarts, range, spanOf, stretchAround } from '../analysis.ts'
import type { Candidate } from '../candidates.ts'
import { leftoversOf } from '../custom.ts'
import { draftOf } from '../draft.ts'
import type { Draft } from '../draftTerms.ts'
import { type Pass, type Reading, zoneAt } from './state.ts'

/** Decides which candidates are wishes, which are left out as the goal says, and what becomes of the words that nothing explains. */
export const decideWishes: Pass = (reading) => {
  const { analysis, sentence, asked, candidates, names, zones, used } = reading
  const personal = personalWishes(reading)
  const drafts: Draft[] = []
  const unmatched: Unmatched[] = [...reading.unmatched]
  for (const candidate of candidates) {
    const zone = zoneAt(reading, candidate.tokens.at(-1) ?? candidate.last)
    if (zone === 'background' || zone === 'reason' || zone === 'after') continue
    if (candidate.kind === 'vague' || candidate.kind === 'notEvent') {
      const reason = zone === 'negated' ? 'negated' : candidate.kind === 'vague' ? 'tooVague' : 'notAnEvent'
      unmatched.push({ span: clauseSpan(reading, candidate), reason })
    } else if (zone === 'negated') unmatched.push({ span: spanOf(analysis, candidate.first, candidate.last), reason: 'negated' })
    else drafts.push(draftOf(analysis, sentence, candidate, asked))
  }
  const leftovers = leftoversOf(analysis, sentence, zones.zones, new Set([...used, ...personal.tokens]), asked)
  if (names.length === 0 && !zones.audience) for (const custom of leftovers.custom) drafts.push(draftOf(analysis, sentence, custom, asked))
  unmatched.push(...leftovers.unmatched, ...personal.unmatched)
  return { ...reading, drafts, unmatched }
}

/** Personal data that the goal wants to keep: refused in a list of parameters and behind words such as 'store' and 'collect'. */
function personalWishes(reading: Reading): { unmatched: Unmatched[]; tokens: number[] } {
  const { analysis, sentence, lists, candidates } = reading
  const parameters = lists.flatMap((list) => list.parameters)
  const own = [...candidates.flatMap(({ tokens }) => [...tokens]), ...parameters.flatMap(({ personal, first, last }) => (personal ? [] : range(first, last)))]
  const used = new Set(own)
  const found: { first: number; last: number }[] = parameters.filter(({ personal }) => personal)
  const stores = marksOf(sentence, 'store')
  for (const mark of marksOf(sentence, 'personal')) {
    const tokens = found.flatMap(({ first, last }) => range(first, last))
    if (tokens.includes(mark.first) || mark.tokens.some((at) => used.has(at)) || isPartOfWord(reading, mark.last)) continue
    const linked = tokens.some((at) => mark.first > at && mark.first - at <= 3)
    if (linked || stores.some((store) => (store.first < mark.first && mark.first - store.last <= 5) || sentence.to - store.last < 4)) found.push(mark)
  }
  return {
    unmatched: found.map(({ first, last }) => ({ span: spanOf(analysis, first, last), reason: 'personalData' })),
    tokens: found.flatMap(({ first, last }) => range(first, last)),
  }
}

/** 'password reset', 'email clicks': part of another word, no data. */
function isPartOfWord({ analysis, sentence }: Reading, last: number): boolean {
  const next = analysis.tokens[last + 1]
  return (
    analysis.language === 'en' &&
    last + 1 < sentence.to &&
    next?.kind === 'word' &&
    !joins(analysis, last + 1) &&
    !marksOf(sentence, 'and').some((other) => other.first === last + 1) &&
    !sentence.matches.some((other) => other.first === last + 1 && other.pattern.kind === 'mark')
  )
}

/** The whole clause around a vague wish, without the words that belong to something else. */
function clauseSpan({ analysis, sentence, used }: Reading, candidate: Candidate): Span {
  const cuts = markStarts(sentence, 'and', 'contrast')
  const stops = (at: number): boolean => isPunct(analysis, at) || cuts.has(at) || (used.has(at) && !candidate.tokens.includes(at))
  const { first, last } = stretchAround(sentence, candidate.first, candidate.last, stops)
  return spanOf(analysis, first, last)
}
