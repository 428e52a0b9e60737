import { type ContainerChange, Refusal } from '@tagmason/domain'
import { type ContainerFile, type ContainerThing, diff, readContainer, thingsOf } from '@tagmason/tracking'

/** A name stands once among the things of a kind; what is neither tag, trigger nor variable is of several kinds. */
const keyOf = ({ kind, name, type }: ContainerThing) => `${kind === 'other' ? type : kind}:${name}`

const told: ReadonlySet<string> = new Set<ContainerThing['kind']>(['tag', 'trigger', 'variable'])

/** The kinds and names of what both have and that does not do the same in both; ids, order and what an import adds by itself say nothing. */
const changedIn = (before: ContainerFile | null, file: ContainerFile): ReadonlySet<string> =>
  new Set(before === null ? [] : diff(before, file, { renames: false }).changed.map(({ kind, name }) => `${told.has(kind) ? kind : 'other'}:${name}`))

/** What a container has after `file` that it had not before, thing by thing: by kind and name, whatever ids they have. `whole`: what is not in the file is gone. */
export function containerChanges(before: ContainerFile | null, file: ContainerFile, whole: boolean): ContainerChange[] {
  const old = new Map((before === null ? [] : thingsOf(before)).map((thing) => [keyOf(thing), thing]))
  const now = thingsOf(file)
  const left = new Set(now.map(keyOf))
  const changed = changedIn(before, file)
  const changes = now.map((thing): ContainerChange => {
    const was = old.get(keyOf(thing))
    const kind = was === undefined ? 'added' : changed.has(`${thing.kind}:${thing.name}`) ? 'changed' : 'same'
    return { kind, entity: thing.kind, name: thing.name, before: was?.content ?? '', after: thing.content }
  })
  const gone = whole ? [...old.values()].filter((thing) => !left.has(keyOf(thing))) : []
  return [...changes, ...gone.map((thing): ContainerChange => ({ kind: 'removed', entity: thing.kind, name: thing.name, before: thing.content, after: '' }))]
}

/** A stored file as a container. Throws a `Refusal` invalid where it is none any more. */
export function mustRead(text: string): ContainerFile {
  const { file } = readContainer(text)
  if (file === null) throw new Refusal('invalid', 'The stored file is no container export any more: import a new export of the container.')
  return file
}

/** How many there are of each kind. */
export const countsOf = ({ containerVersion: { tag = [], trigger = [] } }: ContainerFile) => ({ tags: tag.length, triggers: trigger.length })
