import { joined } from '../sentences/list.ts'
import { say } from '../sentences/say.ts'
import type { Context, Item } from './context.ts'
import { at } from './finding.ts'
import { isObj, kindOf, listOf, quote } from './values.ts'

const fields = ['setupTag', 'teardownTag']

const checkField = (context: Context, item: Item, field: string): void => {
  const entries = item.value[field]
  if (entries === undefined) return
  const place = at(item.place, field)
  if (!Array.isArray(entries)) {
    context.report('E054', place, say('gtm.sequence.noList', { field, found: kindOf(entries) }), item)
    return
  }
  if (entries.length > 1) context.report('E054', place, say('gtm.sequence.tooMany', { field, count: entries.length }), item)
  for (const [index, entry] of entries.entries()) {
    const name = isObj(entry) ? entry.tagName : undefined
    const own = at(place, index)
    if (typeof name !== 'string') context.report('E054', own, say('gtm.sequence.noTagName', { field }), item)
    else if (!context.tagNames.has(name)) context.report('E054', at(own, 'tagName'), say('gtm.sequence.tagMissing', { tag: quote(name), field }), item)
  }
}

const targets = (item: Item): string[] => {
  const names: string[] = []
  for (const field of fields) for (const entry of listOf(item.value[field])) if (isObj(entry) && typeof entry.tagName === 'string') names.push(entry.tagName)
  return names
}

/** Every circle in the graph of names, each as the names it runs through; one walk over all, without recursion. */
export const circles = (next: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const found: string[][] = []
  const done = new Set<string>()
  for (const start of next.keys()) {
    const way: string[] = []
    const positions = new Map<string, number>()
    const open: { readonly name: string; readonly leave: boolean }[] = [{ name: start, leave: false }]
    for (let step = open.pop(); step !== undefined; step = open.pop()) {
      const { name, leave } = step
      if (leave) {
        way.pop()
        positions.delete(name)
        done.add(name)
        continue
      }
      const before = positions.get(name)
      if (before !== undefined) found.push([...way.slice(before), name])
      if (before !== undefined || done.has(name)) continue
      positions.set(name, way.length)
      way.push(name)
      open.push({ name, leave: true })
      for (const target of next.get(name) ?? []) open.push({ name: target, leave: false })
    }
  }
  return found
}

/** Setup and teardown tags: they exist, and no tag waits for itself. */
export const checkSequences = (context: Context): void => {
  const next = new Map<string, readonly string[]>()
  for (const item of context.items.tag) {
    for (const field of fields) checkField(context, item, field)
    const names = targets(item)
    if (names.length > 0) next.set(item.name, names)
  }
  for (const circle of circles(next)) {
    const item = context.items.tag.find(({ name }) => name === circle[0])
    if (item !== undefined) context.report('E056', item.place, say('gtm.sequence.circle', { tags: joined(circle.map(quote), 'list.arrow') }), item)
  }
}
