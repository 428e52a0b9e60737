import type { Runnable } from '../simulate/container.ts'

/** Tells of each place of a container's tags, triggers and variables that is read, such as `tag 3.parameter.0.value`; `.*` at the end stands for the keys of what is there. */
export type Read = (place: string) => void

/** The same object, telling of every place in it that is read, however deep. */
const watchedObject = <Thing extends object>(thing: Thing, place: string, read: Read): Thing => {
  const inner = new Map<string, object>()
  return new Proxy(thing, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof key === 'symbol') return value
      const at = `${place}.${key}`
      read(at)
      if (typeof value !== 'object' || value === null) return value
      const known = inner.get(key)
      if (known !== undefined) return known
      const made = watchedObject(value, at, read)
      inner.set(key, made)
      return made
    },
    has(target, key) {
      if (typeof key !== 'symbol') read(`${place}.${key}`)
      return Reflect.has(target, key)
    },
    ownKeys(target) {
      read(`${place}.*`)
      return Reflect.ownKeys(target)
    },
    getOwnPropertyDescriptor(target, key) {
      if (typeof key !== 'symbol') read(`${place}.${key}`)
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
  })
}

/** The container's own things by the first part of their places. */
const things = ({ tags, triggers, variables }: Runnable): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ...tags.map((tag, at) => [`tag ${at}`, tag] as const),
    ...[...triggers].map(([id, trigger]) => [`trigger ${id}`, trigger] as const),
    ...[...variables].map(([name, variable]) => [`variable ${name}`, variable] as const),
  ])

/** A container of its own to look at, so that no frozen object and nothing remembered is in the way. */
export const copied = (container: Runnable): Runnable => {
  const tags = container.tags.map((tag) => structuredClone(tag))
  return {
    ...container,
    tags,
    tagsByName: new Map(tags.map((tag) => [tag.name, tag])),
    triggers: structuredClone(container.triggers),
    variables: structuredClone(container.variables),
  }
}

/** A copied container that tells what of it is read, and remembers nothing of before. */
export const watched = (container: Runnable, read: Read): Runnable => {
  const tags = container.tags.map((tag, at) => watchedObject(tag, `tag ${at}`, read))
  return {
    ...container,
    tags,
    tagsByName: new Map([...container.tagsByName].map(([name, tag]) => [name, tags[container.tags.indexOf(tag)] ?? tag])),
    triggers: new Map([...container.triggers].map(([id, trigger]) => [id, watchedObject(trigger, `trigger ${id}`, read)])),
    variables: new Map([...container.variables].map(([name, variable]) => [name, watchedObject(variable, `variable ${name}`, read)])),
    waiting: new Map(),
    decided: new Map(),
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const compare = (one: unknown, other: unknown, place: string, found: string[]): void => {
  if (Object.is(one, other)) return
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    found.push(place)
    return
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) found.push(`${place}.length`)
  let keys = false
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (Object.hasOwn(one, key) && Object.hasOwn(other, key)) {
      compare(Reflect.get(one, key), Reflect.get(other, key), `${place}.${key}`, found)
      continue
    }
    found.push(`${place}.${key}`)
    keys = true
  }
  if (keys) found.push(`${place}.*`)
}

/** The places at which two containers differ: whoever reads none of them finds the same in both. */
export const differencesOf = (one: Runnable, other: Runnable): readonly string[] => {
  const found: string[] = []
  const others = things(other)
  for (const [place, thing] of things(one)) compare(thing, others.get(place), place, found)
  return found
}
