import { useSyncExternalStore } from 'react'

/** The hashes of the pictures that stood before the reviewer in full size since the page was loaded: only these can be signed off. */
let seen: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/** Notes that a picture is on the page in full size. */
export function see(hash: string) {
  if (seen.has(hash)) return
  seen = new Set([...seen, hash])
  for (const listener of listeners) listener()
}

const onSeen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSeen = () => useSyncExternalStore(onSeen, () => seen)
