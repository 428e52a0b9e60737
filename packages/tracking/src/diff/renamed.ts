import { mapReferences, type ReferenceKind } from './mapReferences.ts'
import { nodeOf } from './node.ts'
import { idOf, named, type Thing, type Things } from './things.ts'

/** New keys by what a thing is known by. */
export type Renames = ReadonlyMap<string, string>

/** The thing as it says the same when others have their new names. */
const following = (thing: Thing, renames: Renames): Thing => {
  let changed = false
  const to = (kind: ReferenceKind, key: string): string => {
    const now = renames.get(idOf({ kind, key }))
    if (now !== undefined) changed = true
    return now ?? key
  }
  const body = mapReferences(thing.body, (kind, text) => {
    if (kind === 'tag' || kind === 'variable') return to(kind, text)
    return text.startsWith('=') ? named(to(kind, text.slice(1))) : text
  })
  return changed ? { ...thing, body, node: nodeOf(body) } : thing
}

/** The same things under their new names, references along with them. */
export function withNames(things: Things, renames: Renames): Things {
  if (renames.size === 0) return things
  return new Map(
    [...things].map(([id, thing]) => {
      const key = renames.get(id)
      const followed = following(thing, renames)
      const made = key === undefined ? followed : { ...followed, key, name: key, own: { ...followed.own, name: key } }
      return [idOf(made), made]
    }),
  )
}
