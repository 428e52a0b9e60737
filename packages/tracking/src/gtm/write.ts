import { fileShape, type Shape } from './keyOrder.ts'
import { applyLayout, gtmLayout, type Layout } from './layout.ts'
import type { ContainerFile } from './model.ts'
import { setMember } from './setMember.ts'
import { isObj, type Obj } from './values.ts'

const ranks = new WeakMap<Shape, ReadonlyMap<string, number>>()
const rankOf = (shape: Shape): ReadonlyMap<string, number> => {
  const known = ranks.get(shape)
  if (known !== undefined) return known
  const made = new Map(shape.keys.map((key, index) => [key, index]))
  ranks.set(shape, made)
  return made
}

/** Known keys in canonical order; each unknown key stays right after the key it followed. */
const orderKeys = (keys: readonly string[], rank: ReadonlyMap<string, number>): readonly string[] => {
  const groups: { readonly rank: number; readonly keys: string[] }[] = []
  let inOrder = true
  let last = -1
  for (const key of keys) {
    const own = rank.get(key)
    const group = groups.at(-1)
    if (own === undefined && group !== undefined) group.keys.push(key)
    else groups.push({ rank: own ?? -1, keys: [key] })
    if (own === undefined) continue
    if (own < last) inOrder = false
    last = own
  }
  return inOrder ? keys : groups.sort((one, other) => one.rank - other.rank).flatMap((group) => group.keys)
}

const arrange = (value: unknown, shape: Shape): unknown => {
  if (Array.isArray(value)) return value.map((entry: unknown) => arrange(entry, shape))
  return isObj(value) ? arrangeObject(value, shape) : value
}

const arrangeObject = (value: Obj, shape: Shape): Obj => {
  const made: Record<string, unknown> = {}
  for (const key of orderKeys(Object.keys(value), rankOf(shape))) {
    const inner = Object.hasOwn(shape.inner, key) ? shape.inner[key] : undefined
    setMember(made, key, inner === undefined ? value[key] : arrange(value[key], inner))
  }
  return made
}

/**
 * Writes a container file as Google Tag Manager does: its key order, 4 spaces, LF, UTF-8 text without byte order mark.
 * @param layout see `layoutOf`; by default no escapes and no newline at the end.
 */
export const writeContainer = (file: ContainerFile, layout: Layout = gtmLayout): string =>
  applyLayout(JSON.stringify(arrangeObject(file, fileShape), null, 4), layout)
