import { useSyncExternalStore } from 'react'
import type { Manifest } from '../review/store.ts'

/** The hashes of the pictures that were in sight since the page was loaded: only they can be signed. */
let seen: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

const onSeen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A picture was in sight. */
export function see(hash: string) {
  if (hash === '' || seen.has(hash)) return
  seen = new Set([...seen, hash])
  for (const listener of listeners) listener()
}

export const useSeen = () => useSyncExternalStore(onSeen, () => seen)

/** Of these stories, the pictures that were seen and that are not signed; and how many were not seen. */
export function seenOf(
  manifest: Manifest,
  stories: readonly string[],
  isSeen: ReadonlySet<string>,
  isOpen: (story: string, mode: string, hash: string) => boolean,
): { pictures: Manifest; count: number; unseen: number } {
  const pictures: Manifest = {}
  let count = 0
  let unseen = 0
  for (const story of stories)
    for (const [mode, hash] of Object.entries(manifest[story] ?? {})) {
      if (!isOpen(story, mode, hash)) continue
      if (!isSeen.has(hash)) {
        unseen++
        continue
      }
      pictures[story] = { ...pictures[story], [mode]: hash }
      count++
    }
  return { pictures, count, unseen }
}
