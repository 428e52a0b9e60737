import { matchSorter } from 'match-sorter'
import type { IconSource } from '../Icon/Icon.tsx'

/** One thing the palette goes to or does. */
export interface PaletteEntry {
  id: string
  label: string
  /** The heading it stands under. */
  group: string
  /** Other words people may look for. */
  keywords?: readonly string[]
  /** Shown once it is looked for, not before: for what there is much of. */
  sought?: boolean
  /** A few words after the label. */
  detail?: string
  icon?: IconSource
  /** The keys that do it directly, as `Ctrl+B`. */
  shortcut?: string
}

/** The entries that match, best first within each group; the group of the best match comes first. For an empty query, in their own order, all that do not have to be looked for. */
export function found(entries: readonly PaletteEntry[], query: string): [group: string, entries: PaletteEntry[]][] {
  const words = query.trim()
  const matching =
    words === ''
      ? entries.filter((entry) => !entry.sought)
      : matchSorter(entries, words, { keys: ['label', (entry) => [...(entry.keywords ?? [])], 'group', 'detail'] })
  const groups = new Map<string, PaletteEntry[]>()
  for (const entry of matching) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  return [...groups]
}
