import { useMemo, useState } from 'react'

/** Which rows are chosen. Rows that are gone are not counted, and are let go of with the next choice; where `rows` are only a page of them, all stay chosen. */
export function useSelection<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  selected: readonly string[] | undefined,
  onSelect: ((selected: readonly string[]) => void) | undefined,
  paged: boolean,
) {
  const offered = onSelect !== undefined
  const all = useMemo(() => (offered ? rows.map((row) => idOf(row)) : []), [rows, idOf, offered])
  const [own, setOwn] = useState<readonly string[]>([])
  const given = selected ?? own
  const chosen = useMemo(() => {
    const wanted = new Set(given)
    return paged || wanted.size === 0 ? wanted : new Set(all.filter((id) => wanted.has(id)))
  }, [all, given, paged])
  const choose = (next: ReadonlySet<string>) => {
    const list = paged ? [...next] : all.filter((id) => next.has(id))
    setOwn(list)
    onSelect?.(list)
  }
  return {
    /** Whether rows can be chosen at all. */
    offered,
    count: chosen.size,
    has: (id: string) => chosen.has(id),
    /** What a box for all of these shows. */
    state: (ids: readonly string[]): boolean | 'mixed' => {
      const held = ids.filter((id) => chosen.has(id)).length
      return held === 0 ? false : held === ids.length ? true : 'mixed'
    },
    /** Takes these in or lets go of them. */
    set: (ids: readonly string[], on: boolean) => {
      const next = new Set(chosen)
      for (const id of ids) {
        if (on) next.add(id)
        else next.delete(id)
      }
      choose(next)
    },
  }
}

export type Selection = ReturnType<typeof useSelection>
