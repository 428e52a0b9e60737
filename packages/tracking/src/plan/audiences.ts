import type { PlannedAudience } from '@tagmason/domain'
import { type Analysis, marksOf, spanOf } from './analysis.ts'
import { impliedCandidate } from './candidates.ts'
import type { ConceptName } from './catalogue.ts'
import { draftOf, type PlanState, type ReadSentence } from './draft.ts'
import type { Draft } from './draftTerms.ts'
import type { Match } from './match.ts'
import { secondGroup } from './zones.ts'

/** An audience while its events have no ids yet. */
export interface AudienceDraft extends Omit<PlannedAudience, 'id' | 'includes' | 'excludes'> {
  includes: Draft[]
  excludes: Draft[]
}

/** What the people of 'abandoned carts' did, and what they did not do. */
const abandonments: Readonly<Record<string, readonly [ConceptName, ConceptName]>> = {
  checkout: ['beginCheckout', 'purchase'],
  form: ['formStart', 'formSubmit'],
  cart: ['addToCart', 'purchase'],
}

/** Audiences of the goals; events that an audience needs and nobody named are added to the sentence's drafts ('abandoned carts' needs purchase). */
export function audiencesOf({ analysis, sentences }: PlanState): AudienceDraft[] {
  return sentences.flatMap((read) => {
    const { sentence, zones, drafts } = read
    if (!zones.audience) return []
    const days = daysOf(read)
    const because = spanOf(analysis, sentence.from, sentence.to - 1)
    const inZone = (zone: string): Draft[] => drafts.filter(({ candidate: { tokens, last } }) => zones.zones[(tokens.at(-1) ?? last) - sentence.from] === zone)
    const [who, excludes] = [inZone('who'), inZone('whoNot')]
    const mark = marksOf(sentence, 'audience').find(({ pattern }) => pattern.detail !== undefined)
    if (mark) {
      const includes = abandoning(analysis, read, mark, who, excludes)
      return includes.length === 0 ? [] : [{ includes, excludes, days, because }]
    }
    const cut = secondPeople(analysis, read)
    const parts = cut === undefined ? [] : [(draft: Draft) => draft.candidate.first < cut, (draft: Draft) => draft.candidate.first > cut]
    if (cut !== undefined && parts.every((part) => who.some(part))) {
      const spans = [spanOf(analysis, sentence.from, cut - 1), spanOf(analysis, read.commas.includes(cut) ? cut + 1 : cut, sentence.to - 1)]
      return parts.map((part, at) => ({ includes: who.filter(part), excludes: excludes.filter(part), days, because: spans[at] ?? because }))
    }
    return who.length === 0 || (zones.dropOut !== undefined && excludes.length === 0) ? [] : [{ includes: who, excludes, days, because }]
  })
}

/** Who began what they did not finish, with the events that tell so where the goal names none. Adds to `excludes`. */
function abandoning(analysis: Analysis, read: ReadSentence, mark: Match, who: readonly Draft[], excludes: Draft[]): Draft[] {
  const { detail = '' } = mark.pattern
  const [start, end] = abandonments[detail] ?? [undefined, 'purchase']
  const includes = who.filter(({ candidate }) => candidate.concept !== end)
  if (start === undefined) return includes
  const needed = (concept: ConceptName): Draft => {
    const candidate = { ...impliedCandidate(concept, mark.first, mark.last, mark.tokens), typos: mark.typos, gap: mark.gap }
    const draft = draftOf(analysis, read.sentence, candidate, true)
    read.drafts.push(draft)
    return draft
  }
  if (!includes.some(({ candidate }) => candidate.concept === 'addToCart' || candidate.concept === 'beginCheckout')) includes.push(needed(start))
  if (!excludes.some(({ candidate }) => candidate.concept === end)) excludes.push(needed(end))
  return includes
}

/** 'd'une part ..., d'autre part ...', 'zum einen ..., zum anderen ...', 'por un lado ..., por otro ...'. */
const otherHalf = /^(?:d?autre|anderen|otro|otra|other|another|zweite|second|seconde|segunda)$/

/** Where a second group of people begins: '..., and one of visitors who ...'. */
function secondPeople(analysis: Analysis, read: ReadSentence): number | undefined {
  const people = marksOf(read.sentence, 'people')
  const first = people[0]
  if (!first) return undefined
  const cuts = marksOf(read.sentence, 'and').filter(
    (mark) =>
      mark.first > first.last &&
      (people.some((other) => other.first > mark.last && other.first - mark.last <= 4) ||
        analysis.tokens.slice(mark.last + 1, mark.last + 4).some((word) => secondGroup.test(word.fold))),
  )
  const halves = read.commas
    .filter((at) => at > first.last && analysis.tokens.slice(at + 1, at + 4).some((word) => otherHalf.test(word.fold)))
    .map((at) => ({ first: at, last: at }))
  return [...cuts, ...halves].find(
    (cut) => read.drafts.some((draft) => draft.candidate.last < cut.first) && read.drafts.some((draft) => draft.candidate.first > cut.last),
  )?.first
}

const periods: readonly (readonly [RegExp, number])[] = [
  [/^(?:days?|tagen?|tage|dias?|jours?)$/, 1],
  [/^(?:weeks?|wochen?|semanas?|semaines?)$/, 7],
  [/^(?:months?|monaten?|monate|mes|meses|mois)$/, 30],
]

/** '... in the last 14 days', else 30. */
function daysOf({ quantities }: ReadSentence): number {
  const [days] = quantities.flatMap(({ amount, unit = '' }) => periods.flatMap(([words, days]) => (words.test(unit) ? amount * days : [])))
  return days === undefined ? 30 : Math.min(540, Math.max(1, Math.round(days)))
}
