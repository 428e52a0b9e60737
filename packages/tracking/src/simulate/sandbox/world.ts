/**
 * What code finds around it, written for the interpreter: a function that is given `unknown(what)`, which makes the result unknown for a reason of `reasons.ts` and throws, and the facts of a
 * page (`Facts`); it gives another one, to be called when the code has ended. Reading, listing, asking for or changing anything else of a page is unknown. The prototype of the global object is such a guard, so that a name which nobody
 * has defined ends there, in `typeof x` and `'x' in window`, too.
 */
export const world = `
(function (unknown, facts) {
  'use strict'
  const Guard = Proxy
  const reflect = Reflect
  const changed = Reflect.setPrototypeOf
  const words = String
  const shared = Object.prototype
  const own = Object.hasOwn
  const define = (on, key, value) => reflect.defineProperty(on, key, { value, writable: true, configurable: true, enumerable: false })
  const readable = (on, key, get) => reflect.defineProperty(on, key, { get, configurable: true, enumerable: false })

  // The browser's own things have not what every object has: their texts say what they are.
  const partly = (name, known, plain) => {
    const path = (key) => name === '' ? words(key) : name + '.' + words(key)
    const knows = (key) => own(known, key) || (plain && reflect.has(shared, key)) || (typeof key === 'symbol' && (plain || key !== Symbol.toStringTag)) || unknown((plain ? 'readsGlobal ' : 'reads ') + path(key))
    const change = (act) => (on, key, ...more) => (plain ? reflect[act](on, key, ...more) : unknown('changes ' + path(key)))
    return new Guard(known, {
      get: (on, key) => knows(key) && (own(on, key) ? on[key] : plain ? shared[key] : undefined),
      has: (on, key) => (name === '' ? assigned(key) : knows(key)) && (own(on, key) || (plain && reflect.has(shared, key))),
      getOwnPropertyDescriptor: (on, key) => knows(key) && reflect.getOwnPropertyDescriptor(on, key),
      ownKeys: () => unknown('lists ' + (name || 'window')),
      set: (on, key, value, to) => (name === '' ? kept(to, key, value) : plain ? reflect.set(on, key, value) : unknown('changes ' + path(key))),
      defineProperty: change('defineProperty'),
      deleteProperty: change('deleteProperty'),
      setPrototypeOf: () => unknown('changes ' + (name || 'window')),
      preventExtensions: () => unknown('changes ' + (name || 'window')),
      getPrototypeOf: () => (plain ? shared : unknown('prototype ' + name)),
    })
  }

  // Whether a name is there is asked before each assignment to it, too; so the question counts only where no assignment follows.
  let asked
  const settled = () => { if (asked !== undefined) unknown('asksGlobal ' + words(asked)) }
  const assigned = (key) => {
    if (typeof key === 'symbol' || reflect.has(shared, key)) return true
    settled()
    asked = key
    return false
  }
  const kept = (to, key, value) => {
    if (asked === key) asked = undefined
    return reflect.defineProperty(to, key, { value, writable: true, configurable: true, enumerable: true })
  }

  const made = (name, fact) => {
    if (own(fact, 'value')) return fact.value
    const known = {}
    for (const key of Object.keys(fact.parts)) define(known, key, made(name + '.' + key, fact.parts[key]))
    if (name === 'location') for (const key of ['toString', 'valueOf']) define(known, key, () => (key === 'toString' ? known.href : place))
    if (name === 'document') define(known, 'location', place)
    return partly(name, known, fact.plain)
  }
  const { location, ...others } = facts.globals
  const place = made('location', location)
  for (const key of ['window', 'self']) define(globalThis, key, globalThis)
  define(globalThis, 'location', place)
  define(globalThis, Symbol.toStringTag, 'Window')
  for (const key of Object.keys(others)) if (!own(globalThis, key)) define(globalThis, key, made(key, others[key]))
  if (Array.isArray(globalThis.dataLayer)) {
    define(dataLayer, 'push', () => unknown('pushes'))
    for (const message of dataLayer) if (typeof message === 'object' && message !== null && own(message, 'gtm.element')) readable(message, 'gtm.element', () => unknown('reads gtm.element'))
  }
  const said = {}
  for (const key of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'group', 'groupEnd', 'table']) define(said, key, () => undefined)
  define(globalThis, 'console', partly('console', said, false))

  // The code of a text, and what depends on memory, is not run.
  for (const key of ['eval', 'BigInt', 'Proxy', 'InternalError', 'WeakRef', 'FinalizationRegistry', 'Iterator']) delete globalThis[key]
  const text = () => unknown('runs')
  readable(globalThis, 'eval', text)
  readable(globalThis, 'Function', text)
  for (const one of [function () {}, async function () {}, function* () {}, async function* () {}]) readable(reflect.getPrototypeOf(one), 'constructor', text)
  const never = (on, keys, does = 'calls ') => { for (const key of keys) if (own(on, key)) define(on, key, () => unknown(does + words(key))) }
  never(String.prototype, ['localeCompare', 'toLocaleUpperCase', 'toLocaleLowerCase'])
  never(Number.prototype, ['toLocaleString'])
  never(Array.prototype, ['toLocaleString'])
  for (const key of ['$1', '$2', '$3', '$4', '$5', '$6', '$7', '$8', '$9', 'input', 'lastMatch', 'lastParen', 'leftContext', 'rightContext']) readable(RegExp, key, () => unknown('reads RegExp.' + key))
  const iterators = reflect.getPrototypeOf(reflect.getPrototypeOf([].values()))
  never(iterators, ['drop', 'take', 'map', 'filter', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'], 'iterates ')

  let state = facts.seed
  define(Math, 'random', () => {
    if (state === null) unknown('chance')
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  })

  // The clock is given or unknown. The visitor's time zone always is.
  const Time = Date
  const clock = () => (facts.now === null ? unknown('clock') : facts.now)
  const moment = (value) => {
    if (typeof value === 'string' && !/^[0-9]{4}(-[0-9]{2}(-[0-9]{2}(T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2}))?)?)?$/.test(value)) unknown('date')
    return value
  }
  const zoned = (key) => () => unknown('zone Date ' + words(key))
  function Dated(...given) {
    if (new.target === undefined || given.length > 1) unknown('zone Date')
    return reflect.construct(Time, given.length === 0 ? [clock()] : [given[0] instanceof Time ? given[0] : moment(typeof given[0] === 'object' ? words(given[0]) : given[0])], new.target)
  }
  Object.defineProperty(Dated, 'name', { value: 'Date' })
  reflect.defineProperty(Dated, 'prototype', { value: Time.prototype, writable: false })
  define(Dated, 'now', clock)
  define(Dated, 'UTC', Time.UTC)
  define(Dated, 'parse', (value) => Time.parse(moment(words(value))))
  define(Time.prototype, 'constructor', Dated)
  for (const key of Object.getOwnPropertyNames(Time.prototype))
    if (/^(get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|Year|TimezoneOffset)$|^to(Date|Time|Locale)?(Date|Time)?String$/.test(key)) define(Time.prototype, key, zoned(key))
  define(Time.prototype, Symbol.toPrimitive, function (hint) { return hint === 'number' ? this.getTime() : unknown('zoneText') })
  define(globalThis, 'Date', Dated)

  for (const on of [Object, Reflect]) {
    const { setPrototypeOf } = on
    define(on, 'setPrototypeOf', (one, to) => (one === globalThis ? unknown('changes window') : setPrototypeOf(one, to)))
  }
  // Last, so that what stands above is not taken for the page's.
  changed(globalThis, partly('', Object.create(null), true))
  return settled
})
`
