import { type FoldedWrite, withWrites } from './foldWrites.ts'

type Rows = ReadonlyMap<string, unknown>
interface Kept {
  /** Null where the collection is too large to be kept. */
  loading: Promise<Rows | null>
  /** Set when they are there. */
  rows?: Rows
  /** Characters of their texts. */
  size: number
  /** It has more than is kept; it counts as large from then on. */
  isLarge?: true
}

/** What is kept of a collection at most, rows and characters of their texts; of a larger one the database is asked for what is needed. */
export const mostRows = 1000
export const mostCharacters = 2_000_000

/**
 * What the small collections of one account were, so that a request that asks twenty of them asks the database for none. Rows are handed out frozen: they are shared.
 * What is kept is at most as old as `version` tells; who has to be sure compares that with the database (`refresh`).
 */
export class RecordCache {
  readonly #kept = new Map<string, Kept>()
  #version: number | null = null
  /** While nobody tells what others commit, nothing may be kept. */
  trusted = true

  /** The version that what is kept has at least; null before it was asked for. */
  get version(): number | null {
    return this.#version
  }

  /** All rows of a collection, or null where there are too many. `load` gives either, and the characters of their texts. */
  rows(collection: string, load: () => Promise<{ rows: Map<string, unknown>; size: number } | null>): Promise<Rows | null> {
    const kept = this.#kept.get(collection)
    if (kept !== undefined) return kept.loading
    const loaded = load()
    const loading = loaded.then((found) => (found === null ? null : freezeRows(found.rows)))
    if (!this.trusted || this.#version === null) return loading
    const entry: Kept = { loading, size: 0 }
    this.#kept.set(collection, entry)
    loaded.then(
      (found) => {
        if (found === null) entry.isLarge = true
        else [entry.rows, entry.size] = [found.rows, found.size]
      },
      () => {
        if (this.#kept.get(collection) === entry) this.#kept.delete(collection)
      },
    )
    return loading
  }

  /** A commit of this process, that made this version. Commits have to be told in their order. */
  committed(version: number, writes: readonly FoldedWrite[]): void {
    // Where somebody else committed in between, their rows are not known here.
    const alone = this.#version === version - 1
    for (const [collection, own] of byCollection(writes)) {
      const { rows, size = 0 } = this.#kept.get(collection) ?? {}
      if (rows === undefined || !alone) this.#drop(collection)
      else {
        const copies = structuredClone(own)
        const next = withWrites(rows, copies)
        for (const { row } of copies) freeze(row)
        this.#keep(collection, next, size + copies.reduce((sum, { row }) => sum + (row === null ? 0 : JSON.stringify(row).length), 0))
      }
    }
    if (alone) this.#version = version
  }

  forget(): void {
    this.#kept.clear()
  }

  /** Somebody else's commit; all collections where it does not tell which. */
  changed(version: number, collections: readonly string[] | null): void {
    for (const collection of collections ?? this.#kept.keys()) this.#drop(collection)
    if (this.#version === version - 1) this.#version = version
  }

  /** What the database says is the version now, and what changed since the one that was known. */
  refreshed(version: number, collections: readonly string[] | null): void {
    this.changed(version, collections)
    this.#version = version
  }

  #keep(collection: string, rows: Rows, size: number) {
    const isLarge = rows.size > mostRows || size > mostCharacters
    this.#kept.set(collection, isLarge ? { loading: Promise.resolve(null), size, isLarge } : { loading: Promise.resolve(rows), rows, size })
  }

  #drop(collection: string) {
    if (this.#kept.get(collection)?.isLarge !== true) this.#kept.delete(collection)
  }
}

function byCollection(writes: readonly FoldedWrite[]): Map<string, FoldedWrite[]> {
  const groups = new Map<string, FoldedWrite[]>()
  for (const write of writes) (groups.get(write.collection) ?? groups.set(write.collection, []).get(write.collection))?.push(write)
  return groups
}

function freezeRows(rows: Map<string, unknown>): Rows {
  for (const row of rows.values()) freeze(row)
  return rows
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const each of Object.values(value)) freeze(each)
}
