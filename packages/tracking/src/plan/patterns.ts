/**
 * The small pattern language of the lexicons.
 *
 *   word      the word, also with one of the language's endings ('order' finds 'orders', 'ordered')
 *   =word     exactly the word        purchas*   starts so        *korb   ends so        *korb*   holds it
 *   (a|b)     one of them             {name}     one of a macro's words; a macro whose name starts with v is a verb, which a list may share
 *   (a|b)?    may be missing     (a|b c)   a choice of several words
 *   a b       next to each other (articles and the like may stand between)
 *   a > b     in this order, up to four words between           a ~ b   in either order
 *   ... ?     weak: loses against anything else, lowers confidence    ... ?click   weak, and only in a sentence that has the context mark 'click'
 *   ... @x    the detail x, e.g. which kind of lead
 */
export interface Atom {
  test: 'exact' | 'stem' | 'prefix' | 'suffix' | 'contains'
  word: string
}

export interface Element {
  atoms: ReadonlySet<number>
  /** A verb may be shared by several matches: 'clicks on phone number and e-mail'. */
  shared: boolean
}

export interface Pattern {
  kind: string
  id: string
  detail: string | undefined
  weak: boolean
  /** Context mark that the sentence must have. */
  needs: string | undefined
  elements: readonly Element[]
  /** Words that may stand before each element; 0 = next to the one before. */
  gaps: readonly number[]
}

export type Macros = Readonly<Record<string, string>>

export const widestGap = 4

/** Numbers atoms so that one word is looked up once for all patterns. */
export class AtomTable {
  readonly atoms: Atom[] = []
  private readonly ids = new Map<string, number>()

  add(source: string): number {
    const known = this.ids.get(source)
    if (known !== undefined) return known
    this.atoms.push(readAtom(source))
    this.ids.set(source, this.atoms.length - 1)
    return this.atoms.length - 1
  }
}

function readAtom(source: string): Atom {
  if (source.startsWith('=')) return { test: 'exact', word: source.slice(1) }
  const open = source.startsWith('*')
  const close = source.endsWith('*')
  const word = source.replace(/^\*|\*$/g, '')
  if (open && close) return { test: 'contains', word }
  if (open) return { test: 'suffix', word }
  return { test: close ? 'prefix' : 'stem', word }
}

/** Compiles one line of a lexicon, which may stand for several patterns. An unordered pair becomes two patterns. Throws when a macro is not known: the lexicons are checked by a test. */
export function compilePattern(kind: string, id: string, source: string, macros: Macros, table: AtomTable): Pattern[] {
  return expandGroups(source).flatMap((line) => compileLine(kind, id, line, macros, table))
}

/** Writes optional groups and choices of several words out as lines of their own. */
function expandGroups(source: string): string[] {
  for (const group of source.matchAll(/\(([^()]*)\)(\?(?=\s|$))?/g)) {
    const choices = (group[1] ?? '').split('|')
    const optional = group[2] !== undefined
    if (!optional && !choices.some((choice) => choice.includes(' '))) continue
    const put = (text: string): string => source.slice(0, group.index) + text + source.slice(group.index + group[0].length)
    const single = choices.filter((choice) => !choice.includes(' '))
    const lines = [
      ...(single.length > 0 ? [put(`(${single.join('|')})`)] : []),
      ...choices.filter((choice) => choice.includes(' ')).map(put),
      ...(optional ? [put('')] : []),
    ]
    return lines.flatMap(expandGroups)
  }
  return [source]
}

function compileLine(kind: string, id: string, source: string, macros: Macros, table: AtomTable): Pattern[] {
  const words = source.trim().split(/\s+/)
  let detail: string | undefined
  let weak = false
  let needs: string | undefined
  const body = words.filter((word) => {
    if (word.startsWith('@')) detail = word.slice(1)
    else if (word.startsWith('?')) {
      weak = true
      needs = word.slice(1) || undefined
    } else return true
    return false
  })
  const parts: string[][] = [[]]
  for (const word of body) {
    if (word === '~') parts.push([])
    else parts[parts.length - 1]?.push(word)
  }
  const orders = parts.length === 2 ? [parts, [...parts].reverse()] : [parts]
  return orders.map((order) => {
    const elements: Element[] = []
    const gaps: number[] = []
    let gap = 0
    for (const part of order) {
      for (const word of part) {
        if (word === '>') {
          gap = widestGap
          continue
        }
        elements.push(readElement(word, macros, table))
        gaps.push(gap)
        gap = 0
      }
      gap = widestGap
    }
    return { kind, id, detail, weak, needs, elements, gaps }
  })
}

function readElement(source: string, macros: Macros, table: AtomTable): Element {
  const atoms = new Set<number>()
  const shared = source.startsWith('{v')
  for (const choice of source.replace(/^\(|\)$/g, '').split('|')) {
    const macro = /^\{(\w+)\}$/.exec(choice)
    if (!macro) {
      atoms.add(table.add(choice))
      continue
    }
    const text = macros[macro[1] ?? '']
    if (text === undefined) throw new Error(`The pattern '${source}' uses the macro '${macro[1]}', which the lexicon does not define.`)
    for (const word of text.trim().split(/\s+/)) atoms.add(table.add(word))
  }
  return { atoms, shared }
}
