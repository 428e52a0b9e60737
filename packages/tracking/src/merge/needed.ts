import { mapReferences } from '../diff/mapReferences.ts'
import { idOf, type Thing, type Things } from '../diff/things.ts'
import type { Conflicts } from './conflicts.ts'
import type { Three } from './oneName.ts'
import { saidKind } from '../sentences/kinds.ts'
import { say, type Words } from '../sentences/say.ts'

/** What a thing refers to by name. */
const uses = (thing: Thing | undefined): ReadonlySet<string> => {
  const found = new Set<string>()
  if (thing === undefined) return found
  mapReferences(thing.body, (kind, text) => {
    if (kind === 'tag' || kind === 'variable') found.add(idOf({ kind, key: text }))
    else if (text.startsWith('=')) found.add(idOf({ kind, key: text.slice(1) }))
    return text
  })
  return found
}

/**
 * The merged things with those that one side removed while the other side came to use them. Which of the two is wanted nobody can know: it is
 * told as a conflict, and the thing stays in any case, so that no reference leads nowhere.
 */
export function withNeeded(merged: Things, three: Three, give: (thing: Thing) => Thing, conflicts: Conflicts): Things {
  const made = new Map(merged)
  const told = new Set(conflicts.found.map(({ kind, name }) => idOf({ kind, key: name })))
  // A map that grows while it is walked reaches what the things that were put back need, too.
  for (const [id, thing] of made) {
    for (const needed of uses(thing)) {
      const base = three.base.get(needed)
      if (made.has(needed) || base === undefined) continue
      const wasLost = (side: Things) => !side.has(needed) && uses(side.get(id)).has(needed)
      if (wasLost(three.ours) || wasLost(three.theirs)) continue
      const [ours, theirs] = [three.ours.get(needed), three.theirs.get(needed)]
      const kind = thing.kind === 'zone' || thing.kind === 'gtagConfig' ? thing.kind : saidKind(thing.kind)
      const side = (now: Thing | undefined): Words => (now === undefined ? say('merge.removed') : say('merge.usedBy', { kind, name: thing.name }))
      if (!told.has(needed)) conflicts.of(base, [], { base: say('merge.there'), ours: side(ours), theirs: side(theirs) })
      made.set(needed, ours ?? give(theirs ?? base))
    }
  }
  return made
}
