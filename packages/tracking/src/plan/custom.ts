import type { Unmatched } from '@tagmason/domain'
import { hasMark, joins, marksOf, spanOf } from './analysis.ts'
import type { Analysis, Sentence } from './analysis.ts'
import type { Candidate } from './candidates.ts'
import { eventNameFrom } from './names.ts'
import type { Zone } from './zones.ts'
import { toAscii } from '../ga4/names.ts'

/** A stretch of a sentence between commas and 'and' that nothing was found in. */
interface Item {
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
    if (content.length === 0) continue
    const zone = zones[(content[0] ?? item.first) - sentence.from]
    if (zone === 'background' || zone === 'reason' || zone === 'after') continue
    const taken = rangeHas(used, item)
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

function rangeHas(used: ReadonlySet<number>, item: Item): boolean {
  for (let i = item.first; i <= item.last; i++) if (used.has(i)) return true
  return false
}

function itemsOf(analysis: Analysis, sentence: Sentence, used: ReadonlySet<number>): Item[] {
  const items: Item[] = []
  const separators = new Set([...marksOf(sentence, 'and'), ...marksOf(sentence, 'contrast')].flatMap((mark) => mark.tokens))
  let first = sentence.from
  for (let i = sentence.from; i <= sentence.to; i++) {
    const token = analysis.tokens[i]
    const end = i === sentence.to || token?.kind === 'punct' || (separators.has(i) && !used.has(i))
    if (!end) continue
    if (i > first) items.push({ first, last: i - 1 })
    first = i + 1
  }
  return items
}

const scaffolding: ReadonlySet<string> = new Set([
  'wish',
  'wishPassive',
  'when',
  'people',
  'polite',
  'negate',
  'negateNot',
  'all',
  'only',
  'conversion',
  'markAs',
  'with',
  'which',
  'by',
  'dashboard',
  'contrast',
  'and',
  'reason',
  'onPage',
  'after',
  'called',
  'over',
  'atLeast',
  'under',
  'atMost',
  'exactly',
  'background',
  'page',
  'visit',
  'worth',
  'funnel',
  'audience',
  'grow',
])

/** The words of an item that carry meaning: no articles, no verbs of measuring, no people. */
function contentOf(analysis: Analysis, sentence: Sentence, item: Item, used: ReadonlySet<number>): number[] {
  const frame = new Set(sentence.matches.filter((match) => match.pattern.kind === 'mark' && scaffolding.has(match.pattern.id)).flatMap((match) => match.tokens))
  const content: number[] = []
  for (let i = item.first; i <= item.last; i++) {
    if (joins(analysis, i) || used.has(i) || frame.has(i)) continue
    const kind = analysis.tokens[i]?.kind
    if (kind === 'word' || kind === 'quote') content.push(i)
  }
  return content
}

/** 'rotate the 3D model' -> rotate_3d_model; 'den Grundriss drehen' -> rotate_grundriss. The verb from the lexicon, else the word behind the people. */
function customEvent(analysis: Analysis, sentence: Sentence, item: Item, content: readonly number[]): Candidate | undefined {
  const verbs = sentence.matches
    .filter((match) => match.pattern.kind === 'verb' && match.first >= item.first && match.last <= item.last && content.includes(match.first))
    .sort((a, b) => b.score - a.score)
  const known = verbs[0]
  const people = [...marksOf(sentence, 'people'), ...marksOf(sentence, 'when', true)]
    .filter((match) => match.last <= item.last && match.last >= item.first)
    .map((match) => match.last)
  const start = people.length > 0 ? Math.max(...people) : -1
  let verbAt: number
  let verb: string
  if (known) {
    verbAt = known.first
    verb = known.pattern.id
  } else {
    if (start < 0) return undefined
    const behind = content.filter((at) => at > start)
    const at = analysis.language === 'de' ? behind[behind.length - 1] : behind[0]
    if (at === undefined || behind.length < 2) return undefined
    verbAt = at
    verb = stem(analysis, at)
  }
  const objects = objectsOf(analysis, sentence, content, verbAt, known ? known.tokens : [verbAt])
  if (objects.length === 0) return undefined
  const name = eventNameFrom([verb, ...objects].join(' '))
  return {
    kind: 'custom',
    concept: undefined,
    detail: undefined,
    page: undefined,
    clickText: undefined,
    selector: undefined,
    name,
    first: item.first <= start ? start : item.first,
    last: item.last,
    tokens: content,
    weak: true,
    typos: 0,
    gap: 0,
    score: 10,
  }
}

function objectsOf(analysis: Analysis, sentence: Sentence, content: readonly number[], verbAt: number, verbTokens: readonly number[]): string[] {
  const others = content.filter((at) => !verbTokens.includes(at))
  const after = others.filter((at) => at > verbAt)
  // German verbs stand last; elsewhere the thing follows the verb, or stands before it in 'rotations of', 'zooms'.
  const chosen =
    analysis.language === 'de'
      ? after.length > 0 && others.every((at) => at > verbAt)
        ? after
        : others.filter((at) => at < verbAt)
      : after.length > 0
        ? after
        : others
  return chosen.slice(0, 3).map((at) => {
    const noun = sentence.matches.find((match) => match.pattern.kind === 'noun' && match.first === at)
    return noun ? noun.pattern.id : toAscii(analysis.tokens[at]?.text ?? '')
  })
}

/** A plain base form of an English verb; the word as it is in other languages. */
function stem(analysis: Analysis, at: number): string {
  const word = toAscii(analysis.tokens[at]?.text ?? '').toLowerCase()
  if (analysis.language !== 'en') return word
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/(?:ches|shes|xes|sses|zzes)$/.test(word)) return word.slice(0, -2)
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}
