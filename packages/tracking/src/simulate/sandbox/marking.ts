/**
 * Writes values as `values.ts` does and reads them again, for the interpreter: `marked(value, 0, null)` throws a text where a value is no data (`reasons.ts`), `unmarked` takes what JSON gives.
 */
export const marking = `
  const special = [undefined, undefined, undefined, NaN, Infinity, -Infinity, -0]
  const { unmarked, marked } = (() => {
    const { stringify } = JSON
    const isList = Array.isArray
    const { apply, ownKeys, getOwnPropertyDescriptor, defineProperty } = Reflect
    const tag = Object.prototype.toString
    const isObject = (value) => apply(tag, value, []) === '[object Object]'
    const unmarked = (value) => {
      if (!isList(value)) return value
      if (value[0] === 0) { const made = []; for (let at = 1; at < value.length; at++) defineProperty(made, at - 1, { value: unmarked(value[at]), writable: true, configurable: true, enumerable: true }); return made }
      if (value[0] !== 1) return special[value[0]]
      const made = {}
      for (let at = 1; at < value.length; at += 2) defineProperty(made, value[at], { value: unmarked(value[at + 1]), writable: true, configurable: true, enumerable: true })
      return made
    }
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
    return { unmarked, marked }
  })()
`
