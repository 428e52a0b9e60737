import type { PlannedAudience } from '@tagmason/domain'
import { marksOf, spanOf } from './analysis.ts'
import type { Analysis } from './analysis.ts'
import type { Match } from './match.ts'
import type { Draft, PlanState, ReadSentence } from './draft.ts'
import { confidenceOf } from './draft.ts'
import { secondGroup } from './zones.ts'
import { impliedCandidate } from './followups.ts'
import type { ConceptName } from './catalogue.ts'

/** An audience while its events have no ids yet. */
export interface AudienceDraft extends Omit<PlannedAudience, 'id' | 'includes' | 'excludes'> {
  includes: Draft[]
  excludes: Draft[]
}

/** Audiences of the goals; events that an audience needs and nobody named are added to the sentence's drafts ('abandoned carts' needs purchase). */
export function audiencesOf(state: PlanState): AudienceDraft[] {
  const found: AudienceDraft[] = []
  for (const read of state.sentences) {
    if (!read.zones.audience) continue
    const { sentence, zones } = read
    const abandoned = marksOf(sentence, 'audience').find((mark) => mark.pattern.detail !== undefined)
    const inZone = (zone: string): Draft[] =>
      read.drafts.filter((draft) => zones.zones[(draft.candidate.tokens.at(-1) ?? draft.candidate.last) - sentence.from] === zone)
    const abandonedEnd: ConceptName = abandoned?.pattern.detail === 'form' ? 'formSubmit' : 'purchase'
    const includes = inZone('who').filter((draft) => !abandoned || draft.candidate.concept !== abandonedEnd)
    const excludes = inZone('whoNot')
    if (abandoned) {
      const start: ConceptName =
        abandoned.pattern.detail === 'checkout'
          ? 'beginCheckout'
          : abandoned.pattern.detail === 'booking'
            ? 'makeReservation'
            : abandoned.pattern.detail === 'form'
              ? 'formStart'
              : 'addToCart'
      const end: ConceptName = start === 'formStart' ? 'formSubmit' : 'purchase'
      if (start !== 'makeReservation' && !includes.some((draft) => draft.candidate.concept === 'addToCart' || draft.candidate.concept === 'beginCheckout'))
        includes.push(needed(state.analysis, read, start, abandoned))
      if (start !== 'makeReservation' && !excludes.some((draft) => draft.candidate.concept === end)) excludes.push(needed(state.analysis, read, end, abandoned))
    }
    if (!abandoned) {
      const cut = secondPeople(state.analysis, read)
      const parts = cut === undefined ? [] : [(draft: Draft) => draft.candidate.first < cut, (draft: Draft) => draft.candidate.first > cut]
      if (cut !== undefined && parts.every((part) => includes.some(part))) {
        const spans = [spanOf(state.analysis, sentence.from, cut - 1), spanOf(state.analysis, read.commas.includes(cut) ? cut + 1 : cut, sentence.to - 1)]
        parts.forEach((part, index) =>
          found.push({
            includes: includes.filter(part),
            excludes: excludes.filter(part),
            days: daysOf(read),
            because: spans[index] ?? spanOf(state.analysis, sentence.from, sentence.to - 1),
          }),
        )
        continue
      }
    }
    if (includes.length === 0 || (zones.dropOut !== undefined && excludes.length === 0)) continue
    found.push({ includes, excludes, days: daysOf(read), because: spanOf(state.analysis, sentence.from, sentence.to - 1) })
  }
  return found
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

function needed(analysis: Analysis, read: ReadSentence, concept: ConceptName, mark: Match): Draft {
  const candidate = { ...impliedCandidate(concept, mark.first, mark.last, mark.tokens), typos: mark.typos, gap: mark.gap }
  const draft: Draft = {
    candidate,
    sentence: read.sentence,
    name: undefined,
    repairs: [],
    extra: [],
    keyEvent: undefined,
    value: undefined,
    threshold: undefined,
    quantities: [],
    page: undefined,
    thing: undefined,
    span: spanOf(analysis, mark.first, mark.last),
    confidence: confidenceOf(candidate, true),
  }
  read.drafts.push(draft)
  return draft
}

/** '... in the last 14 days', else 30. */
function daysOf(read: ReadSentence): number {
  for (const quantity of read.quantities) {
    const factor = /^(?:days?|tagen?|tage|dias?|jours?)$/.test(quantity.unit ?? '')
      ? 1
      : /^(?:weeks?|wochen?|semanas?|semaines?)$/.test(quantity.unit ?? '')
        ? 7
        : /^(?:months?|monaten?|monate|mes|meses|mois)$/.test(quantity.unit ?? '')
          ? 30
          : 0
    if (factor > 0) return Math.min(540, Math.max(1, Math.round(quantity.amount * factor)))
  }
  return 30
}
