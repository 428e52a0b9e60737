import { createContext, useContext, useSyncExternalStore } from 'react'

/** The clock of real projects goes on while a page is open; else it stands where the workspace told it, as stories need it. */
export const TimePasses = createContext(false)

/** Whole seconds, the next one: what has just been done must not be told as still to come. */
const second = () => Math.ceil(Date.now() / 1000) * 1000
/** Milliseconds after which a page that nothing else draws anew is. */
const again = 15_000
const never = () => () => {}
const often = (tell: () => void) => {
  const timer = setInterval(tell, again)
  return () => clearInterval(timer)
}

/** A clock that said `told` (ISO 8601) at `at` (this machine's epoch milliseconds), as it stands now where time passes for it. */
export function useClock(told: string, at: number, runs: boolean): string {
  const passes = useContext(TimePasses) && runs
  const now = useSyncExternalStore(passes ? often : never, passes ? second : () => at)
  return passes ? new Date(Date.parse(told) + now - at).toISOString() : told
}
