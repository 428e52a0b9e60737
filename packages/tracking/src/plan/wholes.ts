import type { PlannedAudience, PlannedDashboard } from '@tagmason/domain'
import { hasMark, marksOf, spanOf } from './analysis.ts'
import type { Analysis } from './analysis.ts'
import type { Match } from './match.ts'
import type { Draft, PlanState, ReadSentence } from './draft.ts'
import { confidenceOf } from './draft.ts'
import type { Candidate } from './candidates.ts'
import type { ConceptName } from './catalogue.ts'

/** Audiences and dashboards while their events have no ids yet. */
export interface AudienceDraft extends Omit<PlannedAudience, 'id' | 'includes' | 'excludes'> {
  includes: Draft[]
  excludes: Draft[]
}
export interface DashboardDraft extends Omit<PlannedDashboard, 'id' | 'events'> {
  events: Draft[]
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
    const includes = inZone('who')
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
    if (includes.length === 0) continue
    found.push({ includes, excludes, days: daysOf(read), because: spanOf(state.analysis, sentence.from, sentence.to - 1) })
  }
  return found
}

function needed(analysis: Analysis, read: ReadSentence, concept: ConceptName, mark: Match): Draft {
  const candidate: Candidate = {
    kind: 'concept',
    concept,
    detail: undefined,
    page: undefined,
    clickText: undefined,
    selector: undefined,
    name: undefined,
    first: mark.first,
    last: mark.last,
    tokens: mark.tokens,
    weak: true,
    typos: mark.typos,
    gap: mark.gap,
    score: mark.score,
  }
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

/** Charts that the goals ask for: a funnel, one figure by a dimension, or a course over time. */
export function dashboardsOf(state: PlanState): DashboardDraft[] {
  const found: DashboardDraft[] = []
  let earlier: Draft[] = []
  for (const read of state.sentences) {
    const { sentence } = read
    const plain = (match: Match): boolean => {
      const zone = read.zones.zones[match.first - sentence.from]
      return zone === 'plain' || zone === 'who'
    }
    const by = dimensionOf(read, plain)
    const funnel = marksOf(sentence, 'funnel').some(plain)
    const wanted = marksOf(sentence, 'dashboard').find(plain)
    if ((funnel || wanted || by) && !read.zones.audience) {
      const from = wanted?.first ?? sentence.from
      const behind = read.drafts.filter((draft) => draft.candidate.first >= from)
      const events = behind.length > 0 ? behind : read.drafts.length > 0 ? read.drafts : earlier
      const unique = events.filter((draft) => draft.candidate.kind !== 'custom' || events.length === 1)
      if (unique.length > 0) {
        const chart = funnel && unique.length > 1 ? 'funnel' : by && !/^(?:date|week|month)$/.test(by) ? 'breakdown' : 'trend'
        found.push({
          chart,
          events: unique,
          ...(by && chart === 'breakdown' ? { dimension: by } : {}),
          because: spanOf(state.analysis, sentence.from, sentence.to - 1),
        })
      }
    }
    if (read.drafts.length > 0) earlier = [...earlier, ...read.drafts]
  }
  return found
}

function dimensionOf(read: ReadSentence, plain: (match: Match) => boolean): string | undefined {
  const { sentence } = read
  const strong = hasMark(sentence, 'dashboard')
  let best: Match | undefined
  for (const match of sentence.matches) {
    if (match.pattern.kind !== 'dimension' || !plain(match)) continue
    if (match.tokens.some((at) => read.parameterTokens.has(at))) continue
    const near = marksOf(sentence, 'by').some((mark) => mark.last < match.first && match.first - mark.last <= (strong ? 3 : 2))
    const own = match.tokens.length > 1 && strong
    if ((near || own) && (!best || match.score > best.score)) best = match
  }
  return best?.pattern.id
}
