import { type Language, languages, type PlannedUserProperty, type Span } from '@tagmason/domain'
import { type Analysis, marksOf, range, type Sentence, spanOf } from './analysis.ts'
import type { PlanState, ReadSentence } from './draft.ts'
import type { Draft } from './draftTerms.ts'
import { type Attribute, attributeExamples, attributePairs, attributeWords } from './userProperties.words.ts'

/** Tokens first..last, both included. */
interface Stretch {
  first: number
  last: number
}
interface Found extends Stretch {
  name: Attribute
}

interface Compiled {
  pairs: readonly (readonly [RegExp, Attribute])[]
  asks: RegExp
  named: RegExp
  phrases: readonly (readonly [RegExp, Attribute])[]
  bare: readonly (readonly [RegExp, Attribute])[]
}

const words = (source: string, flags = 'g') => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, `${flags}u`)
const entries = (list: Readonly<Partial<Record<Attribute, string>>>) =>
  Object.entries(list).map(([name, source]): readonly [RegExp, Attribute] => [words(source), name as Attribute])

/** At most three words between the verb and the people, and two between the one kind and the other. */
function pairOf(apart: string, from: string, one: string, other: string): RegExp {
  const between = `(?: [\\p{L}\\d]+){0,2}? (?:${from})(?: [\\p{L}\\d]+){0,2}? `
  return words(`(?<apart>(?:${apart})(?: [\\p{L}\\d]+){0,3}? )?(?<people>(?:${one})${between}(?:${other})|(?:${other})${between}(?:${one}))`)
}

const compiled = new Map<Language, Compiled>()

function compiledFor(language: Language): Compiled {
  const known = compiled.get(language)
  if (known) return known
  const { apart, from, groups, asks, phrases, bare, named } = attributeWords[language]
  const made: Compiled = {
    pairs: attributePairs.map(([one, other, name]) => [pairOf(apart, from, groups[one], groups[other]), name] as const),
    asks: words(asks, ''),
    named: words(named, ''),
    phrases: entries(phrases),
    bare: entries(bare),
  }
  compiled.set(language, made)
  return made
}

/** The words of a sentence, folded, with one blank between them, and the token that each character belongs to. */
function lineOf({ tokens }: Analysis, { from, to }: Sentence): { line: string; tokenAt(index: number): number } {
  const starts: number[] = []
  let line = ''
  for (const at of range(from, to - 1)) {
    if (line !== '') line += ' '
    starts.push(line.length)
    const token = tokens[at]
    line += token?.kind === 'word' ? token.fold : (token?.text ?? '')
  }
  return { line, tokenAt: (index) => from + starts.findLastIndex((start) => start <= index) }
}

const apartVerbs = new Map(languages.map((language) => [language, words(attributeWords[language].apart, '')]))

function foundIn(analysis: Analysis, { sentence, zones, parameterTokens, drafts }: ReadSentence): Found[] {
  const { pairs, asks, named, phrases, bare } = compiledFor(analysis.language)
  const { line, tokenAt } = lineOf(analysis, sentence)
  const found: Found[] = []
  const add = (name: Attribute, index: number, length: number) => {
    const [first, last] = [tokenAt(index), tokenAt(index + length - 1)]
    const plain = range(first, last).every((at) => (zones.zones[at - sentence.from] ?? 'plain') === 'plain')
    if (plain && !found.some((other) => other.first <= last && other.last >= first)) found.push({ name, first, last })
  }
  // German puts the verb behind: 'Mitglieder von Gästen unterscheiden'.
  const verb = apartVerbs.get(analysis.language)?.test(line) === true
  for (const [pattern, name] of verb ? pairs : [])
    for (const match of line.matchAll(pattern)) {
      const { apart = '', people = '' } = match.groups ?? {}
      // 'compare the purchases of members and guests': the purchases are a wish of their own.
      const own = apart.trim().split(' ').length <= 2
      add(name, own ? match.index : match.index + apart.length, own ? match[0].length : people.length)
    }
  const isNamed = named.test(line)
  const only = (match: RegExpMatchArray) => sentence.bullet && line.replace(/^\W+/, '').startsWith(match[0])
  for (const [pattern, name] of phrases)
    for (const match of line.matchAll(pattern))
      if (isNamed || asks.test(line.slice(0, match.index + match[0].length)) || only(match)) add(name, match.index, match[0].length)
  if (isNamed) for (const [pattern, name] of bare) for (const match of line.matchAll(pattern)) add(name, match.index, match[0].length)
  // 'purchases with the plan of the customer': a parameter of the purchase.
  const said = new Set(found.flatMap(({ first, last }) => range(first, last)))
  const takesParameters = drafts.some(({ candidate: { tokens } }) => tokens.some((at) => !said.has(at)))
  return found
    .filter(({ first, last }) => !takesParameters || range(first, last).every((at) => !parameterTokens.has(at)))
    .sort((one, other) => one.first - other.first)
}

/** What a sentence says that asks for user properties by that name: the name itself, and what would tell who a visitor is. */
function namedIn(analysis: Analysis, { sentence }: ReadSentence): { names: Stretch[]; personal: Stretch[] } {
  const { line, tokenAt } = lineOf(analysis, sentence)
  const match = compiledFor(analysis.language).named.exec(line)
  if (match === null) return { names: [], personal: [] }
  const names = [{ first: tokenAt(match.index), last: tokenAt(match.index + match[0].length - 1) }]
  return { names, personal: marksOf(sentence, 'personal').map(({ first, last }) => ({ first, last })) }
}

/** What the goals want to know of a visitor on every page: members or guests, the plan, the language. What only said that is no event, and not without an answer either. */
export function userPropertiesIn(state: PlanState): { state: PlanState; userProperties: PlannedUserProperty[]; touches(draft: Draft): boolean } {
  const { analysis } = state
  const found = state.sentences.flatMap((read) => foundIn(analysis, read))
  const named = state.sentences.map((read) => namedIn(analysis, read))
  const personal = named.flatMap((each) => each.personal)
  const said = new Set([...found, ...named.flatMap(({ names }) => names), ...personal].flatMap(({ first, last }) => range(first, last)))
  const touches = ({ candidate: { tokens } }: Draft) => tokens.some((at) => said.has(at))
  if (said.size === 0) return { state, userProperties: [], touches }
  const spans = [...said].map((at) => spanOf(analysis, at, at))
  const onlySays = ({ candidate: { tokens } }: Draft) => tokens.length > 0 && tokens.every((at) => said.has(at))
  const refused = state.unmatched.filter(({ reason }) => reason === 'personalData').map(({ span }) => span)
  const isIn = (spans: readonly Span[], { start, end }: Span) => spans.some((span) => span.start < end && span.end > start)
  const unmatched = [
    ...state.unmatched.filter(({ span, reason }) => reason === 'negated' || reason === 'personalData' || !isIn(spans, span)),
    ...personal
      .map(({ first, last }) => spanOf(analysis, first, last))
      .filter((span) => !isIn(refused, span))
      .map((span) => ({ span, reason: 'personalData' as const })),
  ]
  const sentences = state.sentences.map((read) => ({ ...read, drafts: read.drafts.filter((draft) => !onlySays(draft)) }))
  const first = new Map(found.toReversed().map((each) => [each.name, spanOf(analysis, each.first, each.last)]))
  const userProperties = [...first]
    .toReversed()
    .map(([name, because], at): PlannedUserProperty => ({ id: `u${at + 1}`, name, source: name, example: attributeExamples[name], because }))
  const understood = named.flatMap(({ names }) => names.map((each) => spanOf(analysis, each.first, each.last)))
  return { state: { ...state, sentences, unmatched, understood }, userProperties, touches }
}
