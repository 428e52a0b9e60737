import { anyText } from '../gtm/anyText.ts'
import { builtInTriggers, type ContainerFile } from '../gtm/index.ts'
import { typesOf } from '../gtm/templateTypes.ts'
import type { Obj } from '../gtm/values.ts'
import { idKeyOf, thingKinds } from './kinds.ts'
import { mapReferences } from './mapReferences.ts'
import { isThings, type Thing, type Things } from './things.ts'

// What only says where a thing was before.
const placed: ReadonlySet<string> = new Set(['path', 'workspaceId', 'tagManagerUrl'])

/** A thing of another file as a thing of this one: it belongs to its account and container, and gets a new id. */
export function moved(thing: Thing, head: ContainerFile): Thing {
  const { accountId, containerId } = head.containerVersion
  const here: Readonly<Record<string, unknown>> = { accountId, containerId }
  const own = Object.entries(thing.own).flatMap(([key, value]) => (placed.has(key) ? [] : [[key, here[key] ?? value] as const]))
  return { ...thing, own: Object.fromEntries(own), fresh: true }
}

/** Free ids, above all that are taken: new files have one counter over all kinds. */
const freeIds = (things: Things): (() => string) => {
  const taken = [...things.values()].flatMap(({ kind, own }) => {
    const id = own[idKeyOf(kind) ?? '']
    return typeof id === 'number' || (typeof id === 'string' && /^\d{1,12}$/.test(id)) ? [Number(id)] : []
  })
  let next = taken.reduce((most, id) => (builtInTriggers.has(anyText(id)) ? most : Math.max(most, id)), 0)
  return () => {
    do next++
    while (builtInTriggers.has(String(next)))
    return String(next)
  }
}

/** Names back to ids: what stands in a file in place of each reference. */
const resolver = (owns: ReadonlyMap<Thing, Obj>, head: ContainerFile, freeId: () => string) => {
  const byKey = (wanted: 'trigger' | 'folder', idKey: string) =>
    new Map([...owns].flatMap(([{ kind, key }, own]) => (kind === wanted ? [[key, anyText(own[idKey])] as const] : [])))
  const ids = { trigger: byKey('trigger', 'triggerId'), folder: byKey('folder', 'folderId') }
  const taken = { trigger: new Set(ids.trigger.values()), folder: new Set(ids.folder.values()) }
  const types = new Map(
    [...owns].flatMap(([{ kind, key, body }, own]) => (kind === 'customTemplate' ? [[key, typesOf({ ...body, ...own }, head)] as const] : [])),
  )
  const nowhere = new Map<string, string>()
  /** An id that led nowhere leads nowhere still, also where that id is somebody's now. */
  const dangling = (kind: 'trigger' | 'folder', id: string): string => {
    if (!taken[kind].has(id)) return id
    const free = nowhere.get(id) ?? freeId()
    nowhere.set(id, free)
    return free
  }
  const id = (kind: 'trigger' | 'folder', text: string) => (text.startsWith('=') ? ids[kind].get(text.slice(1)) : dangling(kind, text.slice(1)))
  const type = (text: string, written: unknown): string => {
    if (!text.startsWith('=')) return text
    const found = types.get(text.slice(1)) ?? []
    return found.find((one) => one === written) ?? found[0] ?? anyText(written)
  }
  return { id, type }
}

/** A container file with these things in the place of those of `head`, whose other content stays. References to what is not there are left out. */
export function written(head: ContainerFile, things: Things): ContainerFile {
  const freeId = freeIds(things)
  const owns = new Map(
    [...things.values()].map((thing) => {
      const idKey = idKeyOf(thing.kind)
      return [thing, thing.fresh === true && idKey !== undefined ? { ...thing.own, [idKey]: freeId() } : thing.own]
    }),
  )
  const resolve = resolver(owns, head, freeId)
  const entity = (thing: Thing): Obj => {
    const { type, ...own } = owns.get(thing) ?? thing.own
    const body = mapReferences(thing.body, (kind, text) => {
      if (kind === 'trigger' || kind === 'folder') return resolve.id(kind, text)
      return kind === 'customTemplate' ? resolve.type(text, type) : text
    })
    return { ...own, ...body }
  }
  const lists = thingKinds.flatMap((kind): [string, readonly Obj[]][] => {
    const old = head.containerVersion[kind]
    return old === undefined || isThings(old) ? [[kind, [...things.values()].filter((thing) => thing.kind === kind).map(entity)]] : []
  })
  // Tag Manager leaves out lists that are empty; those that stood there empty stay.
  const isLeft = ([key, value]: readonly [string, unknown]) =>
    lists.every(([kind]) => kind !== key) || (isThings(value) && value.length === 0 && lists.some(([kind, list]) => kind === key && list.length === 0))
  const version = {
    ...Object.fromEntries(Object.entries(head.containerVersion).filter(isLeft)),
    ...Object.fromEntries(lists.filter(([, list]) => list.length > 0)),
  }
  return { ...head, containerVersion: { ...version, container: head.containerVersion.container } }
}
