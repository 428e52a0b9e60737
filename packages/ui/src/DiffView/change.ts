/** What happened to a thing between two versions. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'renamed'

/** One change between two versions. */
export interface DiffChange {
  kind: ChangeKind
  /** The thing, by the name it has now, or had if it went. */
  title: string
  /** Where in the thing or among the things, as `Trigger › Event name`. */
  path?: string
  /** What there was, as text; for `renamed` the name. */
  before?: string
  /** What there is, as text; for `renamed` the name. */
  after?: string
  /** The heading that it stands under, as `Tags`. */
  group?: string
}

/** The kinds in the order in which they are offered. */
export const changeKinds: readonly ChangeKind[] = ['added', 'removed', 'changed', 'renamed']

/** The changes under each heading, in the order in which the headings first occur; without a heading under none. */
export function groupsOf(changes: readonly DiffChange[]): { title: string | undefined; changes: DiffChange[] }[] {
  const groups = new Map<string | undefined, DiffChange[]>()
  for (const change of changes) {
    const group = groups.get(change.group)
    if (group) group.push(change)
    else groups.set(change.group, [change])
  }
  return [...groups].map(([title, changes]) => ({ title, changes }))
}
