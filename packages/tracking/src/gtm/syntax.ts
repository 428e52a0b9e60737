import { say, type Words } from '../sentences/say.ts'
import { stringEnd } from './scan.ts'

export interface Duplicate {
  /** JSON path of the object that says the key twice. */
  readonly path: string
  readonly key: string
  readonly index: number
}

export interface Syntax {
  /** The first place where the text is not JSON; null when all of it is. */
  readonly fault: { readonly index: number; readonly expected: Words } | null
  readonly duplicates: readonly Duplicate[]
}

interface Frame {
  readonly kind: 'object' | 'list'
  readonly path: string
  readonly keys: Set<string>
  entries: number
}

const space = /[ \t\n\r]*/y
const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y
// Escapes and characters that need one; what matches but is no complete escape is a fault.
// oxlint-disable-next-line no-control-regex -- JSON forbids exactly these characters inside a text.
const special = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})?|[\u0000-\u001f]/g

/** The index of the first character that JSON does not allow in a text between two indexes, or -1. */
const textFault = (text: string, from: number, to: number): number => {
  // Only this part is looked at: a file of many texts without a special character would be gone through once for each.
  for (const found of text.slice(from, to).matchAll(special)) if (found[0].length === 1) return from + found.index
  return -1
}

const match = (pattern: RegExp, text: string, index: number): number => {
  pattern.lastIndex = index
  return pattern.test(text) ? pattern.lastIndex : -1
}

/** The key as a step of a JSON path. */
const step = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`)

/**
 * Reads JSON text step by step without building it, to say where it stops being JSON and which keys it repeats.
 * Slow next to JSON.parse: meant for texts that JSON.parse refused, or in which keys are known to be repeated.
 */
export const checkSyntax = (text: string): Syntax => {
  const duplicates: Duplicate[] = []
  const stack: Frame[] = []
  let index = 0
  let state: 'value' | 'first' | 'key' | 'after' = 'value'
  let path = '$'
  const fail = (expected: Words): Syntax => ({ fault: { index, expected }, duplicates })
  const readString = (): string | null => {
    const start = index
    const end = stringEnd(text, start)
    const bad = textFault(text, start + 1, end)
    if (bad !== -1 || end > text.length) {
      index = bad === -1 ? text.length : bad
      return null
    }
    index = end
    return text.slice(start, end)
  }
  for (;;) {
    index = match(space, text, index)
    const char = text.charAt(index)
    const frame = stack.at(-1)
    if (state === 'after') {
      if (frame === undefined) return index === text.length ? { fault: null, duplicates } : fail(say('gtm.json.endOfFile'))
      const close = frame.kind === 'object' ? '}' : ']'
      if (char === close) stack.pop()
      else if (char === ',') state = frame.kind === 'object' ? 'key' : 'value'
      else return fail(say('gtm.json.commaOr', { close }))
      index++
      if (state === 'value') path = `${frame.path}[${frame.entries++}]`
      continue
    }
    if (frame !== undefined && state === 'first' && char === (frame.kind === 'object' ? '}' : ']')) {
      stack.pop()
      index++
      state = 'after'
      continue
    }
    if (frame?.kind === 'object' && (state === 'first' || state === 'key')) {
      const before = index
      const raw = char === '"' ? readString() : null
      if (raw === null) return fail(say('gtm.json.key'))
      const key: unknown = JSON.parse(raw)
      if (typeof key !== 'string') return fail(say('gtm.json.key'))
      if (frame.keys.has(key)) duplicates.push({ path: frame.path, key, index: before })
      frame.keys.add(key)
      index = match(space, text, index)
      if (text.charAt(index) !== ':') return fail('":"')
      index++
      path = `${frame.path}${step(key)}`
      state = 'value'
      continue
    }
    if (frame?.kind === 'list' && state === 'first') path = `${frame.path}[${frame.entries++}]`
    if (char === '{' || char === '[') {
      stack.push({ kind: char === '{' ? 'object' : 'list', path, keys: new Set(), entries: 0 })
      index++
      state = 'first'
      continue
    }
    if (char === '"') {
      if (readString() === null) return fail(say('gtm.json.text'))
    } else {
      const end = match(literal, text, index)
      if (end === -1) return fail(say('gtm.json.value'))
      index = end
    }
    state = 'after'
  }
}
