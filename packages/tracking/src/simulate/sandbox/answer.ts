/**
 * Calls the function that code stands for, written for the interpreter, and says in one text what came of it: `value` and the value as `values.ts` writes it, `throws` (the code failed, as it would on the page), `limit` and
 * what ran out, or `no` and why what it returned is not data (`reasons.ts`). `read(number)` answers with the value of a reference as such a text.
 */
export const answer = `
(function (read) {
  'use strict'
  const { parse, stringify } = JSON
  const isList = Array.isArray
  const { apply, ownKeys, getOwnPropertyDescriptor, getPrototypeOf, defineProperty } = Reflect
  const tag = Object.prototype.toString
  const Fault = Error
  const Engine = InternalError
  const special = [undefined, undefined, undefined, NaN, Infinity, -Infinity, -0]
  const unmarked = (value) => {
    if (!isList(value)) return value
    if (value[0] === 0) { const made = []; for (let at = 1; at < value.length; at++) defineProperty(made, at - 1, { value: unmarked(value[at]), writable: true, configurable: true, enumerable: true }); return made }
    if (value[0] !== 1) return special[value[0]]
    const made = {}
    for (let at = 1; at < value.length; at += 2) defineProperty(made, value[at], { value: unmarked(value[at + 1]), writable: true, configurable: true, enumerable: true })
    return made
  }
  const isObject = (value) => apply(tag, value, []) === '[object Object]'
  const marked = (value, depth, within) => {
    const type = typeof value
    if (value === undefined) return '[2]'
    if (type === 'number' && value !== value) return '[3]'
    if (value === Infinity) return '[4]'
    if (value === -Infinity) return '[5]'
    if (value === 0 && 1 / value < 0) return '[6]'
    if (value === null || type === 'string' || type === 'number' || type === 'boolean') return stringify(value)
    if (type !== 'object') throw 'value ' + type
    if (depth > 100) throw 'deep'
    for (let on = within; on !== null; on = on.next) if (on.value === value) throw 'circle'
    const inside = { value, next: within }
    if (isList(value)) {
      let text = '[0'
      for (let at = 0; at < value.length; at++) text += ',' + marked(value[at], depth + 1, inside)
      return text + ']'
    }
    if (!isObject(value)) throw 'object ' + apply(tag, value, []).slice(8, -1)
    let text = '[1'
    for (const key of ownKeys(value)) if (typeof key === 'string' && getOwnPropertyDescriptor(value, key)?.enumerable) text += ',' + stringify(key) + ',' + marked(value[key], depth + 1, inside)
    return text + ']'
  }
  return (settled, program) => {
    let value
    try {
      const code = program((number) => unmarked(parse(read(number))))
      if (typeof code !== 'function') return 'no noFunction ' + typeof code
      value = apply(code, undefined, [])
      settled()
    } catch (fault) {
      try { settled() } catch { /* It is noted. */ }
      return fault instanceof Engine ? 'limit ' + fault.message : 'throws'
    }
    try {
      return 'value' + marked(value, 0, null)
    } catch (why) {
      return typeof why === 'string' ? 'no ' + why : why instanceof Engine ? 'limit ' + why.message : 'no fails'
    }
  }
})
`
