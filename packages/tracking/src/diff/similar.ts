import { anyText } from '../gtm/anyText.ts'
import { isObj } from '../gtm/values.ts'
import type { Branch, Node } from './node.ts'
import type { Thing } from './things.ts'

/** Every value of a thing by its path. */
export const valuesIn = (node: Branch, path = ''): ReadonlyMap<string, Node> => {
  const found = new Map<string, Node>()
  for (const [key, each] of node.members) {
    if (each.text === '') continue
    const here = `${path}/${key}`
    if (each.form === 'leaf') found.set(here, each)
    else for (const [inner, value] of valuesIn(each, here)) found.set(inner, value)
  }
  return found
}

const pairs = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(text.length - 1, 1) }, (_, at) => text.slice(at, at + 2).toLowerCase()))

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let both = 0
  for (const pair of a) if (b.has(pair)) both++
  return (2 * both) / (a.size + b.size)
}

/** How much two texts have in common, 0 to 1 (Sørensen and Dice, on pairs of letters). */
export const likeness = (one: string, other: string): number => (one === other ? 1 : shared(pairs(one), pairs(other)))

// What a thing is for: with another, it is another thing and no renamed one.
const purposes: Readonly<Record<string, string>> = {
  gaawe: '/parameter/eventName',
  v: '/parameter/name',
  c: '/parameter/value',
  CUSTOM_EVENT: '/customEventFilter',
}

/** What two things must share to be one thing under two names, beside kind and type. */
export const purposeOf = (thing: Thing, values: ReadonlyMap<string, Node>): string => {
  const type = anyText(thing.body.type)
  const purpose = Object.hasOwn(purposes, type) ? purposes[type] : undefined
  return `${thing.kind}\n${type}\n${purpose === undefined ? '' : (values.get(purpose)?.text ?? '')}`
}

const valueText = (node: Node): string => {
  const value = node.form === 'leaf' && isObj(node.value) ? node.value.value : undefined
  return typeof value === 'string' ? value : node.text
}

const textPairs = new WeakMap<Node, ReadonlySet<string>>()
const pairsOf = (node: Node): ReadonlySet<string> => {
  const known = textPairs.get(node)
  if (known !== undefined) return known
  const made = pairs(valueText(node))
  textPairs.set(node, made)
  return made
}

/**
 * How much of two contents is the same, 0 to 1: each value counts once, a changed one by half as much as its text is alike.
 * Below `least` it may be told as 0: whole scripts are only compared where they can still make a difference.
 */
export const score = (one: ReadonlyMap<string, Node>, other: ReadonlyMap<string, Node>, least: number): number => {
  let same = 0
  const differing: (readonly [Node, Node])[] = []
  for (const [path, value] of one) {
    const beside = other.get(path)
    if (beside === undefined) continue
    if (value.text === beside.text) same++
    else differing.push([value, beside])
  }
  const all = one.size + other.size - same - differing.length
  if (all === 0 || (same + differing.length / 2) / all < least) return 0
  return differing.reduce((sum, [a, b]) => sum + shared(pairsOf(a), pairsOf(b)) / 2, same) / all
}
