import type { Words } from '@tagmason/domain'
import { type Token, tokensOf } from './searchTokens.ts'

/** How many words an excerpt has. */
const room = 28

const hits = (token: Token, words: readonly string[]) =>
  words.some((word, place) => token.word === word || (place === words.length - 1 && token.word.startsWith(word)))

/** A text with the words that were searched for marked. `words` are folded, the last one may be the beginning of a word. */
export function markedIn(text: string, words: readonly string[]): Words[] {
  const spans: Words[] = []
  let done = 0
  for (const token of tokensOf(text)) {
    if (!hits(token, words)) continue
    if (token.from > done) spans.push({ text: text.slice(done, token.from) })
    spans.push({ text: text.slice(token.from, token.to), look: 'found' })
    done = token.to
  }
  if (done < text.length) spans.push({ text: text.slice(done) })
  return spans
}

/** The part of a text with most of the words, marked; an ellipsis stands where something was left out. */
export function excerptOf(text: string, words: readonly string[]): Words[] {
  const tokens = tokensOf(text)
  let best = { from: 0, score: -1 }
  for (const [from, start] of tokens.entries()) {
    // A good excerpt begins with the sentence.
    if (from > 0 && !/[.!?:][”’")]*\s+[“‘"(]*$/.test(text.slice(Math.max(0, start.from - 6), start.from))) continue
    const near = tokens.slice(from, from + room)
    const first = near.findIndex((token) => hits(token, words))
    const different = new Set(near.filter((token) => hits(token, words)).map((token) => token.word)).size
    // Of places with as many words the one that comes to them soonest.
    const score = first < 0 ? -1 : different - first / room
    if (score > best.score) best = { from, score }
  }
  const begin = tokens[best.from]?.from ?? 0
  const end = tokens[best.from + room - 1]?.to ?? text.length
  const spans = markedIn(text.slice(begin, end), words)
  return [...(begin > 0 ? [{ text: '… ' }] : []), ...spans, ...(end < text.length ? [{ text: ' …' }] : [])]
}
