import { BrowserValue, isPlain } from './known.ts'

type Model = Readonly<Record<string, unknown>>

const mergeValue = (from: unknown, into: unknown): unknown => {
  if (Array.isArray(from)) return mergeLists(from, Array.isArray(into) ? into : [])
  return isPlain(from) ? mergeObjects(from, isPlain(into) ? into : {}) : from
}

/** Lists merge index by index: a shorter one leaves what stood behind it. */
const mergeLists = (from: readonly unknown[], into: readonly unknown[]): readonly unknown[] => {
  const merged: unknown[] = [...into]
  for (const [index, value] of from.entries()) merged[index] = mergeValue(value, into[index])
  return merged
}

const mergeObjects = (from: Model, into: Model): Model => {
  const merged: Record<string, unknown> = { ...into }
  for (const [key, value] of Object.entries(from)) {
    if (key === '__proto__') continue
    merged[key] = mergeValue(value, Object.hasOwn(into, key) ? into[key] : undefined)
  }
  return merged
}

const setAt = (model: unknown, path: readonly string[], value: unknown, overwrite: boolean): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return overwrite ? value : mergeValue(value, model)
  if (key === '__proto__') return model
  // A dotted key makes objects on its way, as if they had been pushed.
  const own: Model = isPlain(model) ? model : {}
  return { ...own, [key]: setAt(Object.hasOwn(own, key) ? own[key] : undefined, rest, value, overwrite) }
}

/** Methods that change a list. */
const listMethods = ['push', 'pop', 'shift', 'unshift', 'reverse', 'splice', 'sort'] as const

const isListMethod = (name: string): name is (typeof listMethods)[number] => listMethods.some((method) => method === name)

/**
 * What Google Tag Manager knows of a page: version 2 merges objects and lists recursively and reads keys with dots as paths, version 1 keeps each pushed key as it is.
 * Nothing pushed or kept is changed in place, so a state can be held on to.
 * Source: Google's data layer helper library, and the `_clear` flag of the container's own data layer.
 */
export class DataLayer {
  #model: Model = {}
  readonly #flat = new Map<string, unknown>()

  get model(): Model {
    return this.#model
  }

  push(message: Model): void {
    const overwrite = Boolean(message['_clear'])
    for (const [key, value] of Object.entries(message)) {
      if (key === '_clear') continue
      this.#flat.set(key, value)
      this.#model = setAt(this.#model, key.split('.'), value, overwrite) as Model
    }
  }

  /** Takes a key out. */
  forget(key: string): void {
    if (!Object.hasOwn(this.#model, key)) return
    const { [key]: _gone, ...rest } = this.#model
    this.#model = rest
    this.#flat.delete(key)
  }

  /** A command such as `['basket.push', 'A']`: calls a method of a list in the data. Methods of other things leave no trace. */
  call(path: string, values: readonly unknown[]): void {
    const keys = path.split('.')
    const method = keys.pop() ?? ''
    const list = this.get(keys.join('.'))
    if (!Array.isArray(list) || !isListMethod(method)) return
    const changed: unknown[] = [...list]
    try {
      Reflect.apply(changed[method], changed, [...values])
    } catch {
      // The container, too, goes on where a method throws.
      return
    }
    this.#model = setAt(this.#model, keys, changed, true) as Model
  }

  /** A dotted path into the merged data; false where it leads through null, as Google's container has it. */
  get(path: string): unknown {
    let value: unknown = this.#model
    for (const key of path.split('.')) {
      if (value === null) return false
      if (value === undefined || value instanceof BrowserValue) return value
      // A text has its length and its characters.
      const inside: object = Object(value) as object
      value = Object.hasOwn(inside, key) ? (inside as Model)[key] : undefined
    }
    return value
  }

  /** The last value of every key as it was pushed. */
  get flat(): Model {
    return Object.fromEntries(this.#flat)
  }

  /** The last value pushed under exactly this key. */
  getFlat(key: string): unknown {
    return this.#flat.get(key)
  }
}
