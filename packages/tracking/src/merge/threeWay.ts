import { branch, type Node } from '../diff/node.ts'

export type Side = 'ours' | 'theirs'

/** A place that both sides changed, each otherwise. */
export interface Clash {
  readonly path: readonly string[]
  readonly base: Node | undefined
  readonly ours: Node | undefined
  readonly theirs: Node | undefined
}

/** Says which side counts where both changed. */
export type Decide = (clash: Clash) => Side

const textOf = (node: Node | undefined): string => node?.text ?? ''
const membersOf = (node: Node | undefined): ReadonlyMap<string, Node> => (node === undefined || node.form === 'leaf' ? new Map<string, Node>() : node.members)

/**
 * What a value is after both sides' changes: what one side changed is taken, what both changed alike too, and members are merged one by one.
 * `added`: the thing was in neither before, so whatever is not alike on both sides clashes.
 */
export function threeWay(
  base: Node | undefined,
  ours: Node | undefined,
  theirs: Node | undefined,
  decide: Decide,
  added = false,
  path: readonly string[] = [],
): Node | undefined {
  if (textOf(ours) === textOf(theirs)) return ours ?? theirs
  if (!added && textOf(ours) === textOf(base)) return theirs
  if (!added && textOf(theirs) === textOf(base)) return ours
  const forms = new Set([base, ours, theirs].flatMap((node) => (node === undefined || node.text === '' ? [] : [node.form])))
  const [form] = forms
  if (forms.size !== 1 || form === undefined || form === 'leaf') return decide({ path, base, ours, theirs }) === 'ours' ? ours : theirs
  const [b, o, t] = [membersOf(base), membersOf(ours), membersOf(theirs)]
  const members = [...new Set([...o.keys(), ...t.keys()])].flatMap((key): [string, Node][] => {
    const made = threeWay(b.get(key), o.get(key), t.get(key), decide, added, [...path, key])
    return made === undefined ? [] : [[key, made]]
  })
  return branch(form, new Map(members))
}
