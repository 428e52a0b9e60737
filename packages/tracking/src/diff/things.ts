import { anyText } from '../gtm/anyText.ts'
import { builtInTriggers, type ContainerFile } from '../gtm/index.ts'
import { templatesByType } from '../gtm/templateTypes.ts'
import { isObj, type Obj } from '../gtm/values.ts'
import { idKeyOf, isCosmetic, type ThingKind, thingKinds } from './kinds.ts'
import { mapReferences } from './mapReferences.ts'
import { type Branch, nodeOf } from './node.ts'
import { asText } from './plainText.ts'

/** One named thing of a container, told by names in place of ids. */
export interface Thing {
  readonly kind: ThingKind
  /** Unique in its kind: the name; the type of a built-in variable. */
  readonly key: string
  readonly name: string
  /** What is not compared, as the file has it: ids, fingerprint, name, and under `type` the type as written. */
  readonly own: Obj
  readonly body: Obj
  readonly node: Branch
  /** Whether it comes from another file and gets an id of its own when it is written. */
  readonly fresh?: boolean
}

/** Things by kind and key. */
export type Things = ReadonlyMap<string, Thing>

/** What a thing is known by in `Things`. */
export const idOf = ({ kind, key }: Pick<Thing, 'kind' | 'key'>): string => `${kind}\n${key}`

/** A reference to a trigger or folder by name; ids that the file has no object for stay ids. */
export const named = (key: string): string => `=${key}`
const kept = (id: string): string => `#${id}`

/** What a reference says to people. */
export const spoken = (reference: string): string => {
  const rest = reference.slice(1)
  if (reference.startsWith('=')) return nameIn(rest)
  return reference.startsWith('#') ? (builtInTriggers.get(rest)?.name ?? rest) : reference
}

/** Names that stand twice in a kind are numbered behind a character that no name has. */
const again = (name: string, number: number): string => (number === 0 ? name : `${name}\u0000${number}`)
const nameIn = (key: string): string => key.split('\u0000')[0] ?? key

interface Raw {
  readonly kind: ThingKind
  readonly name: string
  readonly value: Obj
}

/** Whether a list of the file holds things: the two that `readContainer` does not look at can be anything. */
export const isThings = (list: unknown): list is readonly Obj[] => Array.isArray(list) && list.every(isObj)

const rawThings = (version: Obj): readonly Raw[] =>
  thingKinds.flatMap((kind) => {
    const list = version[kind]
    if (!isThings(list)) return []
    return list.map((value) => ({ kind, value, name: asText(kind === 'builtInVariable' ? value.type : value.name) ?? asText(value.type) ?? '' }))
  })

const told = (raws: readonly Raw[], keys: ReadonlyMap<Obj, string>, file: ContainerFile): readonly Thing[] => {
  const byId = (wanted: ThingKind) =>
    new Map(raws.filter(({ kind }) => kind === wanted).map(({ value }) => [anyText(value[idKeyOf(wanted) ?? '']), keys.get(value) ?? '']))
  const [triggers, folders] = [byId('trigger'), byId('folder')]
  const templates = templatesByType(
    raws.filter(({ kind }) => kind === 'customTemplate').map(({ value }) => [value, keys.get(value) ?? '']),
    file,
  )
  const name = (found: string | undefined, id: string) => (found === undefined ? kept(id) : named(found))
  return raws.map(({ kind, value }) => {
    const part = (cosmetic: boolean) => Object.fromEntries(Object.entries(value).filter(([key]) => isCosmetic(kind, key) === cosmetic))
    const body = mapReferences(part(false), (to, text) => {
      if (to === 'trigger') return name(triggers.get(text), text)
      if (to === 'folder') return name(folders.get(text), text)
      const template = to === 'customTemplate' ? templates.get(text) : undefined
      return template === undefined ? text : named(template)
    })
    const key = keys.get(value) ?? ''
    return { kind, key, name: asText(value.name) ?? nameIn(key), own: { ...part(true), type: value.type }, body, node: nodeOf(body) }
  })
}

/** The things of a container in file order; of two with one name, the order of their contents says which is first. */
export function thingsIn(file: ContainerFile): Things {
  const raws = rawThings(file.containerVersion)
  const plain = told(raws, new Map(raws.map(({ value, name }) => [value, name])), file)
  const groups = grouped(plain)
  if (groups.size === plain.length) return new Map(plain.map((thing) => [idOf(thing), thing]))
  const keys = new Map<Obj, string>()
  const valueOf = new Map(plain.map((thing, index) => [thing, raws[index]?.value]))
  for (const same of groups.values())
    for (const [number, thing] of same.toSorted((a, b) => byText(a.node.text, b.node.text)).entries())
      keys.set(valueOf.get(thing) ?? {}, again(thing.key, number))
  return new Map(told(raws, keys, file).map((thing) => [idOf(thing), thing]))
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const grouped = (things: readonly Thing[]): ReadonlyMap<string, readonly Thing[]> => {
  const made = new Map<string, Thing[]>()
  for (const thing of things) {
    const same = made.get(idOf(thing))
    if (same === undefined) made.set(idOf(thing), [thing])
    else same.push(thing)
  }
  return made
}
