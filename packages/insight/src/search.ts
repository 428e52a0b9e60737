import type { Words } from '@tagmason/domain'
import { tokensOf } from './searchTokens.ts'
import { excerptOf, markedIn } from './searchMarks.ts'

/** A text that can be found. */
export interface SearchDocument {
  id: string
  title: string
  headings: readonly string[]
  body: string
}

export interface SearchHit {
  id: string
  /** Higher is better; comparable within one search only. */
  score: number
  title: Words[]
  /** The place of the body in which most of the words stand. */
  excerpt: Words[]
}

/** How much a word weighs by where it stands, and the constants of BM25 (Robertson and Zaragoza, 2009). */
const weights = { title: 6, heading: 2, body: 1 }
const saturation = 1.2
const lengthShare = 0.75
/** What a word that only begins like the last one searched for counts. */
const begun = 0.5

/** Words that are in every text; they count only where nothing else is asked. */
const common = new Set([
  'a',
  'an',
  'and',
  'are',
  'at',
  'can',
  'do',
  'doe',
  'for',
  'from',
  'how',
  'i',
  'in',
  'is',
  'it',
  'my',
  'not',
  'of',
  'on',
  'or',
  'that',
  'the',
  'to',
  'what',
  'why',
  'with',
])

interface Counted {
  entry: SearchDocument
  /** The weighed count of each word. */
  counts: Map<string, number>
  length: number
}

/**
 * Makes texts searchable: ranked by BM25 over title, headings and body, accents and case folded, the last word as the beginning of one.
 * A text is found when at least half of the words stand in it. The same texts and words give the same hits, best first; equals keep their order.
 */
export function searchIndex(documents: readonly SearchDocument[]): (query: string) => SearchHit[] {
  const counted = documents.map(count)
  const usual = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length)
  return (query) => {
    const words = wordsOf(query)
    const last = words.at(-1)
    if (last === undefined) return []
    const found = words.map((word) => counted.map(({ counts }) => frequency(counts, word, word === last)))
    const rarity = found.map((each) => {
      const holders = each.filter((value) => value > 0).length
      return Math.log(1 + (counted.length - holders + 0.5) / (holders + 0.5))
    })
    return counted
      .map(({ entry, length }, place) => {
        const values = found.map((each) => each[place] ?? 0)
        const shortness = saturation * (1 - lengthShare + (lengthShare * length) / usual)
        const score = values.reduce((sum, value, at) => sum + ((rarity[at] ?? 0) * value * (saturation + 1)) / (value + shortness), 0)
        return { entry, score, share: values.filter((value) => value > 0).length / words.length }
      })
      .filter(({ score, share }) => score > 0 && share >= 0.5)
      .sort((a, b) => b.score - a.score)
      .map(({ entry, score }) => ({ id: entry.id, score, title: markedIn(entry.title, words), excerpt: excerptOf(entry.body, words) }))
  }
}

/** The words that are searched for, folded, each once; the common ones only when there is nothing else. */
function wordsOf(query: string): string[] {
  const all = tokensOf(query).map((token) => token.word)
  const telling = all.filter((word) => !common.has(word))
  const words = telling.length > 0 ? telling : all
  return [...new Set(words.toReversed())].toReversed()
}

function count(entry: SearchDocument): Counted {
  const counts = new Map<string, number>()
  let length = 0
  const add = (text: string, weight: number) => {
    for (const { word } of tokensOf(text)) {
      counts.set(word, (counts.get(word) ?? 0) + weight)
      length += weight
    }
  }
  add(entry.title, weights.title)
  for (const heading of entry.headings) add(heading, weights.heading)
  add(entry.body, weights.body)
  return { entry, counts, length }
}

/** How often a word stands there, by weight. The last one may be half typed, so words that begin with it count too, if less. */
function frequency(counts: Map<string, number>, word: string, last: boolean): number {
  let sum = counts.get(word) ?? 0
  if (last) for (const [each, value] of counts) if (each !== word && each.startsWith(word)) sum += begun * value
  return sum
}
