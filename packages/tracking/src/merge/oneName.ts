import { type Renames, withNames } from '../diff/renamed.ts'
import { renamesBetween } from '../diff/renames.ts'
import { idOf, type Thing, type Things } from '../diff/things.ts'
import type { Conflicts } from './conflicts.ts'

export interface Three {
  readonly base: Things
  readonly ours: Things
  readonly theirs: Things
}

export interface Named extends Three {
  /** What one side or both renamed, by kind and new name. */
  readonly renamed: ReadonlySet<string>
}

interface Renaming {
  readonly thing: Thing
  readonly ours: string
  readonly theirs: string
  readonly now: string
}

const renamings = ({ base, ours, theirs }: Three, conflicts: Conflicts): readonly Renaming[] => {
  const [o, t] = [renamesBetween(base, ours, true), renamesBetween(base, theirs, true)]
  return [...base].flatMap(([id, thing]) => {
    const names = { ours: o.get(id) ?? thing.key, theirs: t.get(id) ?? thing.key }
    if (names.ours === thing.key && names.theirs === thing.key) return []
    const isClash = names.ours !== names.theirs && names.ours !== thing.key && names.theirs !== thing.key
    const one = names.ours === thing.key ? names.theirs : names.ours
    const now = isClash ? names[conflicts.of(thing, ['name'], { base: thing.name, ours: names.ours, theirs: names.theirs })] : one
    return [{ thing, ...names, now }]
  })
}

/** Whether nothing else has the new name on any side. */
const isFree = ({ thing: { kind }, ours, theirs, now }: Renaming, three: Three): boolean => {
  const id = idOf({ kind, key: now })
  return !three.base.has(id) && (ours === now || !three.ours.has(id)) && (theirs === now || !three.theirs.has(id))
}

/**
 * The three sides with one name for each thing that one of them renamed, references along with it, so that they can be laid side by side.
 * A new name that something else has is not followed: then the thing counts as removed and another as added.
 */
export function underOneName(three: Three, conflicts: Conflicts): Named {
  const wanted = renamings(three, conflicts)
  const ids = wanted.map(({ thing: { kind }, now }) => idOf({ kind, key: now }))
  const free = wanted.filter((one, at) => isFree(one, three) && ids.indexOf(ids[at] ?? '') === ids.lastIndexOf(ids[at] ?? ''))
  const side = (keyOf: (one: Renaming) => string): Renames =>
    new Map(free.flatMap((one) => (keyOf(one) === one.now ? [] : [[idOf({ kind: one.thing.kind, key: keyOf(one) }), one.now] as const])))
  return {
    renamed: new Set(free.map(({ thing: { kind }, now }) => idOf({ kind, key: now }))),
    base: withNames(
      three.base,
      side(({ thing }) => thing.key),
    ),
    ours: withNames(
      three.ours,
      side(({ ours }) => ours),
    ),
    theirs: withNames(
      three.theirs,
      side(({ theirs }) => theirs),
    ),
  }
}
