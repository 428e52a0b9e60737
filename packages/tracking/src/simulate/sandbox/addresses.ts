/**
 * `URL` and `URLSearchParams` as a browser has them, written for the interpreter: a function that is given `ask(question)`, which `addressAnswer` answers, and `unknown(what)`. Reading and
 * writing addresses is one standard for all (url.spec.whatwg.org), so it is done outside; here is what holds the parts together.
 */
export const addresses = `
(function (ask, unknown) {
  'use strict'
  const { parse, stringify } = JSON
  const { defineProperty } = Reflect
  const answer = (...question) => parse(ask(stringify(question)))
  const text = (value) => (value + '').toWellFormed()
  const given = (count, least, of) => { if (count < least) throw new TypeError(of + ' needs ' + least + ' arguments') }

  class URLSearchParams {
    #list = []
    #changed = () => undefined
    static from(list, changed) {
      const made = new URLSearchParams()
      made.#list = list
      made.#changed = changed
      return made
    }
    static refill(made, list) { made.#list = list }
    constructor(init = '') {
      if (typeof init !== 'object' && typeof init !== 'function' || init === null) this.#list = answer('pairs', text(init).replace(/^\\?/, ''))
      else if (init[Symbol.iterator] == null) for (const key of Object.keys(init)) this.#list.push([text(key), text(init[key])])
      else for (const pair of init) {
        const both = [...pair]
        if (both.length !== 2) throw new TypeError('An entry of URLSearchParams needs a name and a value')
        this.#list.push([text(both[0]), text(both[1])])
      }
    }
    get size() { return this.#list.length }
    append(name, value) { given(arguments.length, 2, 'append'); this.#list.push([text(name), text(value)]); this.#changed() }
    delete(name, value) {
      given(arguments.length, 1, 'delete')
      const [key, only] = [text(name), value === undefined ? undefined : text(value)]
      this.#list = this.#list.filter((pair) => pair[0] !== key || (only !== undefined && pair[1] !== only))
      this.#changed()
    }
    get(name) { given(arguments.length, 1, 'get'); const key = text(name); const pair = this.#list.find((one) => one[0] === key); return pair === undefined ? null : pair[1] }
    getAll(name) { given(arguments.length, 1, 'getAll'); const key = text(name); return this.#list.filter((pair) => pair[0] === key).map((pair) => pair[1]) }
    has(name, value) {
      given(arguments.length, 1, 'has')
      const [key, only] = [text(name), value === undefined ? undefined : text(value)]
      return this.#list.some((pair) => pair[0] === key && (only === undefined || pair[1] === only))
    }
    set(name, value) {
      given(arguments.length, 2, 'set')
      const [key, now] = [text(name), text(value)]
      const first = this.#list.find((pair) => pair[0] === key)
      if (first === undefined) this.#list.push([key, now])
      else {
        first[1] = now
        this.#list = this.#list.filter((pair) => pair === first || pair[0] !== key)
      }
      this.#changed()
    }
    sort() { this.#list.sort((one, other) => (one[0] < other[0] ? -1 : one[0] > other[0] ? 1 : 0)); this.#changed() }
    forEach(call, self) { for (let at = 0; at < this.#list.length; at++) { const [name, value] = this.#list[at]; Reflect.apply(call, self, [value, name, this]) } }
    *entries() { for (let at = 0; at < this.#list.length; at++) yield [...this.#list[at]] }
    *keys() { for (let at = 0; at < this.#list.length; at++) yield this.#list[at][0] }
    *values() { for (let at = 0; at < this.#list.length; at++) yield this.#list[at][1] }
    toString() { return answer('text', ...this.#list.flat()) }
  }
  const { from, refill } = URLSearchParams
  delete URLSearchParams.from
  delete URLSearchParams.refill

  class URL {
    #parts
    #search
    static canParse(address, base) { given(arguments.length, 1, 'canParse'); return answer('read', text(address), ...(base === undefined ? [] : [text(base)])) !== null }
    static parse(address, base) { try { return new URL(...arguments) } catch { return null } }
    constructor(address, base) {
      given(arguments.length, 1, 'URL')
      this.#be(answer('read', text(address), ...(base === undefined ? [] : [text(base)])))
      this.#search = from(answer('pairs', this.#parts.search.slice(1)), () => { this.#parts = answer('change', this.#parts.href, 'search', this.#search + '') })
    }
    #be(parts) {
      if (parts === null) throw new TypeError('Invalid URL')
      this.#parts = parts
    }
    get searchParams() { return this.#search }
    toString() { return this.#parts.href }
    toJSON() { return this.#parts.href }
    static {
      for (const key of ['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash']) {
        const change = {
          set(value) {
            this.#be(answer('change', this.#parts.href, key, text(value)))
            if (key === 'href' || key === 'search') refill(this.#search, answer('pairs', this.#parts.search.slice(1)))
          },
        }
        const { get } = { get() { return this.#parts[key] } }
        defineProperty(URL.prototype, key, { get, set: key === 'origin' ? undefined : change.set, enumerable: true, configurable: true })
      }
    }
  }
  for (const key of ['createObjectURL', 'revokeObjectURL']) defineProperty(URL, key, { value: () => unknown('calls URL.' + key), writable: true, enumerable: true, configurable: true })
  defineProperty(URLSearchParams.prototype, Symbol.iterator, { value: URLSearchParams.prototype.entries, writable: true, enumerable: false, configurable: true })
  for (const made of [URL, URLSearchParams]) {
    defineProperty(made.prototype, Symbol.toStringTag, { value: made.name, configurable: true })
    defineProperty(globalThis, made.name, { value: made, writable: true, enumerable: false, configurable: true })
  }
})
`

const changeable = ['href', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'] as const

const partsOf = (url: URL) => Object.fromEntries([...changeable, 'origin' as const].map((key) => [key, url[key]]))

const read = (address: string, base?: string): URL | null => {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

function changed(address: string, key: string, value: string): URL | null {
  if (key === 'href') return read(value)
  const url = read(address)
  const found = changeable.find((each) => each === key)
  if (url !== null && found !== undefined) url[found] = value
  return url
}

/** What a platform says of addresses, each question and answer as JSON: the parts of an address, read or changed (null where it is none), the pairs of a query, and the text of names and values. */
export function addressAnswer(question: string): string {
  const [act, ...given] = JSON.parse(question) as readonly string[]
  const [first = '', second, third = ''] = given
  if (act === 'pairs') return JSON.stringify([...new URLSearchParams(first)])
  if (act === 'text') return JSON.stringify(written(given))
  const url = act === 'read' ? read(first, second) : changed(first, second ?? '', third)
  return JSON.stringify(url === null ? null : partsOf(url))
}

function written(given: readonly string[]): string {
  const pairs = new URLSearchParams()
  for (let at = 0; at < given.length; at += 2) pairs.append(given[at] ?? '', given[at + 1] ?? '')
  return pairs.toString()
}
