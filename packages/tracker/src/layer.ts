import { model } from './values.ts'

/** The key of a push that sets values in place of merging them. */
const clear = '_clear'

type Objects = Record<string, unknown>

const isPlain = (value: unknown): value is Objects => Object.prototype.toString.call(value) === '[object Object]'

/** As Tag Manager's data layer: objects and lists merge, everything else takes the place of what was there. */
function merged(from: unknown, into: unknown): unknown {
  if (Array.isArray(from)) {
    const list: unknown[] = Array.isArray(into) ? [...into] : []
    for (const [at, value] of from.entries()) list[at] = merged(value, list[at])
    return list
  }
  if (!isPlain(from)) return from
  const found: Objects = isPlain(into) ? { ...into } : {}
  for (const key of Object.keys(from)) if (key !== '__proto__') found[key] = merged(from[key], Object.hasOwn(found, key) ? found[key] : undefined)
  return found
}

/** Sets a key, which dots make a path, in the model. */
function set(path: string, value: unknown, overwrite: boolean): void {
  const keys = path.split('.')
  const key = keys.pop() ?? ''
  let at = model
  if (path.includes('__proto__')) return
  for (const step of keys) {
    if (!isPlain(at[step])) at[step] = {}
    at = at[step] as Objects
  }
  at[key] = overwrite ? value : merged(value, Object.hasOwn(at, key) ? at[key] : undefined)
}

/** Takes what the page pushes to the data layer, and what it has pushed; `happened` is told each event. */
export function watchLayer(happened: (event: string) => void): void {
  const page = globalThis as unknown as { dataLayer?: unknown[] }
  const layer = (page.dataLayer ??= [])
  const take = (message: unknown) => {
    if (!isPlain(message)) return
    for (const [key, value] of Object.entries(message)) if (key !== clear) set(key, value, Boolean(message[clear]))
    if (message.event) happened(message.event as string)
  }
  layer.forEach(take)
  const push = layer.push.bind(layer)
  layer.push = (...messages) => {
    const length = push(...messages)
    messages.forEach(take)
    return length
  }
}
