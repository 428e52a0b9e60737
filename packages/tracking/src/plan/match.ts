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

/** All matches of all patterns; overlaps are not resolved. Patterns never reach across sentences. */
export function findMatches(tokens: readonly Token[], lexicon: CompiledLexicon): Match[] {
  const cache = new Map<string, WordHits>()
  const hits = tokens.map((token): WordHits => {
    if (token.kind !== 'word' && token.kind !== 'number') return { atoms: [], typo: false }
    let hit = cache.get(token.fold)
    if (!hit) {
      hit = lexicon.vocabulary.look(token.fold)
      cache.set(token.fold, hit)
    }
    return hit
  })
  const atomSets = hits.map((hit) => new Set(hit.atoms))
  const matches: Match[] = []
  for (let at = 0; at < tokens.length; at++) {
    const seen = new Set<Pattern>()
    for (const atom of hits[at]?.atoms ?? []) {
      for (const pattern of lexicon.byFirstAtom.get(atom) ?? []) {
        if (seen.has(pattern)) continue
        seen.add(pattern)
        const match = complete(pattern, at, tokens, atomSets, hits, lexicon)
        if (match) matches.push(match)
      }
    }
  }
  return matches
}

function complete(
  pattern: Pattern,
  at: number,
  tokens: readonly Token[],
  sets: readonly ReadonlySet<number>[],
  hits: readonly WordHits[],
  lexicon: CompiledLexicon,
): Match | undefined {
  const used = [at]
  let cost = 0
  for (let index = 1; index < pattern.elements.length; index++) {
    const element = pattern.elements[index]
    if (!element) return undefined
    const next = seek(element.atoms, (used[used.length - 1] ?? at) + 1, pattern.gaps[index] ?? 0, tokens, sets, lexicon)
    if (!next) return undefined
    used.push(next.at)
    cost += next.cost
  }
  let typos = 0
  let score = pattern.weak ? -14 : 0
  for (const index of used) {
    if (hits[index]?.typo) typos++
    score += 10 + Math.min(10, tokens[index]?.fold.length ?? 0)
  }
  const own = used.filter((_, index) => !pattern.elements[index]?.shared)
  return {
    pattern,
    tokens: used,
    own: own.length > 0 ? own : used,
    first: at,
    last: used[used.length - 1] ?? at,
    score: score - cost * 3 - typos * 4,
    typos,
    gap: cost,
  }
}

function seek(
  atoms: readonly number[],
  from: number,
  gap: number,
  tokens: readonly Token[],
  sets: readonly ReadonlySet<number>[],
  lexicon: CompiledLexicon,
): { at: number; cost: number } | undefined {
  let cost = 0
  let skipped = 0
  const sentence = tokens[from - 1]?.sentence
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || token.sentence !== sentence) return undefined
    const set = sets[at]
    if (set && atoms.some((atom) => set.has(atom))) return { at, cost }
    if (token.kind === 'word' && lexicon.skip.has(token.fold)) {
      if (++skipped > 4) return undefined
      continue
    }
    if (lexicon.barriers.has(token.fold)) return undefined
    if (set && lexicon.verbAtoms.some((atom) => set.has(atom))) cost += 2
    cost += token.kind === 'punct' ? (token.text === ',' ? 2 : 1) : token.kind === 'number' || token.kind === 'symbol' ? 0.5 : 1
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
