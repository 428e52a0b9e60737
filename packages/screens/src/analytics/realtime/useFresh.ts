import { useEffect, useState } from 'react'

/** How long a new row stays lit, in milliseconds. */
const lit = 1600

/** Which of the ids came since they were first drawn, for as long as they are lit. */
export function useFresh(ids: readonly string[]): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(ids))
  const fresh = ids.filter((id) => !known.has(id))
  const key = fresh.join('\n')
  useEffect(() => {
    if (key === '') return
    const timer = setTimeout(() => setKnown((before) => new Set([...before, ...key.split('\n')])), lit)
    return () => clearTimeout(timer)
  }, [key])
  return new Set(fresh)
}
