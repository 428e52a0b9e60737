/** Why a text is no literal, and where: an index into it. */
export class LiteralError extends Error {
  readonly index: number
  constructor(message: string, index: number) {
    super(message)
    this.index = index
  }
}

const depthLimit = 500
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0' }
const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined, NaN: Number.NaN, Infinity: Number.POSITIVE_INFINITY }
const blank = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y
const number = /[+-]?(?:0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy
const name = /[\p{L}_$][\p{L}\p{N}_$]*/uy

class Reader {
  at: number
  readonly text: string

  constructor(text: string, at: number) {
    this.text = text
    this.at = at
  }

  fail(expected: string): never {
    throw new LiteralError(expected, this.at)
  }

  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }

  skip(): string {
    this.match(blank)
    return this.text.charAt(this.at)
  }

  take(character: string): void {
    if (this.skip() !== character) this.fail(character)
    this.at++
  }

  value(depth: number): unknown {
    if (depth > depthLimit) this.fail('less nesting')
    const next = this.skip()
    if (next === '{') return this.object(depth)
    if (next === '[') return this.list(depth)
    if (next === '"' || next === "'" || next === '`') return this.string(next)
    // Minifiers write `!0` for true, `!1` for false and `void 0` for undefined.
    if (next === '!') {
      this.at++
      return !this.value(depth + 1)
    }
    const found = this.match(number)
    if (found !== undefined) return Number(found)
    const word = this.match(name)
    if (word === 'void') {
      this.value(depth + 1)
      return undefined
    }
    if (word !== undefined && Object.hasOwn(words, word)) return words[word]
    return this.fail('a value')
  }

  object(depth: number): Record<string, unknown> {
    const made: Record<string, unknown> = {}
    this.take('{')
    while (this.skip() !== '}') {
      const next = this.text.charAt(this.at)
      const key = next === '"' || next === "'" ? this.string(next) : (this.match(name) ?? this.match(number) ?? this.fail('a key'))
      this.take(':')
      const value = this.value(depth + 1)
      // A key `__proto__` is data like any other.
      Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true })
      if (this.skip() === ',') this.at++
      else if (this.text.charAt(this.at) !== '}') this.fail('}')
    }
    this.at++
    return made
  }

  list(depth: number): unknown[] {
    const made: unknown[] = []
    this.take('[')
    while (this.skip() !== ']') {
      made.push(this.value(depth + 1))
      if (this.skip() === ',') this.at++
      else if (this.text.charAt(this.at) !== ']') this.fail(']')
    }
    this.at++
    return made
  }

  string(quote: string): string {
    let made = ''
    let from = ++this.at
    for (;;) {
      if (this.at >= this.text.length) this.fail(quote)
      const character = this.text.charAt(this.at)
      if (character === quote) break
      if (quote === '`' && character === '$' && this.text.charAt(this.at + 1) === '{') this.fail('a text without code')
      if (character === '\n' && quote !== '`') this.fail(quote)
      if (character !== '\\') {
        this.at++
        continue
      }
      made += this.text.slice(from, this.at)
      this.at++
      made += this.escape()
      from = this.at
    }
    made += this.text.slice(from, this.at)
    this.at++
    return made
  }

  escape(): string {
    const code = this.match(/x([\da-f]{2})/iy) ?? this.match(/u([\da-f]{4})/iy)
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code.slice(1), 16))
    const point = this.match(/u\{[\da-f]{1,6}\}/iy)
    if (point !== undefined) {
      const value = Number.parseInt(point.slice(2, -1), 16)
      if (value > 0x10_ff_ff) this.fail('a character')
      return String.fromCodePoint(value)
    }
    // A line that goes on has nothing in between.
    if (this.match(/\r?\n/y) !== undefined) return ''
    const character = this.text.charAt(this.at++)
    return Object.hasOwn(escapes, character) ? (escapes[character] ?? '') : character
  }
}

/**
 * Reads the JavaScript literal that begins at an index, without running anything: what JSON has, and what minifiers and formatters make of it (other quotes,
 * keys without quotes, `!0`, `void 0`, comments, commas at the end). Names, calls and templates with code are refused.
 * @throws LiteralError with the index of what is no literal.
 */
export function readLiteral(text: string, at = 0): { readonly value: unknown; readonly end: number } {
  const reader = new Reader(text, at)
  const value = reader.value(0)
  return { value, end: reader.at }
}
