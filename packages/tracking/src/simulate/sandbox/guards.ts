/**
 * Limits of work, written for the interpreter: a function that is given `spent()`, which stops the code for good, and the units it may spend. The interpreter counts steps of code, but the
 * work of a built-in function over a long text or list is one step to it; so these functions pay for the length of what they are given and of what they give, and what searches pays for both lengths.
 */
export const guards = `
(function (spent, units) {
  'use strict'
  const { apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Reflect
  const isList = Array.isArray
  const pay = (cost) => { units -= cost; if (!(units >= 0)) spent() }
  const size = (value) => (typeof value === 'string' || isList(value) ? value.length : 0)
  // The length is read once here and again by the function, so a length that is code could say two things.
  const lengthOf = (value) => {
    if (typeof value === 'string' || isList(value)) return value.length
    if (typeof value !== 'object' || value === null) return 0
    for (let on = value; on !== null; on = getPrototypeOf(on)) {
      const found = getOwnPropertyDescriptor(on, 'length')
      if (found !== undefined) return !('value' in found) || typeof found.value === 'object' ? spent() : +found.value || 0
    }
    return 0
  }
  const wrap = (on, key, cost) => {
    const native = on[key]
    if (typeof native !== 'function' || key === 'constructor') return
    const made = { f(...given) { pay(cost(this, given)); const value = apply(native, this, given); pay(size(value)); return value } }.f
    defineProperty(made, 'name', { value: native.name, configurable: true })
    defineProperty(on, key, { value: made, writable: true, configurable: true, enumerable: false })
  }
  const names = Object.getOwnPropertyNames
  const first = (given) => 1 + size(given[0])
  const searches = new Set(['indexOf', 'lastIndexOf', 'includes', 'split', 'replace', 'replaceAll'])
  for (const key of names(String.prototype)) {
    if (key.startsWith('char') || key === 'toString' || key === 'valueOf' || key === 'at') continue
    if (key === 'repeat' || key === 'padStart' || key === 'padEnd') wrap(String.prototype, key, (text, given) => lengthOf(text) + (+given[0] || 0))
    else wrap(String.prototype, key, (text, given) => lengthOf(text) * (searches.has(key) && typeof given[0] === 'string' ? first(given) : 1))
  }
  const sorting = (list) => {
    const length = lengthOf(list)
    let longest = 1
    for (let at = 0; at < length && at < units; at++) if (typeof list[at] === 'string' && list[at].length > longest) longest = list[at].length
    return length * (1 + Math.log2(length + 1)) * longest
  }
  for (const key of names(Array.prototype)) {
    if (key === 'push' || key === 'pop' || key === 'keys' || key === 'values' || key === 'entries' || key === 'length' || key === 'at') continue
    if (key === 'sort' || key === 'toSorted') wrap(Array.prototype, key, sorting)
    else if (key === 'indexOf' || key === 'lastIndexOf' || key === 'includes') wrap(Array.prototype, key, (list, given) => lengthOf(list) * (typeof given[0] === 'string' ? first(given) : 1))
    else if (key === 'concat') wrap(Array.prototype, key, (list, given) => { let cost = lengthOf(list); for (let at = 0; at < given.length; at++) cost += lengthOf(given[at]); return cost })
    else if (key === 'flat' || key === 'flatMap') continue
    else wrap(Array.prototype, key, lengthOf)
  }
  wrap(String, 'raw', (_, given) => lengthOf(given[0] && given[0].raw))
  wrap(Array, 'from', (_, given) => lengthOf(given[0]))
  const flat = (list, depth, into) => {
    for (let at = 0; at < list.length; at++) if (at in list) { if (isList(list[at]) && depth >= 1) flat(list[at], depth - 1, into); else into[into.length] = list[at] }
    return into
  }
  const { map } = Array.prototype
  for (const [key, made] of [['flat', function (depth = 1) { return flat(this, depth, []) }], ['flatMap', function (each, self) { return flat(apply(map, this, [each, self]), 1, []) }]])
    defineProperty(Array.prototype, key, { value: made, writable: true, configurable: true, enumerable: false })
  for (const key of ['parse', 'stringify']) wrap(JSON, key, (_, given) => first(given))
  for (const key of ['encodeURIComponent', 'encodeURI', 'decodeURIComponent', 'decodeURI', 'escape', 'unescape', 'parseInt', 'parseFloat']) wrap(globalThis, key, (_, given) => first(given))
  // On the page's own window a name that is missing is unknown, and so is every list of names.
  const page = globalThis
  const window = (key) => key in page
  for (const key of ['keys', 'values', 'entries', 'getOwnPropertyNames', 'getOwnPropertyDescriptors', 'assign', 'fromEntries', 'groupBy'])
    wrap(Object, key, (_, given) => { for (let at = 0; at < given.length; at++) if (given[at] === page) for (const name in page) return 0; return first(given) })
  for (const key of ['hasOwn', 'getOwnPropertyDescriptor']) wrap(Object, key, (_, given) => { if (given[0] === page) window(given[1]); return 1 })
  for (const key of ['hasOwnProperty', 'propertyIsEnumerable']) wrap(Object.prototype, key, (self, given) => { if (self === page) window(given[0]); return 1 })
})
`
