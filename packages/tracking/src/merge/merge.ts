import { bodyOf, type Node } from '../diff/node.ts'
import { idOf, type Thing, type Things, thingsIn } from '../diff/things.ts'
import { moved, written } from '../diff/written.ts'
import type { ContainerFile } from '../gtm/index.ts'
import { type ContainerConflict, Conflicts, type MergeOptions } from './conflicts.ts'
import { withNeeded } from './needed.ts'
import { underOneName } from './oneName.ts'
import { threeWay } from './threeWay.ts'

export interface ContainerMerge {
  /** With what both sides want; of what is in conflict and not chosen, ours. */
  readonly file: ContainerFile
  readonly conflicts: readonly ContainerConflict[]
}

const typeOf = (thing: Thing): string => thing.node.members.get('type')?.text ?? ''

const inBoth = (base: Thing | undefined, ours: Thing, theirs: Thing, conflicts: Conflicts): Thing => {
  const withNode = (node: Node | undefined): Thing => {
    if (node === undefined || node.form === 'leaf' || node === ours.node) return ours
    return { ...ours, body: bodyOf(node), node }
  }
  const changed = (thing: Thing) => base !== undefined && thing.node.text !== base.node.text
  const types = new Set([base, ours, theirs].flatMap((thing) => (thing === undefined ? [] : [typeOf(thing)])))
  // The fields of one type mean nothing to another.
  if (types.size > 1 && ours.node.text !== theirs.node.text && (base === undefined || (changed(ours) && changed(theirs)))) {
    const side =
      base === undefined
        ? conflicts.value(ours, { path: ['type'], base, ours: ours.node.members.get('type'), theirs: theirs.node.members.get('type') })
        : conflicts.whole(base, ours, theirs)
    return withNode(side === 'ours' ? ours.node : theirs.node)
  }
  return withNode(threeWay(base?.node, ours.node, theirs.node, (clash) => conflicts.value(ours, clash), base === undefined))
}

const inOne = (base: Thing | undefined, ours: Thing | undefined, theirs: Thing | undefined, renamed: boolean, conflicts: Conflicts): Thing | undefined => {
  const left = ours ?? theirs
  if (base === undefined || left === undefined) return left
  if (left.node.text === base.node.text && !renamed) return undefined
  return conflicts.whole(base, ours, theirs, renamed) === 'ours' ? ours : theirs
}

/**
 * Merges two containers that came from one, thing by thing and field by field: what one side changed is taken, what both changed alike too.
 * What both changed otherwise is a conflict, never guessed. The result is ours in everything that is no thing (which container it is, ids, time);
 * what comes from theirs gets new ids, and references follow names, also new ones. Pure.
 */
export function merge(base: ContainerFile, ours: ContainerFile, theirs: ContainerFile, options: MergeOptions = {}): ContainerMerge {
  const conflicts = new Conflicts(options)
  const three = underOneName({ base: thingsIn(base), ours: thingsIn(ours), theirs: thingsIn(theirs) }, conflicts)
  const give = (thing: Thing): Thing => moved(thing, ours)
  const merged = new Map<string, Thing>()
  for (const id of new Set([...three.ours.keys(), ...three.theirs.keys()])) {
    const [b, o, t] = [three.base.get(id), three.ours.get(id), three.theirs.get(id)]
    const made = o !== undefined && t !== undefined ? inBoth(b, o, t, conflicts) : inOne(b, o, t, three.renamed.has(id), conflicts)
    if (made !== undefined) merged.set(idOf(made), made === t ? give(made) : made)
  }
  const things: Things = withNeeded(merged, three, give, conflicts)
  return { file: written(ours, things), conflicts: conflicts.found }
}
