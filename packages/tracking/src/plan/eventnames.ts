import { type NameRepair, repairEventName } from '../ga4/names.ts'
import { type Analysis, foldAt, marksOf, type Sentence } from './analysis.ts'
import { catalogue, type ConceptName } from './catalogue.ts'
import type { Match } from './match.ts'
import { slug } from './text.ts'

/** An event name that the goal gives itself. */
export interface GivenName {
  first: number
  last: number
  name: string
  repairs: NameRepair[]
  /** The catalogue's concept of that name. */
  concept: ConceptName | undefined
  /** It names a wish of the sentence ('an event called "x"'); otherwise it stands for itself. */
  named: boolean
}

const byEvent = new Map<string, ConceptName>()
for (const [concept, { event }] of Object.entries(catalogue)) if (isConcept(concept)) byEvent.set(event, concept)

function isConcept(name: string): name is ConceptName {
  return Object.hasOwn(catalogue, name)
}

/** Names in quotation marks behind 'an event called', and words with underscores. Names that GA4 would refuse are repaired. */
export function eventNamesIn(analysis: Analysis, sentence: Sentence): GivenName[] {
  const found: GivenName[] = []
  const called = marksOf(sentence, 'called')
  for (let i = sentence.from; i < sentence.to; i++) {
    const token = analysis.tokens[i]
    if (!token) continue
    const snake = token.kind === 'word' && /^[A-Za-z][A-Za-z0-9]*_[A-Za-z0-9_]*[A-Za-z0-9]$/.test(token.text)
    const near = called.some((mark) => names(analysis, mark, i) && (Math.abs(mark.last - i) <= 2 || Math.abs(mark.first - i) <= 1))
    if (token.kind === 'quote' && near && !marksOf(sentence, 'button').some((mark) => Math.abs(mark.first - i) <= 1)) {
      const name = token.text === '' ? undefined : repairEventName(token.text)
      if (!name) continue
      found.push({ first: i, last: i, name: name.name, repairs: name.repairs, concept: byEvent.get(name.name), named: !byEvent.has(token.text) })
    } else if (snake) {
      const concept = byEvent.get(token.fold)
      const name = repairEventName(token.text)
      found.push({ first: i, last: i, name: concept ? token.fold : name.name, repairs: concept ? [] : name.repairs, concept, named: near && !concept })
    }
  }
  const label = found.length === 0 ? labelIn(analysis, sentence) : undefined
  return label ? [label] : found
}

const as = /^(?:as|als|como|comme)$/

/** Whether words such as 'called' can give the token its name: '«Pedir cita» como conversión' gives none. */
export const names = (analysis: Analysis, called: Match, at: number): boolean => called.first < at || !as.test(foldAt(analysis, called.first))

/** 'purchases over 100 EUR as VIP purchase': the name behind a limit, unless it says that the event is a conversion. */
function labelIn(analysis: Analysis, sentence: Sentence): GivenName | undefined {
  const limits = (['over', 'atLeast', 'under', 'atMost', 'exactly'] as const).flatMap((mark) => marksOf(sentence, mark))
  const stops = new Set(
    (['and', 'contrast', 'conversion', 'wish', 'with', 'which'] as const).flatMap((mark) => marksOf(sentence, mark)).flatMap((mark) => mark.tokens),
  )
  for (const limit of limits) {
    const at = analysis.tokens.findIndex((token, index) => index > limit.last && index < Math.min(sentence.to, limit.last + 6) && as.test(token.fold))
    if (at < 0 || !analysis.tokens.slice(limit.last + 1, at).some((token) => token.kind === 'number')) continue
    let first = at + 1
    while (first < sentence.to && analysis.lexicon.skip.has(foldAt(analysis, first))) first++
    let last = first - 1
    while (last + 1 < sentence.to && last - first < 3 && /^(?:word|quote)$/.test(analysis.tokens[last + 1]?.kind ?? '') && !stops.has(last + 1)) last++
    const words = analysis.tokens.slice(first, last + 1).map((token) => token.text)
    if (words.length === 0 || (stops.has(last + 1) && marksOf(sentence, 'conversion').some((mark) => mark.tokens.includes(last + 1)))) continue
    const name = repairEventName(slug(words.join(' '))).name
    // 'as a purchase' gives it no name of its own.
    if (byEvent.has(name)) continue
    return { first: at, last, name, repairs: [], concept: undefined, named: true }
  }
  return undefined
}
