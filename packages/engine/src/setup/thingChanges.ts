import type { ThingChange } from '@tagmason/domain'
import { type ContainerDiff, type ContainerFile, diff, type FieldChange, type ThingKind, type ThingRef, type Words } from '@tagmason/tracking'

const entities: Partial<Record<ThingKind, ThingChange['entity']>> = { tag: 'tag', trigger: 'trigger', variable: 'variable', builtInVariable: 'variable' }
const entityOf = (kind: ThingKind): ThingChange['entity'] => entities[kind] ?? 'other'
const order: readonly ThingChange['entity'][] = ['tag', 'trigger', 'variable', 'other']

const keyOf = ({ kind, name }: ThingRef) => `${kind}:${name}`

/** A container in which the same things are only names: what differs from it is all that they are. */
function hollow(file: ContainerFile): ContainerFile {
  const bare = (list: unknown): unknown => (Array.isArray(list) ? list.map(({ name }: { name?: unknown }) => ({ name })) : list)
  const lists = ['tag', 'trigger', 'variable'].flatMap((kind) => {
    const list: unknown = Object.entries(file.containerVersion).find(([key]) => key === kind)?.[1]
    return list === undefined ? [] : [[kind, bare(list)] as const]
  })
  return { ...file, containerVersion: { container: file.containerVersion.container, ...Object.fromEntries(lists) } as ContainerFile['containerVersion'] }
}

/** A difference between containers for people: tags first, each with its settings in words. `after` is the container that the difference leads to. */
export function thingChanges({ added, removed, changed, renamed }: ContainerDiff, after: ContainerFile): ThingChange<Words>[] {
  const all = added.length === 0 ? [] : diff(hollow(after), after, { renames: false }).changed
  const settings = new Map(all.map((thing) => [keyOf(thing), thing.fields]))
  const told = (fields: readonly FieldChange[]) => fields.map(({ field, before, after: now }) => ({ field, before, after: now }))
  const changes: ThingChange<Words>[] = [
    ...added.map((thing): ThingChange<Words> => ({
      kind: 'added',
      entity: entityOf(thing.kind),
      name: thing.name,
      fields: told(settings.get(keyOf(thing)) ?? []),
    })),
    ...changed.map(({ kind, name, fields }): ThingChange<Words> => ({ kind: 'changed', entity: entityOf(kind), name, fields: told(fields) })),
    ...renamed.map(({ kind, name, from, fields }): ThingChange<Words> => ({ kind: 'renamed', entity: entityOf(kind), name, from, fields: told(fields) })),
    ...removed.map(({ kind, name }): ThingChange<Words> => ({ kind: 'removed', entity: entityOf(kind), name, fields: [] })),
  ]
  return changes.toSorted((a, b) => order.indexOf(a.entity) - order.indexOf(b.entity))
}
