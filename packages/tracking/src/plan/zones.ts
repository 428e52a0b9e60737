import { colonIn, hasMark, joins, marksOf } from './analysis.ts'
import type { Analysis, Sentence } from './analysis.ts'
import { dropOutAt } from './dropouts.ts'
import { dismissalsOf } from './dismissals.ts'
import type { Match } from './match.ts'
import type { Section } from './sections.ts'

/**
 * How the words of a sentence are to be read. `plain` words may ask for events; `background` and `reason` tell a story; `after` only says when;
 * `negated` words say what not to measure; `who` words describe an audience, `whoNot` what its people did not do.
 */
export type Zone = 'plain' | 'background' | 'reason' | 'after' | 'negated' | 'who' | 'whoNot'

export interface SentenceZones {
  /** By token index minus `sentence.from`. */
  zones: Zone[]
  audience: boolean
  /** Where begins what the people of a drop-out did not do. */
  dropOut: number | undefined
  /** Conversion marks that are denied: 'but not as a conversion'. */
  deniedConversions: ReadonlySet<Match>
  /** Words of events that are denied to be conversions by an elliptical negation: 'trials are conversions, upgrades are not'. */
  deniedTokens: ReadonlySet<number>
}

/** Opens a second group of people: '..., and another with visitors of /pricing'. */
export const secondGroup = /^(?:another|second|otra|otro|segunda|segundo|autre|seconde|deuxieme|zweite|zweiter|zweites|weitere)$/

const relative = /^(?:who|that|que|quienes|quien|qui|die|der|welche)$/

/** Reads negation, background and audience of a sentence. `role`: what the layout says; `afterConversion`: the sentence before spoke of conversions. */
export function zonesOf(analysis: Analysis, sentence: Sentence, role: Section['role'], afterConversion = false): SentenceZones {
  const zones: Zone[] = Array.from({ length: sentence.to - sentence.from }, () => (role === 'negated' ? 'negated' : 'plain'))
  const paint = (from: number, to: number, zone: Zone): void => {
    for (let i = Math.max(from, sentence.from); i < Math.min(to, sentence.to); i++) zones[i - sentence.from] = zone
  }
  for (const mark of marksOf(sentence, 'after')) {
    if (sentence.matches.some((match) => match.last < mark.first && match.pattern.kind !== 'mark') || hasPathBefore(analysis, sentence, mark.first))
      paint(mark.first, clauseEnd(analysis, sentence, mark.last + 1), 'after')
  }
  for (const mark of marksOf(sentence, 'reason'))
    if (!stillAsks(analysis, sentence, mark)) paint(mark.first, clauseEnd(analysis, sentence, mark.last + 1, true), 'reason')
  const heading = headingEnd(analysis, sentence)
  if (heading !== undefined) paint(sentence.from, heading, 'background')
  const background = paintBackground(analysis, sentence, paint)
  const deniedConversions = new Set<Match>()
  const deniedTokens = new Set<number>()
  const people = isAudience(analysis, sentence)
  const dropOut = people ? undefined : dropOutAt(analysis, sentence)
  const audience = people || dropOut !== undefined
  if (dropOut !== undefined) paint(dropOut, sentence.to, 'whoNot')
  const concepts = sentence.matches.filter((match) => match.pattern.kind === 'concept' && (!match.pattern.weak || match.pattern.needs === undefined))
  const excused = marksOf(sentence, 'negateNot')
  for (const mark of dropOut === undefined ? marksOf(sentence, 'negate') : []) {
    if (excused.some((match) => match.first <= mark.first && mark.first <= match.last)) continue
    if (concepts.some((match) => match.tokens.length > 1 && match.tokens.includes(mark.first))) continue
    if (zones[mark.first - sentence.from] === 'background' && background) continue
    const to = negationEnd(analysis, sentence, mark.last + 1)
    const conversion = marksOf(sentence, 'conversion').find((match) => match.first > mark.last && match.first < to)
    const ahead = sentence.matches.filter(
      (match) => match.first > mark.last && match.first < to && (match.pattern.kind === 'concept' || match.pattern.kind === 'page') && !match.pattern.weak,
    )
    if (conversion && !ahead.some((match) => match.first < conversion.first)) {
      deniedConversions.add(conversion)
      continue
    }
    const objects = ahead.length > 0 || hasOwnObject(analysis, mark.last + 1, to)
    const before = sentence.matches.some(
      (match) => match.pattern.kind === 'concept' && match.last < mark.first && zones[match.last - sentence.from] === 'plain',
    )
    const contrasted = audience && marksOf(sentence, 'contrast').some((match) => match.last === mark.first - 1)
    const backward = !contrasted && ahead.length === 0 && before && (!hasObjectAfterVerb(analysis, sentence, mark.last + 1, to) || !objects)
    const doing = sentence.matches.some((match) => match.pattern.kind === 'action' && match.first > mark.last && match.first < to)
    const from = backward && !(audience && doing) ? negationStart(analysis, sentence, mark.first) : mark.first
    const earlier = marksOf(sentence, 'conversion').find((match) => match.last < mark.first)
    if (backward && (earlier || (afterConversion && mark.last === sentence.to - 1))) {
      for (let i = Math.max(from, (earlier?.last ?? -1) + 1); i < mark.first; i++) deniedTokens.add(i)
      continue
    }
    paint(from, to, audience ? 'whoNot' : 'negated')
  }
  if (audience) for (let i = 0; i < zones.length; i++) if (zones[i] === 'plain') zones[i] = 'who'
  for (const { from, to } of dismissalsOf(analysis, sentence)) paint(from, to, 'negated')
  if (role === 'heading' || role === 'background') paint(sentence.from, sentence.to, 'background')
  return { zones, audience, dropOut, deniedConversions, deniedTokens }
}

function hasPathBefore(analysis: Analysis, sentence: Sentence, at: number): boolean {
  for (let i = sentence.from; i < at; i++) if (analysis.tokens[i]?.kind === 'path' || analysis.tokens[i]?.kind === 'url') return true
  return false
}

/** Background runs up to the first word that asks for something, or to a colon. A passive wish at the end ('... should be tracked') makes all of it a wish. */
function paintBackground(analysis: Analysis, sentence: Sentence, paint: (from: number, to: number, zone: Zone) => void): boolean {
  const mark = marksOf(sentence, 'background')[0]
  if (!mark) return false
  const wishes = [...marksOf(sentence, 'wish'), ...marksOf(sentence, 'dashboard')].filter((match) => !match.tokens.some((token) => mark.tokens.includes(token)))
  const before = wishes.find((match) => match.first < mark.first)
  if (before) return false
  if (marksOf(sentence, 'wishPassive').length > 0) return false
  if (sentence.header) return false
  const first = wishes.reduce((least, match) => Math.min(least, match.first), colonOfWishes(analysis, sentence, mark) ?? sentence.to)
  paint(mark.first, first, 'background')
  if (mark.first > sentence.from) paint(sentence.from, mark.first, 'background')
  return first === sentence.to
}

const headingMarks: ReadonlySet<string> = new Set([
  'people',
  'background',
  'reason',
  'polite',
  'and',
  'all',
  'store',
  'contrast',
  'goalWord',
  'vague',
  'notEvent',
])
const longestHeading = 6

/** 'For our club: donations and memberships', 'Concretely: ...': a few words that ask for nothing, in front of a colon behind which something is asked for. */
function headingEnd(analysis: Analysis, sentence: Sentence): number | undefined {
  const colon = colonIn(analysis, sentence.from + 1, Math.min(sentence.to - 1, sentence.from + longestHeading + 1))
  if (colon === undefined) return undefined
  // 'Courses: ...' names what one offers; a page is asked for by more than its name.
  const asks = ({ pattern, tokens }: Match) =>
    !pattern.weak && (pattern.kind === 'mark' ? !headingMarks.has(pattern.id) && !tokens.every((at) => joins(analysis, at)) : pattern.kind === 'concept')
  if (sentence.matches.some((match) => match.first < colon && asks(match))) return undefined
  if (analysis.tokens.slice(sentence.from, colon).some(({ kind }) => kind !== 'word')) return undefined
  return sentence.matches.some((match) => match.first > colon && match.pattern.kind === 'concept' && !match.pattern.weak) ? colon : undefined
}

/** 'We are a hotel: measure bookings', 'We are a hotel: bookings, enquiries': behind the colon stands what is wished, unless another sentence says that. */
function colonOfWishes(analysis: Analysis, sentence: Sentence, background: Match): number | undefined {
  const colon = colonIn(analysis, background.last + 1, sentence.to)
  if (colon === undefined) return undefined
  const asks = (each: Sentence) => marksOf(each, 'wish').some((wish) => each !== sentence || wish.first > colon)
  return asks(sentence) || !analysis.sentences.some(asks) ? colon : undefined
}

/** '... so that we know how often X happens': the wish itself, not a reason. */
function stillAsks(analysis: Analysis, sentence: Sentence, mark: Match): boolean {
  if (!/^(?:so|damit|que|qu)$/.test(analysis.tokens[mark.last]?.fold ?? '') && analysis.tokens[mark.first]?.fold !== 'so') return false
  return marksOf(sentence, 'wish').some((wish) => wish.first > mark.last && wish.first - mark.last <= 3)
}

function clauseEnd(analysis: Analysis, sentence: Sentence, from: number, long = false): number {
  for (let i = from; i < sentence.to; i++) {
    const token = analysis.tokens[i]
    if (token?.kind === 'punct' && (!long || token.text === ')')) return i
    if (marksOf(sentence, 'contrast').some((match) => match.first === i)) return i
    if (long && i > from && token?.kind === 'punct') return i
  }
  return sentence.to
}

/** A negation reaches over a list, and ends at a contrast, a bracket, or a comma or 'and' behind which something is wished. */
function negationEnd(analysis: Analysis, sentence: Sentence, from: number): number {
  const contrasts = marksOf(sentence, 'contrast')
  const wishes = [...marksOf(sentence, 'wish'), ...marksOf(sentence, 'markAs')]
  const opened =
    analysis.tokens.slice(sentence.from, from).filter((token) => token.text === '(').length >
    analysis.tokens.slice(sentence.from, from).filter((token) => token.text === ')').length
  for (let i = from; i < sentence.to; i++) {
    const token = analysis.tokens[i]
    if (!token) break
    if (token.kind === 'punct' && ((token.text === ')' && opened) || token.text === ':')) return i
    if (i > from && contrasts.some((match) => match.first === i)) return i
    const separator = token.kind === 'punct' || marksOf(sentence, 'and').some((match) => match.first === i)
    if (separator && i > from) {
      const people = marksOf(sentence, 'people').find((match) => match.first > i && match.first - i <= 4)
      if (people && relative.test(analysis.tokens[people.last + 1]?.fold ?? '')) return i
      if (analysis.tokens.slice(i + 1, i + 4).some((word) => secondGroup.test(word.fold))) return i
      const wish = wishes.find((match) => match.first > i && match.first - i <= 3)
      if (wish && !marksOf(sentence, 'negate').some((match) => match.first > i && match.first <= wish.first)) return i
    }
  }
  return sentence.to
}

function negationStart(analysis: Analysis, sentence: Sentence, at: number): number {
  // 'Cookie choice we do not need': the verb belongs to the negation when nothing to measure stands between them.
  const stops = [
    ...marksOf(sentence, 'contrast'),
    ...marksOf(sentence, 'wish').filter((wish) =>
      sentence.matches.some((match) => match.pattern.kind === 'concept' && match.first > wish.last && match.last < at),
    ),
  ].filter((match) => match.last < at - 1)
  for (let i = at - 1; i >= sentence.from; i--) {
    const stop = stops.find((match) => match.last === i)
    if (stop) return i + 1
    if ((analysis.tokens[i]?.text === ':' && i < at - 1) || analysis.tokens[i]?.text === '(') return i + 1
  }
  return sentence.from
}

function hasOwnObject(analysis: Analysis, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const token = analysis.tokens[i]
    if (token && token.kind !== 'punct' && !joins(analysis, i)) return true
  }
  return false
}

/** Whether more than verbs of measuring stands in the range. */
function hasObjectAfterVerb(analysis: Analysis, sentence: Sentence, from: number, to: number): boolean {
  const verbs = new Set(
    [...marksOf(sentence, 'wish', true), ...marksOf(sentence, 'store'), ...marksOf(sentence, 'wishPassive'), ...marksOf(sentence, 'polite')].flatMap(
      (match) => match.tokens,
    ),
  )
  for (let i = from; i < to; i++) if (!joins(analysis, i) && !verbs.has(i)) return true
  return false
}

/** An audience: named so, or people who did one thing and did not do another. */
function isAudience(analysis: Analysis, sentence: Sentence): boolean {
  if (hasMark(sentence, 'audience')) return true
  for (const people of marksOf(sentence, 'people')) {
    let who = -1
    for (let i = people.last + 1; i <= people.last + 3 && i < sentence.to; i++) if (relative.test(analysis.tokens[i]?.fold ?? '')) who = i
    if (who < 0) continue
    const negation = marksOf(sentence, 'negate').find((mark) => mark.first > who)
    // '..., without page views': a list goes on, it is not what these people did not do.
    if (
      negation &&
      analysis.tokens[negation.first - 1]?.kind === 'punct' &&
      /^(?:without|sin|sans|ohne|except|excepto|salvo|sauf|ausser|hors)$/.test(analysis.tokens[negation.first]?.fold ?? '')
    )
      continue
    if (!negation) continue
    const turned = marksOf(sentence, 'contrast').some((match) => match.last === negation.first - 1)
    const concepts = sentence.matches.filter(
      (match) => (match.pattern.kind === 'concept' && !match.pattern.weak) || (match.pattern.kind === 'action' && match.first > negation.last),
    )
    if (concepts.some((match) => match.first > who && match.last < negation.first) && (turned || concepts.some((match) => match.last > negation.first)))
      return true
    // 'ceux qui voient le produit mais ne l'achètent pas': the negation stands behind the verb.
    if (
      marksOf(sentence, 'contrast').some(
        (contrast) =>
          concepts.some((match) => match.first > who && match.last < contrast.first) &&
          concepts.some((match) => match.first > contrast.last && match.last < negation.first),
      )
    )
      return true
  }
  return false
}
