import { useState } from 'react'

/** What a dialog is about, or was: while it closes, it still says so. */
export function useLast<Thing>(thing: Thing | null): Thing | null {
  const [last, setLast] = useState(thing)
  if (thing !== null && thing !== last) setLast(thing)
  return thing ?? last
}
