import { type FoldedWrite, withWrites } from './foldWrites.ts'

type Rows = ReadonlyMap<string, unknown>
interface Kept {
  loading: Promise<Rows>
  /** Set when they are there. */
  rows?: Rows
}

/**
 * What the lists of one account were, so that a request that asks twenty of them asks the database for none. Rows are handed out frozen: they are shared.
 * What is kept is at most as old as `version` tells; who has to be sure compares that with the database (`collectionsSince`).
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

  list(collection: string, load: () => Promise<Map<string, unknown>>): Promise<Rows> {
    const kept = this.#kept.get(collection)
    if (kept !== undefined) return kept.loading
    const loading = load().then(freezeRows)
    if (!this.trusted || this.#version === null) return loading
    const entry: Kept = { loading }
    this.#kept.set(collection, entry)
    loading.then(
      (rows) => (entry.rows = rows),
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
      const rows = this.#kept.get(collection)?.rows
      if (rows === undefined || !alone) this.#kept.delete(collection)
      else this.#keep(collection, freezeRows(withWrites(rows, structuredClone(own))))
    }
    if (alone) this.#version = version
  }

  forget(): void {
    this.#kept.clear()
  }

  /** Somebody else's commit; all collections where it does not tell which. */
  changed(version: number, collections: readonly string[] | null): void {
    for (const collection of collections ?? this.#kept.keys()) this.#kept.delete(collection)
    if (this.#version === version - 1) this.#version = version
  }

  /** What the database says is the version now, and what changed since the one that was known. */
  refreshed(version: number, collections: readonly string[] | null): void {
    this.changed(version, collections)
    this.#version = version
  }

  #keep(collection: string, rows: Rows) {
    this.#kept.set(collection, { loading: Promise.resolve(rows), rows })
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
