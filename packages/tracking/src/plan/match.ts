import type { CompiledLexicon } from './lexicon.ts'
import type { Pattern } from './patterns.ts'
import type { Token } from './tokens.ts'
import type { WordHits } from './vocabulary.ts'

/** A pattern found in the text. */
export interface Match {
  pattern: Pattern
  /** Indexes of the tokens that fulfil the elements, ascending. */
  tokens: readonly number[]
  /** The tokens that no other match may use: all but shared verbs. */
  own: readonly number[]
  first: number
  last: number
  score: number
  typos: number
  gap: number
}

/** The tokens of a text with what the lexicon knows about them. */
interface Looked {
  tokens: readonly Token[]
  hits: readonly WordHits[]
  /** Tokens that are verbs of other doings: patterns do not readily reach across them. */
  verbs: ReadonlySet<number>
  lexicon: CompiledLexicon
}

/** All matches of all patterns; overlaps are not resolved. Patterns never reach across sentences. */
export function findMatches(tokens: readonly Token[], lexicon: CompiledLexicon): Match[] {
  const looked = lookUp(tokens, lexicon)
  const matches: Match[] = []
  for (let at = 0; at < tokens.length; at++) {
    const seen = new Set<Pattern>()
    for (const atom of looked.hits[at]?.atoms ?? []) {
      for (const pattern of lexicon.byFirstAtom.get(atom) ?? []) {
        if (seen.has(pattern)) continue
        seen.add(pattern)
        const match = complete(pattern, at, looked)
        if (match && !isCounting(match, tokens)) matches.push(match)
      }
    }
  }
  return matches
}

/** 'zählen' counts, 'zahlen' pays: without its dots only the marks of wishing may mean either. */
const isCounting = ({ pattern, tokens: used }: Match, tokens: readonly Token[]): boolean =>
  (pattern.kind === 'concept' || pattern.kind === 'outcome' || pattern.kind === 'action') &&
  used.some((at) => /(?<!er)zähl(?!er)/iu.test(tokens[at]?.text ?? ''))

function lookUp(tokens: readonly Token[], lexicon: CompiledLexicon): Looked {
  const cache = new Map<string, WordHits>()
  const verbs = new Set<number>()
  const hits = tokens.map((token, at): WordHits => {
    if (token.kind !== 'word' && token.kind !== 'number') return { atoms: [], typo: false }
    let hit = cache.get(token.fold)
    if (!hit) {
      hit = lexicon.vocabulary.look(token.fold)
      cache.set(token.fold, hit)
    }
    if (hit.atoms.some((atom) => lexicon.verbAtoms.has(atom))) verbs.add(at)
    return hit
  })
  return { tokens, hits, verbs, lexicon }
}

function complete(pattern: Pattern, at: number, looked: Looked): Match | undefined {
  const { tokens, hits } = looked
  const used = [at]
  let last = at
  let cost = 0
  let commas = 0
  for (let index = 1; index < pattern.elements.length; index++) {
    const element = pattern.elements[index]
    const next = element && seek(element.atoms, last + 1, pattern.gaps[index] ?? 0, looked)
    if (!next) return undefined
    for (let between = last + 1; between < next.at; between++) if (tokens[between]?.text === ',') commas++
    last = next.at
    used.push(last)
    cost += next.cost
  }
  let typos = 0
  let score = pattern.weak ? -14 : 0
  for (const index of used) {
    if (hits[index]?.typo) typos++
    score += 10 + Math.min(10, tokens[index]?.fold.length ?? 0)
  }
  const own = used.filter((_, index) => !pattern.elements[index]?.shared)
  return { pattern, tokens: used, own: own.length > 0 ? own : used, first: at, last, score: score - cost * 3 - commas * 8 - typos * 4, typos, gap: cost }
}

function seek(atoms: ReadonlySet<number>, from: number, gap: number, looked: Looked): { at: number; cost: number } | undefined {
  const { tokens, hits, verbs, lexicon } = looked
  let cost = 0
  let skipped = 0
  const sentence = tokens[from - 1]?.sentence
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || token.sentence !== sentence) return undefined
    if (hits[at]?.atoms.some((atom) => atoms.has(atom))) return { at, cost }
    if (token.kind === 'word' && lexicon.skip.has(token.fold)) {
      if (++skipped > 4) return undefined
      continue
    }
    if (lexicon.barriers.has(token.fold)) return undefined
    if (verbs.has(at)) cost += 2
    cost += token.kind === 'punct' ? (token.text === ':' ? 9 : token.text === ',' ? 2 : 1) : token.kind === 'number' || token.kind === 'symbol' ? 0.5 : 1
    if (cost > gap) return undefined
  }
  return undefined
}

/** Takes matches from the highest score down, as long as none of their own tokens is taken and they bring a token of their own. In order of the text. */
export function chooseMatches(matches: readonly Match[], taken: Set<number> = new Set(), filler: (index: number) => boolean = () => false): Match[] {
  const order = [...matches].sort((a, b) => b.score - a.score || a.first - b.first || a.last - b.last)
  const chosen: Match[] = []
  const used = new Set<number>()
  for (const match of order) {
    if (match.own.some((index) => taken.has(index)) || match.tokens.every((index) => used.has(index) || (match.tokens.length > 1 && filler(index)))) continue
    for (const index of match.own) taken.add(index)
    for (const index of match.tokens) used.add(index)
    chosen.push(match)
  }
  return chosen.sort((a, b) => a.first - b.first || a.last - b.last)
}
