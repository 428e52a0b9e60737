/** A CSS selector as far as the simulator reads it; a list of alternatives. */
export type Selector = readonly Complex[]

/** Compounds from the last to the first, each with what leads to the one before it. */
export type Complex = readonly { readonly compound: Compound; readonly within: 'child' | 'descendant' | null }[]

export interface Compound {
  /** Lower case; undefined for any. */
  readonly tag?: string
  readonly ids: readonly string[]
  readonly classes: readonly string[]
  readonly attributes: readonly AttributeTest[]
  readonly not: readonly Selector[]
}

export interface AttributeTest {
  readonly name: string
  readonly operator: '' | '=' | '~=' | '|=' | '^=' | '$=' | '*='
  readonly value: string
  readonly ignoreCase: boolean
}

class Unread extends Error {}

const name = /^(?:--|-?(?:[a-zA-Z_\u0080-\uffff]|\\.))(?:[\w\u0080-\uffff-]|\\.)*/
const attribute = /^\[\s*([\w:-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))\s*([iIsS])?\s*)?\]/
const combinator = /^\s*([>,])\s*|^\s+/

const plain = (text: string): string => text.replace(/\\(.)/g, '$1')

class Reader {
  at = 0
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  get rest(): string {
    return this.text.slice(this.at)
  }

  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.rest)
    if (match !== null) this.at += match[0].length
    return match
  }

  /** A name, of which `\:` and the like are read, but no code points such as `\31`. */
  name(): string {
    const match = this.take(name)
    if (match === null || /\\[0-9a-fA-F]/.test(match[0])) throw new Unread()
    return plain(match[0])
  }
}

const readAttribute = (reader: Reader): AttributeTest => {
  const match = reader.take(attribute)
  if (match === null) throw new Unread()
  const [, key = '', operator = '', double, single, bare, flag = ''] = match
  return {
    name: key.toLowerCase(),
    operator: operator as AttributeTest['operator'],
    value: plain(double ?? single ?? bare ?? ''),
    ignoreCase: flag.toLowerCase() === 'i',
  }
}

const readCompound = (reader: Reader): Compound => {
  const start = reader.at
  const ids: string[] = []
  const classes: string[] = []
  const attributes: AttributeTest[] = []
  const not: Selector[] = []
  const any = reader.take(/^\*/) !== null
  const tag = !any && name.test(reader.rest) ? reader.name().toLowerCase() : undefined
  for (;;) {
    if (reader.take(/^#/)) ids.push(reader.name())
    else if (reader.take(/^\./)) classes.push(reader.name())
    else if (reader.rest.startsWith('[')) attributes.push(readAttribute(reader))
    else if (reader.take(/^:not\(\s*/i)) {
      not.push(readList(reader))
      if (!reader.take(/^\s*\)/)) throw new Unread()
    } else break
  }
  if (reader.at === start) throw new Unread()
  return { ...(tag === undefined ? {} : { tag }), ids, classes, attributes, not }
}

const readList = (reader: Reader): Selector => {
  const list: Complex[] = []
  let complex: { compound: Compound; within: 'child' | 'descendant' | null }[] = [{ compound: readCompound(reader), within: null }]
  for (;;) {
    const match = /^\s*(?:\)|$)/.test(reader.rest) ? null : reader.take(combinator)
    if (match === null) return [...list, complex]
    if (match[1] === ',') {
      list.push(complex)
      complex = [{ compound: readCompound(reader), within: null }]
    } else complex = [{ compound: readCompound(reader), within: match[1] === '>' ? 'child' : 'descendant' }, ...complex]
  }
}

/** Reads tag, `*`, #id, .class, [attribute], :not(), child, descendant and comma; null for anything else. */
export const readSelector = (text: string): Selector | null => {
  const reader = new Reader(text.trim())
  try {
    const selector = readList(reader)
    return reader.at === reader.text.length ? selector : null
  } catch (error) {
    if (error instanceof Unread) return null
    throw error
  }
}
