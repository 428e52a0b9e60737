import type { Language, Span } from '@tagmason/domain'
import { type CompiledLexicon, lexiconOf } from './lexicon.ts'
import type { MarkName } from './lexiconTerms.ts'
import { findMatches, type Match } from './match.ts'
import { type Token, tokenize } from './tokens.ts'

/** A sentence, line or bullet as a range of tokens [from, to), with what was found in it. */
export interface Sentence {
  index: number
  from: number
  to: number
  bullet: boolean
  /** Ends with a colon: the bullets below belong to it. */
  header: boolean
  matches: readonly Match[]
  /** The matches of marks by name. */
  marks: ReadonlyMap<string, { all: readonly Match[]; strong: readonly Match[] }>
}

export interface Analysis {
  text: string
  language: Language
  lexicon: CompiledLexicon
  tokens: readonly Token[]
  sentences: readonly Sentence[]
}

/** Cuts the goals up and finds every pattern of the language in them. */
export function analyse(text: string, language: Language): Analysis {
  const lexicon = lexiconOf(language)
  const tokens = unquote(tokenize(text), lexicon)
  const found = findMatches(tokens, lexicon)
  const sentences: Sentence[] = []
  let next = 0
  for (let from = 0, to = 0; from < tokens.length; from = to) {
    const start = next
    while (to < tokens.length && tokens[to]?.sentence === tokens[from]?.sentence) to++
    while ((found[next]?.first ?? to) < to) next++
    const matches = found.slice(start, next)
    const last = tokens[to - 1]
    const header = last?.kind === 'punct' && last.text === ':'
    sentences.push({ index: sentences.length, from, to, bullet: tokens[from]?.bullet === true, header, matches, marks: groupMarks(matches) })
  }
  return { text, language, lexicon, tokens, sentences }
}

/** Quoted words stay one name only next to a button, link, page, form or event; otherwise the quotation marks mean nothing. */
function unquote(tokens: readonly Token[], lexicon: CompiledLexicon): Token[] {
  if (!tokens.some((token) => token.kind === 'quote')) return [...tokens]
  const named = tokens.map((token) => token.kind === 'word' && namesThings(token.fold, lexicon))
  const keep = (at: number): boolean =>
    [-1, 1].some((step) => {
      let words = 0
      for (let i = at + step; words < 4 && tokens[i]?.sentence === tokens[at]?.sentence; i += step) {
        const token = tokens[i]
        if (named[i]) return true
        if (token?.kind === 'word' && !lexicon.skip.has(token.fold)) words++
        else if (token?.kind === 'quote') words += 0.5
      }
      return false
    })
  return tokens.flatMap((token, at) => (token.kind === 'quote' && !keep(at) ? (token.inner ?? []) : [token]))
}

const namingMarks: ReadonlySet<string> = new Set(['button', 'page', 'called', 'click'])

function namesThings(word: string, { vocabulary, byFirstAtom }: CompiledLexicon): boolean {
  const patterns = vocabulary.look(word).atoms.flatMap((atom) => byFirstAtom.get(atom) ?? [])
  return patterns.some(({ kind, id, elements }) => kind === 'mark' && namingMarks.has(id) && elements.length === 1)
}

function groupMarks(matches: readonly Match[]): Sentence['marks'] {
  const marks = new Map<string, { all: Match[]; strong: Match[] }>()
  for (const match of matches) {
    if (match.pattern.kind !== 'mark') continue
    const group = marks.get(match.pattern.id) ?? { all: [], strong: [] }
    marks.set(match.pattern.id, group)
    group.all.push(match)
    if (!match.pattern.weak) group.strong.push(match)
  }
  return marks
}

/** The marks of these names in a sentence, name by name, each in order of the text. */
export const marksOf = ({ marks }: Sentence, ...names: readonly MarkName[]): readonly Match[] =>
  names.length === 1 ? (marks.get(names[0] ?? '')?.strong ?? []) : names.flatMap((name) => marks.get(name)?.strong ?? [])

/** As `marksOf`, with those that may mean something else. */
export const weakMarksOf = ({ marks }: Sentence, name: MarkName): readonly Match[] => marks.get(name)?.all ?? []

export const hasMark = (sentence: Sentence, ...names: readonly MarkName[]): boolean => names.some((name) => marksOf(sentence, name).length > 0)

/** All tokens of the marks of these names, and the first token of each. */
export const markTokens = (sentence: Sentence, ...names: readonly MarkName[]): Set<number> =>
  new Set(marksOf(sentence, ...names).flatMap(({ tokens }) => tokens))
export const markStarts = (sentence: Sentence, ...names: readonly MarkName[]): Set<number> => new Set(marksOf(sentence, ...names).map(({ first }) => first))

/** All tokens of the matches that pass. */
export const tokensWhere = ({ matches }: Sentence, passes: (match: Match) => boolean): Set<number> =>
  new Set(matches.flatMap((match) => (passes(match) ? match.tokens : [])))

/** first, first + 1 ... last; nothing where last lies before first. */
export const range = (first: number, last: number): number[] => Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)

/** The span of the tokens first..last, both included. */
export function spanOf(analysis: Analysis, first: number, last: number): Span {
  const start = analysis.tokens[first]?.start ?? 0
  const end = Math.max(start, analysis.tokens[last]?.end ?? start)
  return { start, end, text: analysis.text.slice(start, end) }
}

/** A token's word in lower case without accents; empty behind the last token. */
export const foldAt = ({ tokens }: Analysis, at: number): string => tokens[at]?.fold ?? ''

/** Whether a token is punctuation: any, or of these signs. */
export const isPunct = ({ tokens }: Analysis, at: number, signs?: RegExp): boolean => {
  const token = tokens[at]
  return token?.kind === 'punct' && (signs?.test(token.text) ?? true)
}

/** Whether a token is an article, preposition or pronoun. */
export const isSkipped = (analysis: Analysis, at: number): boolean => analysis.lexicon.skip.has(foldAt(analysis, at))

/** Whether a token only joins others: a comma, 'and', an article. */
export function joins(analysis: Analysis, at: number): boolean {
  const token = analysis.tokens[at]
  return token === undefined || token.kind === 'punct' || (token.kind === 'word' && analysis.lexicon.skip.has(token.fold))
}

/** Whether one of the tokens first..last, both included, is in the set. */
export const spanHas = (set: ReadonlySet<number>, first: number, last: number): boolean => range(first, last).some((at) => set.has(at))

/** The first colon among the tokens [from, to); undefined where none stands there. */
export const colonIn = ({ tokens }: Analysis, from: number, to: number): number | undefined => range(from, to - 1).find((at) => tokens[at]?.text === ':')

/** The stretch of a sentence around the tokens first..last, up to the tokens at which it stops. */
export function stretchAround({ from, to }: Sentence, first: number, last: number, stops: (at: number) => boolean): { first: number; last: number } {
  while (first > from && !stops(first - 1)) first--
  while (last < to - 1 && !stops(last + 1)) last++
  return { first, last }
}

/** The stretches of a sentence between the tokens at which it is cut. */
export function stretchesOf({ from, to }: Sentence, cuts: (at: number) => boolean): { first: number; last: number }[] {
  const ends = [...range(from, to - 1).filter(cuts), to]
  return ends.map((end, at) => ({ first: (ends[at - 1] ?? from - 1) + 1, last: end - 1 })).filter(({ first, last }) => last >= first)
}
