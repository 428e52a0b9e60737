/** Reads scripts that do nothing but push written-out values, statement by statement; anything else makes the whole unknown. */
class Unread extends Error {}

const space = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/

class Reader {
  #at = 0
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  take(pattern: RegExp): RegExpExecArray | null {
    const blank = space.exec(this.text.slice(this.#at))
    if (blank !== null) this.#at += blank[0].length
    const match = pattern.exec(this.text.slice(this.#at))
    if (match !== null) this.#at += match[0].length
    return match
  }

  get done(): boolean {
    this.take(/^(?:)/)
    return this.#at >= this.text.length
  }

  expect(pattern: RegExp): RegExpExecArray {
    const match = this.take(pattern)
    if (match === null) throw new Unread()
    return match
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined: undefined }

const unescaped = (text: string): string => {
  if (/\\[xu0-9bfv\n]/.test(text)) throw new Unread()
  return text.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter)
}

const quoted = /^(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/

const readText = (reader: Reader): string | undefined => {
  const match = reader.take(quoted)
  return match === null ? undefined : unescaped(match[1] ?? match[2] ?? '')
}

const readList = (reader: Reader, end: RegExp): readonly unknown[] => {
  const list: unknown[] = []
  while (!reader.take(end)) {
    list.push(readValue(reader))
    if (reader.take(/^,/)) continue
    reader.expect(end)
    break
  }
  return list
}

const readObject = (reader: Reader): Readonly<Record<string, unknown>> => {
  const entries: [string, unknown][] = []
  while (!reader.take(/^\}/)) {
    const key = readText(reader) ?? reader.expect(/^[A-Za-z_$][\w$]*|^\d+/)[0]
    reader.expect(/^:/)
    entries.push([key, readValue(reader)])
    if (reader.take(/^,/)) continue
    reader.expect(/^\}/)
    break
  }
  return Object.fromEntries(entries)
}

const readValue = (reader: Reader): unknown => {
  const text = readText(reader)
  if (text !== undefined) return text
  if (reader.take(/^\{/)) return readObject(reader)
  if (reader.take(/^\[/)) return readList(reader, /^\]/)
  const number = reader.take(/^-?\d+(?:\.\d+)?(?![\w.])/)
  if (number !== null) return Number(number[0])
  const word = reader.expect(/^(?:true|false|null|undefined)(?![\w$])/)[0]
  return words[word]
}

const layer = String.raw`(?:window\.)?dataLayer`
const preparation = new RegExp(
  `^(?:(?:var\\s+)?${layer}\\s*=\\s*${layer}\\s*\\|\\|\\s*\\[\\]|function\\s+gtag\\s*\\(\\s*\\)\\s*\\{\\s*${layer}\\.push\\(\\s*arguments\\s*\\);?\\s*\\})`,
)
const push = new RegExp(`^${layer}\\.push\\s*\\(`)

const readScript = (text: string): readonly unknown[] => {
  const reader = new Reader(text)
  const pushes: unknown[] = []
  while (!reader.done) {
    if (reader.take(/^;/) || reader.take(preparation)) continue
    if (reader.take(push)) pushes.push(...readList(reader, /^\)/))
    else {
      reader.expect(/^gtag\s*\(/)
      pushes.push(readList(reader, /^\)/))
    }
  }
  return pushes
}

const script = /<script(\s[^>]*)?>([\s\S]*?)<\/script\s*>/gi

/** What the scripts of custom HTML push, first first; null where they do anything else, or anything that depends on a variable. */
export const pushesIn = (html: string): readonly unknown[] | null => {
  // Whatever else stands there may run code in its own ways.
  if (html.includes('{{') || html.replace(script, '').trim() !== '') return null
  const scripts = [...html.matchAll(script)]
  if (scripts.some((match) => /\S/.test((match[1] ?? '').replace(/\stype\s*=\s*["']?text\/javascript["']?/i, '')))) return null
  try {
    return scripts.flatMap((match) => readScript(match[2] ?? ''))
  } catch (error) {
    if (error instanceof Unread) return null
    throw error
  }
}
