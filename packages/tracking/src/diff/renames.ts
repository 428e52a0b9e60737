import { idKeyOf } from './kinds.ts'
import { idOf, named, type Thing, type Things } from './things.ts'
import { type Renames, withNames } from './renamed.ts'
import { likeness, purposeOf, score, valuesIn } from './similar.ts'

/** How alike two contents must be for a new name to be a rename. */
const enough = 0.6

interface Pair {
  readonly from: Thing
  readonly to: Thing
  readonly score: number
}

// So many pairs are only looked at where something sure speaks for them: where hundreds have new names at once, time is short and a guess is worth little.
const manyPairs = 40_000
const manyAlike = 50

/** Pairs, the most alike first, each thing once. */
const best = (pairs: readonly Pair[]): readonly Pair[] => {
  const used = new Set<Thing>()
  const rank = (pair: Pair) => pair.score + likeness(pair.from.name, pair.to.name) / 10
  return pairs
    .map((pair) => ({ pair, rank: rank(pair) }))
    .sort((a, b) => b.rank - a.rank)
    .flatMap(({ pair }) => {
      if (used.has(pair.from) || used.has(pair.to)) return []
      used.add(pair.from).add(pair.to)
      return [pair]
    })
}

const groupedBy = (things: readonly Thing[], of: (thing: Thing) => string): ReadonlyMap<string, readonly Thing[]> => {
  const made = new Map<string, Thing[]>()
  for (const thing of things) {
    const key = of(thing)
    const same = made.get(key)
    if (same === undefined) made.set(key, [thing])
    else same.push(thing)
  }
  return made
}

const exact = (gone: readonly Thing[], fresh: readonly Thing[]): readonly Pair[] => {
  const contentOf = ({ kind, node }: Thing) => `${kind}\n${node.text}`
  const there = groupedBy(fresh, contentOf)
  return gone.flatMap((from) => (there.get(contentOf(from)) ?? []).slice(0, manyAlike).map((to) => ({ from, to, score: 1 })))
}

const hasSameId = (one: Thing, other: Thing): boolean => {
  const key = idKeyOf(one.kind)
  return key !== undefined && one.own[key] !== undefined && one.own[key] === other.own[key]
}

const near = (gone: readonly Thing[], fresh: readonly Thing[], sameId: boolean): readonly Pair[] => {
  const values = new Map([...gone, ...fresh].map((thing) => [thing, valuesIn(thing.node)]))
  const of = (thing: Thing) => values.get(thing) ?? new Map<string, never>()
  const there = groupedBy(fresh, (thing) => purposeOf(thing, of(thing)))
  const onlySure = sameId || gone.length * fresh.length > manyPairs
  return gone.flatMap((from) =>
    (there.get(purposeOf(from, of(from))) ?? []).flatMap((to) => {
      if (onlySure && !hasSameId(from, to)) return []
      const found = score(of(from), of(to), enough)
      return found >= enough ? [{ from, to, score: found }] : []
    }),
  )
}

/** What lies in each folder. */
const contentsOf = (things: Things): ReadonlyMap<string, ReadonlySet<string>> => {
  const made = new Map<string, Set<string>>()
  for (const thing of things.values()) {
    const folder = thing.body.parentFolderId
    if (typeof folder !== 'string') continue
    made.set(folder, (made.get(folder) ?? new Set()).add(idOf(thing)))
  }
  return made
}

/** A folder is known again by what lies in it. */
const folders = (gone: readonly Thing[], fresh: readonly Thing[], before: Things, after: Things): readonly Pair[] => {
  if (gone.length === 0 || fresh.length === 0) return []
  const [old, now] = [contentsOf(before), contentsOf(after)]
  return gone.flatMap((from) =>
    fresh.flatMap((to) => {
      const [a, b] = [old.get(named(from.key)) ?? new Set<string>(), now.get(named(to.key)) ?? new Set<string>()]
      const both = [...a].filter((id) => b.has(id)).length
      return both > 0 && 2 * both >= new Set([...a, ...b]).size ? [{ from, to, score: both }] : []
    }),
  )
}

// A built-in variable has its name by its type; a thing without a name of its own cannot have another.
const canBeRenamed = ({ kind, key, own }: Thing): boolean => kind !== 'builtInVariable' && own.name === key

/**
 * Which things of `before` are in `after` under another name: the same content first, then one that is nearly the same and serves the same purpose.
 * A new name changes what refers to it, so each round looks again with the names found so far.
 * `sameId`: what is only nearly the same must have its id as well, for those who act on it.
 */
export function renamesBetween(before: Things, after: Things, sameId = false): Renames {
  const found = new Map<string, string>()
  for (;;) {
    const was = withNames(before, found)
    const gone = [...was.values()].filter((thing) => !after.has(idOf(thing)) && canBeRenamed(thing))
    const fresh = [...after.values()].filter((thing) => !was.has(idOf(thing)) && canBeRenamed(thing))
    if (gone.length === 0 || fresh.length === 0) return found
    const isFolder = ({ kind }: Thing) => kind === 'folder'
    const [a, b] = [gone.filter((thing) => !isFolder(thing)), fresh.filter((thing) => !isFolder(thing))]
    const ways = [() => exact(a, b), () => folders(gone.filter(isFolder), fresh.filter(isFolder), was, after), () => near(a, b, sameId)]
    const pairs = ways.reduce<readonly Pair[]>((so, way) => (so.length > 0 ? so : best(way())), [])
    if (pairs.length === 0) return found
    for (const { from, to } of pairs) found.set(idOf(from), to.key)
  }
}
