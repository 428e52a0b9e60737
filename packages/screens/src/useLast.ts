import { useState } from 'react'

/** What a dialog is about, or was: while it closes, it still says so. Nothing is `null`, `undefined` or an empty id. */
export function useLast<Thing>(thing: Thing): Thing {
  const [last, setLast] = useState(thing)
  const gone = thing === null || thing === undefined || thing === ''
  if (!gone && thing !== last) setLast(thing)
  return gone ? last : thing
}
