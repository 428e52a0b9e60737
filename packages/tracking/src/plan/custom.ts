import type { Unmatched } from '@tagmason/domain'
import { toAscii } from '../ga4/names.ts'
import {
  type Analysis,
  foldAt,
  hasMark,
  isPunct,
  joins,
  marksOf,
  markTokens,
  range,
  type Sentence,
  spanHas,
  spanOf,
  stretchesOf,
  tokensWhere,
  weakMarksOf,
} from './analysis.ts'
import { type Candidate, unphrased } from './candidates.ts'
import type { Match } from './match.ts'
import { eventNameFrom } from './names.ts'
import { wordSet } from './text.ts'
import type { Zone } from './zones.ts'

/** A stretch of a sentence between commas and 'and' that nothing was found in. */
export interface Item {
  first: number
  last: number
}

export interface Leftovers {
  custom: Candidate[]
  unmatched: Unmatched[]
}

/**
 * What to do with the words that no concept explains: a clear wish with a verb and a thing becomes an event of its own, any other wish is reported.
 * `used`: tokens of candidates, parameters and quantities.
 */
export function leftoversOf(analysis: Analysis, sentence: Sentence, zones: readonly Zone[], used: ReadonlySet<number>, asked: boolean): Leftovers {
  const custom: Candidate[] = []
  const unmatched: Unmatched[] = []
  for (const item of itemsOf(analysis, sentence, used)) {
    const content = contentOf(analysis, sentence, item, used)
    if (content.length === 0 || isOrder(analysis, sentence, content)) continue
    // 'the latter is our goal' is about an event, not a wish of its own.
    if (marksOf(sentence, 'conversion').some((mark) => mark.first >= item.first && mark.last <= item.last)) continue
    const zone = zones[(content[0] ?? item.first) - sentence.from]
    if (zone === 'background' || zone === 'reason' || zone === 'after') continue
    const taken = spanHas(used, item.first, item.last)
    if (zone === 'negated' || zone === 'whoNot') {
      if (!taken) unmatched.push({ span: spanOf(analysis, item.first, item.last), reason: 'negated' })
      continue
    }
    if (taken) continue
    const event = asked || sentence.bullet ? customEvent(analysis, sentence, item, content) : undefined
    if (event) custom.push(event)
    else if (asked || sentence.bullet || !hasMark(sentence, 'polite')) unmatched.push({ span: spanOf(analysis, item.first, item.last), reason: 'unknown' })
  }
  return { custom, unmatched }
}

const orderWords =
  /^(?:first|second|other|another|one|hand|lado|otro|otra|segunda|segundo|part|autre|dautre|dune|seconde|deuxieme|einen|anderen|zweite|zweiter|leuten?)$/

/** 'eine zweite mit Leuten, ...', 'por un lado': words that only set two groups of people apart. */
function isOrder(analysis: Analysis, sentence: Sentence, content: readonly number[]): boolean {
  return hasMark(sentence, 'audience') && content.every((at) => orderWords.test(foldAt(analysis, at)))
}

/** The stretches of a sentence between punctuation, 'and' and contrasts. */
export function itemsOf(analysis: Analysis, sentence: Sentence, used: ReadonlySet<number>): Item[] {
  const separators = markTokens(sentence, 'and', 'contrast')
  return stretchesOf(sentence, (at) => isPunct(analysis, at) || (separators.has(at) && !used.has(at)))
}

const scaffolding = wordSet(
  'wish wishPassive when people polite negate negateNot all only conversion markAs with which by dashboard contrast and reason onPage after called ' +
    'over atLeast under atMost exactly background page visit worth funnel audience grow',
)

/** The words of wishing around a thing. Behind a verb 'view' and 'page' are things themselves: 'rotate the view'. */
function frameOf(sentence: Sentence, item: Item): Set<number> {
  const verb = verbsIn(sentence, item)[0]?.last ?? Infinity
  return tokensWhere(sentence, (match) => {
    const { kind, id } = match.pattern
    if (kind !== 'mark' || !scaffolding.has(id) || ((id === 'dashboard' || id === 'wish') && isObject(sentence, match))) return false
    return match.first <= verb || !['visit', 'page', 'worth'].includes(id)
  })
}

const verbsIn = ({ matches }: Sentence, { first, last }: Item): Match[] =>
  matches.filter((match) => match.pattern.kind === 'verb' && match.first >= first && match.last <= last)

const reportVerbs = wordSet('export share save edit delete customize import open')

/** 'exports a report': something people do with it, not a chart to build. */
export function isObject(sentence: Sentence, mark: Match): boolean {
  return sentence.matches.some(
    (match) => match.pattern.kind === 'verb' && reportVerbs.has(match.pattern.id) && match.last < mark.first && mark.first - match.last <= 2,
  )
}

/** The words of an item that carry meaning: no articles, no verbs of measuring, no people. */
export function contentOf(analysis: Analysis, sentence: Sentence, item: Item, used: ReadonlySet<number>): number[] {
  const frame = frameOf(sentence, item)
  const kindAt = (at: number) => analysis.tokens[at]?.kind ?? ''
  const content = range(item.first, item.last).filter(
    (at) => !joins(analysis, at) && !used.has(at) && !frame.has(at) && ['word', 'quote', 'number'].includes(kindAt(at)),
  )
  // A number alone is no thing.
  const start = content.findIndex((at) => kindAt(at) !== 'number')
  return start < 0 ? [] : content.slice(start)
}

/** 'rotate the 3D model' -> rotate_3d_model; 'den Grundriss drehen' -> grundriss_drehen. The verb from the lexicon, else the word behind the people. */
function customEvent(analysis: Analysis, sentence: Sentence, item: Item, content: readonly number[]): Candidate | undefined {
  const [known] = verbsIn(sentence, item)
    .filter(({ first }) => content.includes(first))
    .sort((a, b) => b.score - a.score)
  const people = [...marksOf(sentence, 'people'), ...weakMarksOf(sentence, 'when')].map(({ last }) => last)
  const start = Math.max(-1, ...people.filter((at) => at >= item.first && at <= item.last))
  const name =
    start < 0 && known && analysis.language === 'en' && content.length > 1 && content.indexOf(known.first) > 0
      ? compoundName(analysis, content)
      : nameOf(analysis, sentence, content, start, known)
  if (name === undefined) return undefined
  return unphrased({ kind: 'custom', name, first: item.first <= start ? start : item.first, last: item.last, tokens: content, score: 10 })
}

/** 'password reset requests' -> password_reset_request: the words in their own order. */
function compoundName(analysis: Analysis, content: readonly number[]): string {
  const words = content.slice(0, 4).map((at) => stem(analysis, at))
  return eventNameFrom(words.join(' '))
}

function nameOf(analysis: Analysis, sentence: Sentence, content: readonly number[], start: number, known: Match | undefined): string | undefined {
  const german = analysis.language === 'de'
  const behind = content.filter((at) => at > start)
  if (!known && start < 0) return countedName(analysis, sentence, content)
  if (!known && behind.length < 2) return undefined
  const spokenLast = german ? behind.findLast((at) => /^\p{Ll}/u.test(analysis.tokens[at]?.text ?? '')) : behind[0]
  const verbAt = known?.first ?? spokenLast ?? behind.at(-1)
  if (verbAt === undefined) return undefined
  const spoken = new Set(known?.tokens)
  const objects = objectsOf(
    content.filter((at) => at === verbAt || (!spoken.has(at) && !ownWords.test(foldAt(analysis, at)))),
    verbAt,
    german,
  )
  // 'start it without finishing': verbs without a thing.
  if (objects.every((at) => sentence.matches.some((match) => match.pattern.kind === 'verb' && match.first === at))) return undefined
  const english = objects.map(
    (at) =>
      sentence.matches.find((match) => match.pattern.kind === 'noun' && match.first === at)?.pattern.id ??
      (analysis.language === 'en' ? stem(analysis, at) : /^\d/.test(analysis.tokens[at]?.text ?? '') ? toAscii(analysis.tokens[at]?.text ?? '') : undefined),
  )
  const verb = toAscii(analysis.tokens[verbAt]?.text ?? '')
  // A name is in English throughout or in the goal's own words throughout, German ones with the verb behind the thing.
  if (known && !english.includes(undefined)) {
    const ordered = analysis.language === 'en' || german ? english : [...english].reverse()
    return eventNameFrom([known.pattern.id, ...ordered].join(' '))
  }
  const own = objects.map((at) => (analysis.language === 'en' ? stem(analysis, at) : toAscii(analysis.tokens[at]?.text ?? '')))
  const plain = analysis.language === 'en' ? stem(analysis, verbAt) : german ? infinitive(verb.toLowerCase()) : verb
  return eventNameFrom((german ? [...own, plain] : [plain, ...own]).join(' '))
}

const uncounted =
  /^(?:customers|users|visitors|people|persons|things|results|numbers|stats|statistics|figures|metrics|data|actions|activities|behaviours|behaviors|interactions|events|goals|leads|sales|ways|details|needs|sources|campaigns|channels|others|times|days|weeks|news|business|success|impressions|trends|insights|words|levels|rates)$/

/** 'Track logins and petition signatures' -> petition_signature: what can be counted, in a list of wishes of which another is clear. */
function countedName(analysis: Analysis, sentence: Sentence, content: readonly number[]): string | undefined {
  const last = foldAt(analysis, content[content.length - 1] ?? -1)
  const [first] = content
  if (analysis.language !== 'en' || content.length !== 2 || first === undefined || content[1] !== first + 1) return undefined
  if (!/[^su]s$/.test(last) || uncounted.test(last) || !content.every((at) => analysis.tokens[at]?.kind === 'word')) return undefined
  const wish = marksOf(sentence, 'wish')[0]
  const clear = sentence.matches.some((match) => match.pattern.kind === 'concept' && !match.pattern.weak && !match.tokens.some((at) => content.includes(at)))
  return wish && wish.first < first && clear ? compoundName(analysis, content) : undefined
}

const ownWords = /^(?:own|eigenes|eigene|eigenen|propio|propia|propre|propres)$/

/** German names end on the infinitive: 'aendert' -> 'aendern', 'dreht' -> 'drehen'; participles stay. */
function infinitive(word: string): string {
  if (/^ge|(?:iert|tt|st)$/.test(word) || !word.endsWith('t')) return word
  if (/[dt]et$/.test(word)) return word.replace(/t$/, 'n')
  return /(?:er|el)t$/.test(word) ? word.replace(/t$/, 'n') : word.replace(/t$/, 'en')
}

/** The words of the thing itself: they stand next to each other, apart from articles; 'the model of the sofa' is 'model'. */
function objectsOf(content: readonly number[], verbAt: number, german: boolean): number[] {
  const after = content.filter((at) => at > verbAt)
  const pool = german ? content.filter((at) => at < verbAt) : after
  const list = pool.length > 0 ? pool : content.filter((at) => at !== verbAt)
  return list.slice(0, 3).filter((at, index) => at === (list[0] ?? at) + index)
}

/** A plain base form of an English word. */
function stem(analysis: Analysis, at: number): string {
  const word = toAscii(analysis.tokens[at]?.text ?? '').toLowerCase()
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/(?:ches|shes|xes|sses|zzes)$/.test(word)) return word.slice(0, -2)
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}
