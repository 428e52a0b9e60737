/** Texts that parts of an expression stand for: the plainest first. */
type Samples = readonly string[]

class Unread extends Error {}

const most = 8
const escapes: Readonly<Record<string, string>> = { d: '7', w: 'w', s: ' ', D: 'x', W: '-', S: 'x', n: '\n', t: '\t', r: '\r' }
const empty: ReadonlySet<string> = new Set(['b', 'B'])

/** Every part by its plainest text, and then one part at a time by its others. */
const joined = (parts: readonly Samples[]): Samples => {
  const plain = parts.map(([first = '']) => first)
  const others = parts.flatMap((part, at) => part.slice(1).map((text) => plain.with(at, text).join('')))
  return [plain.join(''), ...others].slice(0, most)
}

class Reader {
  #at = 0
  readonly source: string

  constructor(source: string) {
    this.source = source
  }

  get next(): string {
    return this.source.charAt(this.#at)
  }

  take(text: string): boolean {
    if (!this.source.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  match(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.source.slice(this.#at))
    if (found !== null) this.#at += found[0].length
    return found
  }

  alternatives(): Samples {
    const found = [...this.#row()]
    const first: string[] = found.slice(0, 1)
    const rest: string[] = found.slice(1)
    while (this.take('|')) {
      const [plain = '', ...others] = this.#row()
      first.push(plain)
      rest.push(...others)
    }
    return [...first, ...rest].slice(0, most)
  }

  #row(): Samples {
    const parts: Samples[] = []
    while (this.next !== '' && this.next !== '|' && this.next !== ')') parts.push(this.#repeated(this.#piece()))
    return joined(parts)
  }

  #repeated(piece: Samples): Samples {
    const [, sign, from, to] = this.match(/^(?:([*+?])|\{(\d+)(?:,(\d*))?\})\??/) ?? []
    if (sign === '*' || sign === '?') return [...piece, '']
    if (from === undefined) return piece
    const least = Math.min(Number(from), 50)
    const many = piece.map((text) => text.repeat(Math.max(least, to === '0' ? 0 : 1)))
    return least === 0 ? [...many, ''] : many
  }

  #piece(): Samples {
    if (this.take('(')) return this.#group()
    const set = this.match(/^\[(\^?)((?:\\.|[^\]\\])*)\]/)
    if (set !== null) return this.#set(set[1] === '^', set[2] ?? '')
    if (this.take('^') || this.take('$')) return ['']
    if (this.take('.')) return ['x']
    const escaped = this.match(/^\\(u[\da-f]{4}|x[\da-f]{2}|.)/i)?.[1]
    if (escaped === undefined) return [this.match(/^[\s\S]/)?.[0] ?? '']
    if (empty.has(escaped)) return ['']
    if (escaped.length > 1) return [String.fromCodePoint(Number.parseInt(escaped.slice(1), 16))]
    if (/[1-9kpP]/.test(escaped)) throw new Unread()
    return [escapes[escaped] ?? escaped]
  }

  #group(): Samples {
    const ahead = this.match(/^\?(?:<?[=!])/)?.[0]
    this.match(/^\?(?::|<\w+>)/)
    const inside = this.alternatives()
    if (!this.take(')')) throw new Unread()
    // What has to follow is written by what follows.
    return ahead === undefined ? inside : ['']
  }

  #set(not: boolean, inside: string): Samples {
    const letters = inside
      .replace(/\\([dwsDWSntr])/g, (_, letter: string) => escapes[letter] ?? letter)
      .replace(/\\(.)/g, '$1')
      .replace(/(.)-(.)/g, '$1$2')
    if (!not) return [...new Set(letters)].slice(0, 2)
    const pattern = new RegExp(`[^${inside}]`)
    return [...'x1 -/'].filter((letter) => pattern.test(letter)).slice(0, 1)
  }

  get done(): boolean {
    return this.next === ''
  }
}

/** Texts in which an expression finds something, at most eight; empty where none could be made up. */
export const regexSamples = (source: string, flags = ''): readonly string[] => {
  try {
    const reader = new Reader(source)
    const samples = reader.alternatives()
    const expression = new RegExp(source, flags)
    return reader.done ? [...new Set(samples)].filter((text) => expression.test(text)) : []
  } catch (error) {
    if (error instanceof Unread || error instanceof SyntaxError) return []
    throw error
  }
}
