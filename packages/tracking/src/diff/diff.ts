import type { ContainerFile } from '../gtm/index.ts'
import { changesBetween, type FieldChange } from './changes.ts'
import type { ThingKind } from './kinds.ts'
import { nodeOf } from './node.ts'
import { type Renames, withNames } from './renamed.ts'
import { renamesBetween } from './renames.ts'
import { idOf, type Thing, type Things, thingsIn } from './things.ts'

/** A thing by what it is known by. */
export interface ThingRef {
  readonly kind: ThingKind
  readonly name: string
}

export interface ChangedThing extends ThingRef {
  readonly fields: readonly FieldChange[]
}

export interface RenamedThing extends ChangedThing {
  /** The name before. */
  readonly from: string
}

/** What is different between two containers. All lists are empty where both do the same. */
export interface ContainerDiff {
  readonly added: readonly ThingRef[]
  readonly removed: readonly ThingRef[]
  readonly changed: readonly ChangedThing[]
  readonly renamed: readonly RenamedThing[]
}

export interface DiffOptions {
  /** Whether people's notes count. They do unless said otherwise. */
  readonly notes?: boolean
  /** Whether a new name for the same content is told as such, and not as one thing removed and another added. It is unless said otherwise. */
  readonly renames?: boolean
}

const withoutNotes = (things: Things): Things =>
  new Map(
    [...things].map(([id, thing]) => {
      const body = Object.fromEntries(Object.entries(thing.body).filter(([key]) => key !== 'notes'))
      return [id, { ...thing, body, node: nodeOf(body) }]
    }),
  )

const ref = ({ kind, name }: Thing): ThingRef => ({ kind, name })

/** `diff` for things that are told already. */
export function diffThings(before: Things, after: Things, renames: Renames): ContainerDiff {
  const was = withNames(before, renames)
  const oldNames = new Map([...renames].map(([id, key]) => [idOf({ kind: kindIn(id), key }), before.get(id)?.name ?? '']))
  const both = [...was].flatMap(([id, thing]) => {
    const now = after.get(id)
    if (now === undefined) return []
    const from = oldNames.get(id)
    return [{ ...ref(now), from, fields: changesBetween(thing.node, now.node) }]
  })
  return {
    added: [...after].filter(([id]) => !was.has(id)).map(([, thing]) => ref(thing)),
    removed: [...was].filter(([id]) => !after.has(id)).map(([, thing]) => ref(thing)),
    changed: both.flatMap(({ from, ...one }) => (from === undefined && one.fields.length > 0 ? [one] : [])),
    renamed: both.flatMap(({ from, ...one }) => (from === undefined ? [] : [{ ...one, from }])),
  }
}

const kindIn = (id: string) => id.slice(0, id.indexOf('\n')) as ThingKind

/**
 * What is different in `after`: by kind and name, with references told by name, so that ids, fingerprints and the order of the lists say nothing.
 * Which container it is (its name, ids and settings) is not compared. Pure; takes any file that `readContainer` gives.
 */
export function diff(before: ContainerFile, after: ContainerFile, { notes = true, renames = true }: DiffOptions = {}): ContainerDiff {
  const [a, b] = [before, after].map((file) => (notes ? thingsIn(file) : withoutNotes(thingsIn(file)))) as [Things, Things]
  return diffThings(a, b, renames ? renamesBetween(a, b) : new Map())
}

/** Whether a diff says that both do the same. */
export const isSame = ({ added, removed, changed, renamed }: ContainerDiff): boolean => added.length + removed.length + changed.length + renamed.length === 0
