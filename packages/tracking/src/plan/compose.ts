import { toAscii } from '../ga4/names.ts'
import { type Analysis, foldAt, isPunct, joins, marksOf, markStarts, markTokens, range, type Sentence, stretchesOf, tokensWhere } from './analysis.ts'
import { type Candidate, unphrased } from './candidates.ts'
import { cellOf, defaultOutcome } from './grid.ts'
import { allThings, best } from './gridMatches.ts'
import type { Match } from './match.ts'
import { eventNameFrom } from './names.ts'
import { wordSet } from './text.ts'

/** A stretch between separators with the things and outcomes it names. */
interface Segment {
  first: number
  last: number
  things: Match[]
  outcomes: Match[]
  /** Words that are neither, nor frame. */
  others: number
  framed: ReadonlySet<number>
}

/** A thing with what happens to it, as read from the words. */
interface Reading {
  thing: Match | undefined
  thingId: string
  outcome: Match | undefined
  outcomeId: string
  segment: Segment
  /** The thing stands in the goal's own words. */
  own?: true
  /** Both stand somewhere in the sentence: good for a suggestion. */
  distant?: true
}

const frame: ReadonlySet<string> = new Set(
  (
    'wish wishPassive when people polite all only conversion markAs with which by and contrast onPage after called button page visit click worth goalWord ' +
    'negate negateNot'
  ).split(' '),
)

/** 'revenue by product category' looks at no category. */
const isCharted = (sentence: Sentence, { first }: Match): boolean => marksOf(sentence, 'by').some(({ last }) => first > last && first - last <= 2)

const separator = /^[,()/+&>:→]$/

function segmentsOf(analysis: Analysis, sentence: Sentence): Segment[] {
  const things = best(sentence, 'thing')
  const outcomes = best(sentence, 'outcome')
  const inside = new Set([...things, ...outcomes].flatMap(({ first, last }) => range(first + 1, last)))
  const cuts = markTokens(sentence, 'and', 'contrast')
  const framed = tokensWhere(sentence, ({ pattern }) => pattern.kind === 'mark' && frame.has(pattern.id))
  return stretchesOf(sentence, (at) => isPunct(analysis, at, separator) || (cuts.has(at) && !inside.has(at))).map(({ first, last }) => {
    const within = (match: Match) => match.first >= first && match.last <= last
    const own = { things: things.filter(within), outcomes: outcomes.filter(within) }
    const known = new Set([...own.things, ...own.outcomes].flatMap(({ tokens }) => tokens))
    const others = range(first, last).filter((at) => !joins(analysis, at) && !framed.has(at) && !known.has(at)).length
    return { first, last, ...own, others, framed }
  })
}

const apart = (a: Match, b: Match): number => Math.max(a.first - b.last, b.first - a.last)
const disjoint = (a: Match, b: Match): boolean => !a.tokens.some((token) => b.tokens.includes(token))

/** Reads a sentence on the grid. `topic`: the thing that the heading above names; `listed`: its parts may be wishes by their mere name; `affirmed`: outcomes that the columns
 * of a table affirm for it. */
export function readingsOf(analysis: Analysis, sentence: Sentence, topic: string | undefined, listed: boolean, affirmed: readonly string[] = []): Reading[] {
  const readings: Reading[] = []
  const segments = segmentsOf(analysis, sentence)
  let lastThing: string | undefined = topic
  let shared: Match | undefined
  const row = segments.find(({ things }) => things.length > 0)
  const [rowThing] = row?.things ?? []
  if (row && rowThing && affirmed.length > 0)
    return affirmed.map((outcomeId) => ({ thing: rowThing, thingId: rowThing.pattern.id, outcome: undefined, outcomeId, segment: row }))
  segments.forEach((each, index) => {
    const pairs = pairsIn(each)
    if (pairs.length > 0) {
      readings.push(...pairs)
      const [pair] = pairs
      lastThing = pairs.at(-1)?.thingId ?? lastThing
      shared = pair?.outcome && pair.thing && pair.outcome.first < pair.thing.first ? pair.outcome : undefined
      return
    }
    const [thing] = each.things
    if (thing) {
      const outcome = each.outcomes.length > 0 ? undefined : (shared ?? sharedBehind(segments, index))
      lastThing = thing.pattern.id
      if (outcome && outcome.pattern.id !== 'make' && each.others <= 1)
        return void readings.push({ thing, thingId: thing.pattern.id, outcome, outcomeId: outcome.pattern.id, segment: each })
      const byDefault = defaultOutcome(thing.pattern.id)
      if (byDefault && listed && !isCharted(sentence, thing) && each.others <= 2 && !ownedBehind(segments, index) && !hasVerb(sentence, each))
        readings.push({ thing, thingId: thing.pattern.id, outcome: undefined, outcomeId: byDefault, segment: each })
      return
    }
    shared = undefined
    const owner = lastThing ?? segments[index + 1]?.things[0]?.pattern.id
    const own = each.others > 0 ? each.outcomes.flatMap((one) => inOwnWords(analysis, each, one) ?? []) : []
    if (own.length > 0) return void readings.push(...own)
    if (owner && each.others <= 2)
      for (const one of each.outcomes.filter(({ pattern }) => pattern.id !== 'make').slice(0, 2))
        readings.push({ thing: undefined, thingId: owner, outcome: one, outcomeId: one.pattern.id, segment: each })
  })
  return readings
}

/** Each thing of a sentence with each outcome of it, however far apart; `before`: the sentence whose last thing the outcomes may belong to. */
export function distantReadings(sentence: Sentence, before: Sentence | undefined): Reading[] {
  const things = allThings(sentence)
  const outcomes = best(sentence, 'outcome')
  const segment = { first: sentence.from, last: sentence.to - 1, things, outcomes, others: 0, framed: new Set<number>() }
  const paired = outcomes.flatMap((outcome) =>
    things.flatMap((thing): Reading[] => {
      const outcomeId = disjoint(thing, outcome) ? doneTo(outcome, thing) : undefined
      return outcomeId ? [{ thing, thingId: thing.pattern.id, outcome, outcomeId, segment, distant: true }] : []
    }),
  )
  const topic = before && topicOf(before)
  const carried = topic
    ? outcomes
        .filter(({ pattern }) => pattern.id !== 'make')
        .map((outcome): Reading => ({ thing: undefined, thingId: topic, outcome, outcomeId: outcome.pattern.id, segment, distant: true }))
    : []
  return [...paired, ...carried]
}

/** 'rotate the 3D model': the thing is what something is done to, in words of the goal's own. */
const hasVerb = (sentence: Sentence, { first, last }: Segment): boolean =>
  sentence.matches.some(({ pattern, first: from, last: to }) => pattern.kind === 'verb' && from >= first && to <= last)

function pairsIn(each: Segment): Reading[] {
  return each.outcomes.flatMap((outcome) => {
    const [thing] = each.things.filter((other) => disjoint(other, outcome)).sort((a, b) => apart(a, outcome) - apart(b, outcome))
    const outcomeId = thing && doneTo(outcome, thing)
    return thing && outcomeId ? [{ thing, thingId: thing.pattern.id, outcome, outcomeId, segment: each }] : []
  })
}

/** 'make a claim', 'einen Schaden melden': a verb that says only that something is done to a thing means what is commonly done to it. */
const doneTo = ({ pattern }: Match, thing: Match): string | undefined => (pattern.id === 'make' ? defaultOutcome(thing.pattern.id) : pattern.id)

/** 'boost bought', 'connects Slack': a thing that the table does not know, by its English words. */
function inOwnWords(analysis: Analysis, each: Segment, outcome: Match): Reading | undefined {
  if (analysis.language !== 'en' || plainDoings.has(outcome.pattern.id)) return undefined
  const done = new Set(each.outcomes.flatMap(({ tokens }) => tokens))
  const content = (at: number): boolean => analysis.tokens[at]?.kind === 'word' && !joins(analysis, at) && !each.framed.has(at) && !done.has(at)
  /** At most two words next to the outcome, in order of reading away from it. */
  const take = (near: readonly number[]): number[] => {
    const from = near.findIndex((at) => !joins(analysis, at) || isPunct(analysis, at))
    const own = near.slice(from < 0 ? near.length : from).slice(0, 2)
    const end = own.findIndex((at) => !content(at))
    return end < 0 ? own : own.slice(0, end)
  }
  const before = take(range(each.first, outcome.first - 1).toReversed()).toReversed()
  const behind = take(range(outcome.last + 1, each.last))
  const passive = /(?:ed|en|t|ion|ions)$/.test(foldAt(analysis, outcome.first))
  const [first, second] = passive ? [before, behind] : [behind, before]
  const words = first.length > 0 ? first : second
  if (words.length === 0) return undefined
  return {
    thing: { ...outcome, tokens: words, own: words, first: words[0] ?? 0, last: words.at(-1) ?? 0, typos: 0 },
    thingId: words.map((at) => toAscii(analysis.tokens[at]?.text ?? '').toLowerCase()).join('_'),
    outcome,
    outcomeId: outcome.pattern.id,
    segment: each,
    own: true,
  }
}

const plainDoings = wordSet('make use view step enter complete check reach place no_results not_met out_of_area')

/** 'brochure, price list or data sheet downloaded': the outcome stands at the end of the list. */
function sharedBehind(segments: readonly Segment[], index: number): Match | undefined {
  for (const next of segments.slice(index + 1, index + 5)) {
    if (next.things.length === 0 || next.others > 1) return undefined
    const outcome = next.outcomes.find((one) => next.things.some((thing) => disjoint(thing, one) && thing.last < one.first))
    if (outcome) return outcome
    if (next.outcomes.length > 0) return undefined
  }
  return undefined
}

/** 'Video: started, watched to the end': what happens to the thing stands in the next parts. */
function ownedBehind(segments: readonly Segment[], index: number): boolean {
  const next = segments[index + 1]
  return next !== undefined && next.things.length === 0 && next.outcomes.length > 0 && next.others <= 2
}

/** 'save a configuration' is no `save_configurator`: the English words name the event. */
function wordsOf({ language, tokens }: Analysis, thing: Match | undefined): string | undefined {
  if (language !== 'en' || !thing || thing.typos > 0) return undefined
  return thing.tokens
    .map((at) => (tokens[at]?.fold ?? '').replace(/(?<=[a-z]{3})(?<!s|u|i)s$/, ''))
    .join('_')
    .replace(/[^a-z0-9]+/g, '_')
}

/** How a thing and an outcome stand to each other and to the others of their sentence, as names of features for the judge. */
function hintsOf(analysis: Analysis, sentence: Sentence, thing: Match | undefined, outcome: Match | undefined): string[] {
  if (!thing || !outcome || thing.first === outcome.first) return []
  const [from, to] = [Math.min(thing.last, outcome.last) + 1, Math.max(thing.first, outcome.first) - 1]
  const [things, outcomes] = [best(sentence, 'thing'), best(sentence, 'outcome')]
  const ands = markStarts(sentence, 'and', 'contrast')
  const inside = (match: Match): boolean => match.first >= from && match.last <= to
  const rank = (others: readonly Match[], self: Match, other: Match): number =>
    Math.min(3, others.filter((each) => disjoint(each, self) && disjoint(each, other) && apart(each, other) < apart(self, other)).length)
  const cuts = range(from, to).filter((at) => isPunct(analysis, at) || ands.has(at)).length
  const [near, far] = [rank(things, thing, outcome), rank(outcomes, outcome, thing)]
  const order = outcome.first < thing.first ? 'before' : 'behind'
  const how = `${near}${far}${Math.min(3, cuts)}${order}`
  const people = marksOf(sentence, 'people', 'wish', 'when').some(
    (mark) => mark.last < Math.min(thing.first, outcome.first) && Math.min(thing.first, outcome.first) - mark.last <= 2,
  )
  const exact = thing.typos + outcome.typos === 0
  return [
    `near:${near}`,
    `far:${far}`,
    `cuts:${Math.min(3, cuts)}`,
    `order:${analysis.language}:${order}`,
    `how:${how}`,
    `led:${people}:${how}`,
    `between:${Math.min(2, things.filter(inside).length)}${Math.min(2, outcomes.filter(inside).length)}`,
    `exact:${exact}`,
    `alone:${things.length === 1}${outcomes.length === 1}:${order}`,
    `words:${thing.tokens.length > 1}:${near + far === 0}`,
  ]
}

/** A reading as something that may become an event. */
export function candidateOf(
  analysis: Analysis,
  sentence: Sentence,
  { thing, thingId, outcome, outcomeId, segment: { first, last }, own, distant }: Reading,
): Candidate {
  // 'opens the page of a room' looks at it.
  const [from, to] = [Math.min(thing?.first ?? first, outcome?.first ?? first), Math.max(thing?.last ?? last, outcome?.last ?? last)]
  const onPage = outcomeId === 'open' && marksOf(sentence, 'page').some((mark) => mark.first > from && mark.last < to)
  const { concept, name } = cellOf(wordsOf(analysis, thing) ?? thingId, onPage ? 'view' : outcomeId, thingId)
  const tokens = [...new Set([...(thing?.tokens ?? []), ...(outcome?.tokens ?? [])])].sort((a, b) => a - b)
  const inside = outcome !== undefined && outcome.first >= first && outcome.last <= last
  const how = thing && outcome ? (inside ? 'pair' : 'shared') : thing ? 'default' : 'implied'
  return unphrased({
    kind: concept ? 'concept' : 'custom',
    concept,
    name: concept ? undefined : own ? eventNameFrom(name) : name,
    first: tokens[0] ?? first,
    last: tokens.at(-1) ?? last,
    tokens,
    weak: !thing || !outcome,
    typos: (thing?.typos ?? 0) + (outcome?.typos ?? 0),
    gap: distant && thing && outcome ? Math.max(0, apart(thing, outcome) - 1) : 0,
    grid: { how: distant ? (thing ? 'distant' : 'carried') : own ? 'words' : how, thing: own && !distant ? 'own' : thingId, outcome: outcomeId },
    hints: hintsOf(analysis, sentence, thing, outcome),
  })
}

/** The thing that a heading, or a line in front of a list, is about. */
export function topicOf(sentence: Sentence): string | undefined {
  return best(sentence, 'thing').at(-1)?.pattern.id
}

/** Phrases of the lexicons that a thing with its outcome explains better: a refused payment is no script error, a cancelled booking no subscription. */
const greedy = wordSet('exception cancelSubscription backInStock like levelEnd joinGroup tutorialBegin tutorialComplete')

function yields(phrase: Candidate, cell: Candidate): boolean {
  if (cell.grid?.how === 'words' || phrase.kind !== 'concept' || phrase.clickText !== undefined || phrase.selector !== undefined) return false
  const covered = phrase.tokens.filter((token) => cell.tokens.includes(token)).length
  if (greedy.has(phrase.concept ?? '') && cell.grid?.how === 'pair' && !['login', 'registration'].includes(cell.grid.thing)) return covered > 0
  // What is composed of two words is guessed: it takes the place of a known word only where it is an event of the catalogue itself.
  return phrase.tokens.length === 1 && !cell.weak && cell.concept !== undefined
}

/**
 * The candidates of a sentence with those of the grid: a thing with its outcome says more than a single word of either. `found`: what the lexicons' phrases say.
 */
export function withGrid(found: readonly Candidate[], composed: readonly Candidate[]): Candidate[] {
  const kept = [...found]
  for (const one of composed.toSorted((a, b) => Number(a.weak) - Number(b.weak))) {
    const { concept, name } = one
    if (kept.some((other) => (concept && other.concept === concept && other.detail === undefined) || (name !== undefined && other.name === name))) continue
    const rivals = kept.filter((other) => other.tokens.some((token) => one.tokens.includes(token)))
    if (rivals.some((other) => !yields(other, one))) continue
    for (const rival of rivals) kept.splice(kept.indexOf(rival), 1)
    kept.push(one)
  }
  return kept.sort((a, b) => a.first - b.first || a.last - b.last)
}
