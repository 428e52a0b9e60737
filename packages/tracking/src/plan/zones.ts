import { type Analysis, colonIn, foldAt, hasMark, isPunct, joins, marksOf, markStarts, range, type Sentence, weakMarksOf } from './analysis.ts'
import { dismissalsOf } from './dismissals.ts'
import { dropOutAt } from './dropouts.ts'
import type { Match } from './match.ts'
import type { Section } from './sections.ts'
import { wordSet } from './text.ts'

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
    const told = sentence.matches.some((match) => match.last < mark.first && match.pattern.kind !== 'mark')
    if (told || analysis.tokens.slice(sentence.from, mark.first).some(({ kind }) => kind === 'path' || kind === 'url'))
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
  // 'no sé', but of an audience 'los que no se suscribieron'.
  const excused = marksOf(sentence, 'negateNot').filter(({ last }) => !people || foldAt(analysis, last) !== 'se')
  for (const mark of dropOut === undefined ? marksOf(sentence, 'negate') : []) {
    if (excused.some((match) => match.first <= mark.first && mark.first <= match.last)) continue
    if (concepts.some((match) => match.tokens.length > 1 && match.tokens.includes(mark.first))) continue
    if (sentence.matches.some(({ pattern, tokens }) => pattern.id === 'no_results' && tokens.includes(mark.first))) continue
    if (zones[mark.first - sentence.from] === 'background' && background) continue
    const to = negationEnd(analysis, sentence, mark.last + 1)
    const conversion = marksOf(sentence, 'conversion').find((match) => match.first > mark.last && match.first < to)
    const behind = sentence.matches.filter((match) => match.first > mark.last && match.first < to)
    const ahead = behind.filter(({ pattern }) => (pattern.kind === 'concept' || pattern.kind === 'page') && !pattern.weak)
    if (conversion && !ahead.some((match) => match.first < conversion.first)) {
      deniedConversions.add(conversion)
      continue
    }
    const before = sentence.matches.some(({ pattern, last }) => pattern.kind === 'concept' && last < mark.first && zones[last - sentence.from] === 'plain')
    const contrasted = audience && marksOf(sentence, 'contrast').some((match) => match.last === mark.first - 1)
    const backward = !contrasted && ahead.length === 0 && before && !hasObjectAfterVerb(analysis, sentence, mark.last + 1, to)
    const doing = behind.some(({ pattern }) => pattern.kind === 'action')
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

/** Background runs up to the first word that asks for something, or to a colon. A passive wish at the end ('... should be tracked') makes all of it a wish. */
function paintBackground(analysis: Analysis, sentence: Sentence, paint: (from: number, to: number, zone: Zone) => void): boolean {
  const [mark] = marksOf(sentence, 'background')
  if (!mark || sentence.header || hasMark(sentence, 'wishPassive')) return false
  const open = range(sentence.from, mark.first - 1).findLast((at) => isPunct(analysis, at, /^[()]$/))
  if (open !== undefined && analysis.tokens[open]?.text === '(') {
    // '(it is another shop)' describes the words before it.
    paint(open, clauseEnd(analysis, sentence, mark.last + 1), 'background')
    return false
  }
  const wishes = marksOf(sentence, 'wish', 'dashboard').filter((match) => !match.tokens.some((token) => mark.tokens.includes(token)))
  if (wishes.some((match) => match.first < mark.first)) return false
  const first = Math.min(colonOfWishes(analysis, sentence, mark) ?? sentence.to, ...wishes.map((match) => match.first))
  paint(sentence.from, first, 'background')
  return first === sentence.to
}

const headingMarks = wordSet('people background reason polite and all store contrast goalWord vague notEvent')
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
  if (!/^(?:so|damit|que|qu)$/.test(foldAt(analysis, mark.last)) && analysis.tokens[mark.first]?.fold !== 'so') return false
  return marksOf(sentence, 'wish').some((wish) => wish.first > mark.last && wish.first - mark.last <= 3)
}

/** Where a clause ends that begins at `from`: at a contrast or the next sign. `long`: a sign that opens it does not end it. */
function clauseEnd(analysis: Analysis, sentence: Sentence, from: number, long = false): number {
  const contrasts = markStarts(sentence, 'contrast')
  const ends = (at: number): boolean => contrasts.has(at) || isPunct(analysis, at, long && at === from ? /^\)$/ : undefined)
  return range(from, sentence.to - 1).find(ends) ?? sentence.to
}

/** A negation reaches over a list, and ends at a contrast, a bracket, or a comma or 'and' behind which something is wished. */
function negationEnd(analysis: Analysis, sentence: Sentence, from: number): number {
  const contrasts = markStarts(sentence, 'contrast')
  const ands = markStarts(sentence, 'and')
  const said = analysis.tokens.slice(sentence.from, from).map(({ text }) => text)
  const opened = said.filter((text) => text === '(').length > said.filter((text) => text === ')').length
  /** Behind a separator another group of people, or a wish, begins. */
  const begins = (at: number): boolean => {
    const people = marksOf(sentence, 'people').find(({ first }) => first > at && first - at <= 4)
    if (people && relative.test(foldAt(analysis, people.last + 1))) return true
    if (analysis.tokens.slice(at + 1, at + 4).some((word) => secondGroup.test(word.fold))) return true
    if (people && people.first - at <= 2 && analysis.tokens[at]?.text === ',' && /^(?:a|gibt|hay|is|are)$/.test(said.at(-2) ?? '')) return true
    const wish = marksOf(sentence, 'wish', 'markAs').find(({ first }) => first > at && first - at <= 3)
    return wish !== undefined && !marksOf(sentence, 'negate').some(({ first }) => first > at && first <= wish.first)
  }
  const ends = (at: number): boolean =>
    isPunct(analysis, at, opened ? /^[):]$/ : /^:$/) || (at > from && (contrasts.has(at) || ((isPunct(analysis, at) || ands.has(at)) && begins(at))))
  return range(from, sentence.to - 1).find(ends) ?? sentence.to
}

function negationStart(analysis: Analysis, sentence: Sentence, at: number): number {
  // 'Cookie choice we do not need': the verb belongs to the negation when nothing to measure stands between them.
  const parted = (wish: Match): boolean => sentence.matches.some(({ pattern, first, last }) => pattern.kind === 'concept' && first > wish.last && last < at)
  const stops = new Set([...marksOf(sentence, 'contrast'), ...marksOf(sentence, 'wish').filter(parted)].map(({ last }) => last))
  const stopped = (i: number): boolean => (i < at - 1 && (stops.has(i) || analysis.tokens[i]?.text === ':')) || analysis.tokens[i]?.text === '('
  return (range(sentence.from, at - 1).findLast(stopped) ?? sentence.from - 1) + 1
}

/** Whether more than verbs of measuring stands in the range. */
function hasObjectAfterVerb(analysis: Analysis, sentence: Sentence, from: number, to: number): boolean {
  const verbs = new Set([...weakMarksOf(sentence, 'wish'), ...marksOf(sentence, 'store', 'wishPassive', 'polite')].flatMap(({ tokens }) => tokens))
  return range(from, to - 1).some((at) => !joins(analysis, at) && !verbs.has(at))
}

const without = /^(?:without|sin|sans|ohne|except|excepto|salvo|sauf|ausser|hors)$/

/** An audience: named so, or people who did one thing and did not do another. */
function isAudience(analysis: Analysis, sentence: Sentence): boolean {
  if (hasMark(sentence, 'audience')) return true
  return marksOf(sentence, 'people').some((people) => {
    const behind = range(people.last + 1, Math.min(people.last + 3, sentence.to - 1))
    const who = behind.findLast((at) => relative.test(foldAt(analysis, at)))
    const negation = who === undefined ? undefined : marksOf(sentence, 'negate').find((mark) => mark.first > who)
    if (who === undefined || !negation) return false
    // '..., without page views': a list goes on, it is not what these people did not do.
    if (isPunct(analysis, negation.first - 1) && without.test(foldAt(analysis, negation.first))) return false
    const contrasts = marksOf(sentence, 'contrast')
    const doings = sentence.matches.filter(
      ({ pattern, first }) => (pattern.kind === 'concept' && !pattern.weak) || (pattern.kind === 'action' && first > negation.last),
    )
    const done = (from: number, to: number): boolean => doings.some(({ first, last }) => first > from && last < to)
    const turned = contrasts.some(({ last }) => last === negation.first - 1)
    if (done(who, negation.first) && (turned || done(negation.last, Infinity))) return true
    // 'people who did not buy but added to the cart'
    if (contrasts.some(({ first, last }) => first > negation.last && done(negation.last, first) && done(last, Infinity))) return true
    // 'ceux qui voient le produit mais ne l'achètent pas': the negation stands behind the verb.
    return contrasts.some(({ first, last }) => done(who, first) && done(last, negation.first))
  })
}
