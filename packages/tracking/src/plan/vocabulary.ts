import type { Atom } from './patterns.ts'
import { oneTypoApart } from './text.ts'

/** Which atoms a word fulfils. `typo`: only after one letter was put right. */
export interface WordHits {
  atoms: readonly number[]
  typo: boolean
}

const none: WordHits = { atoms: [], typo: false }
const shortestTypo = 5

/** Looks words up in the atoms of one language. Lookups cost a few map reads, however long the lexicon is. */
export class Vocabulary {
  private readonly exact = new Map<string, number[]>()
  private readonly stems = new Map<string, number[]>()
  private readonly prefixes = new Map<string, number[]>()
  private readonly suffixes = new Map<string, number[]>()
  private readonly inside: { word: string; id: number }[] = []
  /** Words of the atoms by first letter, for typing mistakes. */
  private readonly words = new Map<string, string[]>()
  /** By first letter, filled at the first unknown word with that letter: what is left of a word without one of its letters -> the words. */
  private readonly deletions = new Map<string, Map<string, string[]>>()
  private readonly endings: readonly string[]
  private readonly common: ReadonlySet<string>

  /** `endings`: what a stem may end on; `common`: ordinary words that are never a mistyped lexicon word. */
  constructor(atoms: readonly Atom[], endings: readonly string[], common: ReadonlySet<string>) {
    this.endings = endings
    this.common = common
    atoms.forEach((atom, id) => {
      if (atom.test === 'contains') {
        this.inside.push({ word: atom.word, id })
        return
      }
      const map = { exact: this.exact, stem: this.stems, prefix: this.prefixes, suffix: this.suffixes }[atom.test]
      const list = map.get(atom.word)
      if (list) list.push(id)
      else map.set(atom.word, [id])
      if (atom.test === 'suffix' || atom.word.length < shortestTypo) return
      const letter = atom.word[0] ?? ''
      const words = this.words.get(letter)
      if (words) words.push(atom.word)
      else this.words.set(letter, [atom.word])
    })
  }

  private deletionsAt(letter: string): ReadonlyMap<string, readonly string[]> {
    const known = this.deletions.get(letter)
    if (known) return known
    const index = new Map<string, string[]>()
    for (const word of new Set(this.words.get(letter))) {
      for (const shorter of new Set([word, ...deletionsOf(word)])) {
        const list = index.get(shorter)
        if (list) list.push(word)
        else index.set(shorter, [word])
      }
    }
    this.deletions.set(letter, index)
    return index
  }

  /** The atoms of a folded word. */
  look(word: string): WordHits {
    const atoms = this.direct(word)
    if (atoms.length > 0) return { atoms, typo: false }
    if (word.length < shortestTypo || this.common.has(word) || /\d|_/.test(word)) return none
    for (const ending of this.endings) if (ending !== '' && word.endsWith(ending) && this.common.has(word.slice(0, word.length - ending.length))) return none
    for (const better of this.corrections(word)) {
      const corrected = this.direct(better)
      if (corrected.length > 0) return { atoms: corrected, typo: true }
    }
    return none
  }

  private direct(word: string): number[] {
    const found: number[] = []
    const add = (ids: readonly number[] | undefined): void => {
      if (ids) for (const id of ids) if (!found.includes(id)) found.push(id)
    }
    add(this.exact.get(word))
    for (const ending of this.endings) if (word.endsWith(ending)) add(this.stems.get(word.slice(0, word.length - ending.length)))
    for (let length = 2; length <= word.length; length++) add(this.prefixes.get(word.slice(0, length)))
    for (let from = 0; from <= word.length - 3; from++) add(this.suffixes.get(word.slice(from)))
    for (const { word: part, id } of this.inside) if (word.includes(part)) add([id])
    return found
  }

  /** Lexicon words one typo away from the word, from the word without its ending, or from its beginning. */
  private corrections(word: string): string[] {
    const found: string[] = []
    const bodies = new Set<string>()
    for (const ending of this.endings)
      if (word.endsWith(ending) && word.length - ending.length >= shortestTypo) bodies.add(word.slice(0, word.length - ending.length))
    for (const body of bodies) this.near(body, found)
    for (let length = 6; length <= word.length && length <= 14; length++) this.near(word.slice(0, length), found, true)
    return found
  }

  private near(body: string, found: string[], prefixOnly = false): void {
    const keys = [body, ...deletionsOf(body)]
    // The first letter is right, or swapped with the second.
    for (const letter of new Set(body.slice(0, 2))) {
      const index = this.deletionsAt(letter)
      for (const key of keys) {
        for (const word of index.get(key) ?? []) {
          if (prefixOnly && !this.prefixes.has(word)) continue
          if (!found.includes(word) && oneTypoApart(word, body) && plausible(word, body)) found.push(word)
        }
      }
    }
  }
}

/** Short words are too close to each other: only swapped or doubled letters are put right there. Nobody mistypes the first letter unnoticed. */
function plausible(word: string, typed: string): boolean {
  if (word[0] !== typed[0] && !(word[0] === typed[1] && word[1] === typed[0])) return false
  if (word.length >= 6) return true
  if (word.length === typed.length) return [...word].sort().join('') === [...typed].sort().join('')
  return /(.)\1/.test(word.length > typed.length ? word : typed)
}

function deletionsOf(word: string): string[] {
  const list: string[] = []
  for (let i = 0; i < word.length; i++) list.push(word.slice(0, i) + word.slice(i + 1))
  return list
}
