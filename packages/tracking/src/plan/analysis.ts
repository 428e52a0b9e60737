import type { Language, Span } from '@tagmason/domain'
import { lexiconOf } from './lexicon.ts'
import type { CompiledLexicon, MarkName } from './lexicon.ts'
import { findMatches } from './match.ts'
import type { Match } from './match.ts'
import { tokenize } from './tokens.ts'
import type { Token } from './tokens.ts'

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
  site: string | undefined
  lexicon: CompiledLexicon
  tokens: readonly Token[]
  sentences: readonly Sentence[]
}

/** Cuts the goals up and finds every pattern of the language in them. */
export function analyse(text: string, language: Language, site: string | undefined): Analysis {
  const lexicon = lexiconOf(language)
  const tokens = unquote(tokenize(text), lexicon)
  const matches = findMatches(tokens, lexicon)
  const sentences: Sentence[] = []
  let from = 0
  let next = 0
  while (from < tokens.length) {
    const number = tokens[from]?.sentence
    let to = from
    while (to < tokens.length && tokens[to]?.sentence === number) to++
    const own: Match[] = []
    while (next < matches.length && (matches[next]?.first ?? 0) < to) {
      const match = matches[next]
      if (match) own.push(match)
      next++
    }
    const last = tokens[to - 1]
    sentences.push({
      index: sentences.length,
      from,
      to,
      bullet: tokens[from]?.bullet === true,
      header: last?.kind === 'punct' && last.text === ':',
      matches: own,
      marks: groupMarks(own),
    })
    from = to
  }
  return { text, language, site, lexicon, tokens, sentences }
}

/** Quoted words stay one name only next to a button, link, page, form or event; otherwise the quotation marks mean nothing. */
function unquote(tokens: readonly Token[], lexicon: CompiledLexicon): Token[] {
  if (!tokens.some((token) => token.kind === 'quote')) return [...tokens]
  const named = tokens.map((token) => token.kind === 'word' && namesThings(token.fold, lexicon))
  const keep = (at: number): boolean => {
    const sentence = tokens[at]?.sentence
    for (const step of [-1, 1]) {
      let words = 0
      for (let i = at + step; words < 4; i += step) {
        const token = tokens[i]
        if (!token || token.sentence !== sentence) break
        if (named[i]) return true
        if (token.kind === 'word' && !lexicon.skip.has(token.fold)) words++
        else if (token.kind === 'quote') words += 0.5
      }
    }
    return false
  }
  return tokens.flatMap((token, at) => (token.kind === 'quote' && !keep(at) ? (token.inner ?? []) : [token]))
}

const namingMarks: ReadonlySet<string> = new Set(['button', 'page', 'called', 'click'])

function namesThings(word: string, lexicon: CompiledLexicon): boolean {
  for (const atom of lexicon.vocabulary.look(word).atoms) {
    for (const pattern of lexicon.byFirstAtom.get(atom) ?? [])
      if (pattern.kind === 'mark' && namingMarks.has(pattern.id) && pattern.elements.length === 1) return true
  }
  return false
}

/** The marks of one name in a sentence, in order of the text; weak ones only when asked for. */
export function marksOf(sentence: Sentence, name: MarkName, weak = false): readonly Match[] {
  const found = sentence.marks.get(name)
  return (weak ? found?.all : found?.strong) ?? noMatches
}

export function hasMark(sentence: Sentence, name: MarkName): boolean {
  return marksOf(sentence, name).length > 0
}

const noMatches: readonly Match[] = []

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

/** The span of the tokens first..last, both included. */
export function spanOf(analysis: Analysis, first: number, last: number): Span {
  const start = analysis.tokens[first]?.start ?? 0
  const end = Math.max(start, analysis.tokens[last]?.end ?? start)
  return { start, end, text: analysis.text.slice(start, end) }
}

/** Whether one of the tokens first..last, both included, is in the set. */
export function spanHas(set: ReadonlySet<number>, first: number, last: number): boolean {
  for (let i = first; i <= last; i++) if (set.has(i)) return true
  return false
}

/** The first colon among the tokens [from, to); undefined where none stands there. */
export function colonIn(analysis: Analysis, from: number, to: number): number | undefined {
  for (let i = from; i < to; i++) if (analysis.tokens[i]?.text === ':') return i
  return undefined
}

/** Whether a token only joins others: a comma, 'and', an article. */
export function joins(analysis: Analysis, at: number): boolean {
  const token = analysis.tokens[at]
  return token === undefined || token.kind === 'punct' || (token.kind === 'word' && analysis.lexicon.skip.has(token.fold))
}
