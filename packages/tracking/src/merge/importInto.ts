import type { ImportMode } from '@tagmason/domain'
import { changesBetween } from '../diff/changes.ts'
import { type ContainerDiff, diffThings, type ThingRef } from '../diff/diff.ts'
import { type Renames, withNames } from '../diff/renamed.ts'
import { idOf, type Thing, type Things, thingsIn } from '../diff/things.ts'
import { moved, written } from '../diff/written.ts'
import type { ContainerFile } from '../gtm/index.ts'

/** What an import does. `renamed` is what the file brings under a new name, with how it differs from what has the old one; `same` is there already. */
export interface ContainerImport extends ContainerDiff {
  readonly same: readonly ThingRef[]
  /** The container afterwards. */
  readonly file: ContainerFile
}

/** The thing of the file in the place of the one that is there, whose id it keeps. */
const inPlaceOf = (there: Thing | undefined, thing: Thing, head: ContainerFile): Thing => {
  if (there === undefined) return moved(thing, head)
  return there.node.text === thing.node.text ? there : { ...thing, own: { ...there.own, type: thing.own.type } }
}

const conflicting = (here: Things, given: Things): readonly Thing[] =>
  [...given].flatMap(([id, thing]) => {
    const there = here.get(id)
    return there !== undefined && there.node.text !== thing.node.text ? [thing] : []
  })

// A folder is only its name, a built-in variable only its type.
const hasOneName = ({ kind }: Thing): boolean => kind === 'folder' || kind === 'builtInVariable'

/** A name that neither side has. Google does not document which one it gives, so this one is ours. */
const newNames = (here: Things, given: Things): Renames => {
  const names = new Map<string, string>()
  const taken = new Set([...here.keys(), ...given.keys()])
  for (const thing of conflicting(here, given)) {
    if (hasOneName(thing)) continue
    const called = (number: number) => `${thing.name} (imported${number === 1 ? '' : ` ${number}`})`
    let number = 1
    while (taken.has(idOf({ kind: thing.kind, key: called(number) }))) number++
    taken.add(idOf({ kind: thing.kind, key: called(number) }))
    names.set(idOf(thing), called(number))
  }
  return names
}

/**
 * What importing a file into a container will do, before it is done: things are known by kind and name, as Google Tag Manager knows them, so that another name for
 * the same content is one removed and one added. Which container it is stays as it is. Pure.
 */
export function importInto(container: ContainerFile, file: ContainerFile, mode: ImportMode): ContainerImport {
  const [here, given] = [thingsIn(container), thingsIn(file)]
  const names: Renames = mode === 'mergeRenaming' ? newNames(here, given) : new Map()
  // What is there already under its name and with its content is not brought again, also where something it refers to is.
  const isSame = ([id, thing]: readonly [string, Thing]) => here.get(id)?.node.text === thing.node.text
  const same = [...given].filter(isSame)
  const brought = withNames(new Map([...given].filter((one) => !isSame(one))), names)
  const after = new Map<string, Thing>(mode === 'overwrite' ? [...here].filter(([id]) => given.has(id)) : here)
  for (const [id, thing] of brought) after.set(id, inPlaceOf(here.get(id), thing, container))
  const { added, removed, changed } = diffThings(here, after, new Map())
  const renamed = [...names].flatMap(([id, name]) => {
    const thing = given.get(id)
    return thing === undefined ? [] : [{ kind: thing.kind, name, from: thing.name, fields: changesBetween(here.get(id)?.node, thing.node) }]
  })
  const newIds = new Set(renamed.map(({ kind, name }) => idOf({ kind, key: name })))
  return {
    added: added.filter((one) => !newIds.has(idOf({ kind: one.kind, key: one.name }))),
    removed,
    changed,
    renamed,
    same: same.map(([, { kind, name }]) => ({ kind, name })),
    file: written(container, after),
  }
}
