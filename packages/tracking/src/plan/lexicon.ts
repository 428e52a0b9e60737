import type { Lines, Lexicon } from './lexiconTerms.ts'
import type { Language } from '@tagmason/domain'
import { outcomeLines, thingLines } from './grid.ts'
import { actionWords } from './lexicon.actions.ts'
import { lexiconDe } from './lexicon.de.ts'
import { lexiconEn } from './lexicon.en.ts'
import { lexiconEs } from './lexicon.es.ts'
import { lexiconFr } from './lexicon.fr.ts'
import { sharedConcepts } from './lexicon.shared.ts'
import { AtomTable, compilePattern, type Pattern } from './patterns.ts'
import { Vocabulary } from './vocabulary.ts'

export interface CompiledLexicon {
  language: Language
  byFirstAtom: ReadonlyMap<number, readonly Pattern[]>
  vocabulary: Vocabulary
  skip: ReadonlySet<string>
  barriers: ReadonlySet<string>
  numbers: Readonly<Record<string, number>>
  /** First words of other things to do: a pattern does not readily reach across them. */
  verbAtoms: ReadonlySet<number>
  common: ReadonlySet<string>
}

const sources: Readonly<Record<Language, Lexicon>> = { en: lexiconEn, es: lexiconEs, fr: lexiconFr, de: lexiconDe }
const compiled = new Map<Language, CompiledLexicon>()
const split = (words: string): string[] => words.trim().split(/\s+/)

/** The compiled lexicon of a language; compiled once, at first use. */
export function lexiconOf(language: Language): CompiledLexicon {
  const known = compiled.get(language)
  if (known) return known
  const source = sources[language]
  const table = new AtomTable()
  const patterns: Pattern[] = []
  const add = (kind: string, groups: Readonly<Record<string, Lines | undefined>>): void => {
    for (const [id, lines] of Object.entries(groups)) for (const line of lines ?? []) patterns.push(...compilePattern(kind, id, line, source.macros, table))
  }
  add('concept', source.concepts)
  add('concept', sharedConcepts)
  add('mark', source.marks)
  add('parameter', source.parameters)
  add('page', source.pages)
  add('dimension', source.dimensions)
  add('verb', source.verbs)
  add('noun', source.nouns)
  add('action', actionWords[language])
  add('thing', thingLines(language))
  add('outcome', outcomeLines(language))
  const byFirstAtom = new Map<number, Pattern[]>()
  for (const pattern of patterns) {
    for (const atom of pattern.elements[0]?.atoms ?? []) {
      const list = byFirstAtom.get(atom)
      if (list) list.push(pattern)
      else byFirstAtom.set(atom, [pattern])
    }
  }
  const skip = new Set(split(source.skip))
  const common = new Set([...split(source.common), ...skip, ...split(source.barriers), ...Object.keys(source.numbers)])
  const result: CompiledLexicon = {
    language,
    byFirstAtom,
    vocabulary: new Vocabulary(table.atoms, ['', ...split(source.endings)], common),
    skip,
    barriers: new Set(split(source.barriers)),
    numbers: source.numbers,
    verbAtoms: new Set(patterns.filter((pattern) => pattern.kind === 'verb').flatMap((pattern) => [...(pattern.elements[0]?.atoms ?? [])])),
    common,
  }
  compiled.set(language, result)
  return result
}
