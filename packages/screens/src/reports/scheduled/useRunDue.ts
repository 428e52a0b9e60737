import { useEffect, useRef } from 'react'
import { useAct, useRead } from '../../workspace.tsx'

/** No timer waits longer than this, in milliseconds. */
const longest = 2_147_483_647

/**
 * Runs what is due while somebody looks, where no server does it: at once what was missed, the rest at its time. The clock of the sample stands still, so nothing
 * falls due there.
 */
export function useRunDue() {
  const { rows } = useRead('schedules.list')
  const { run, blocked } = useAct('schedules.runDue')
  const { space, server } = useRead('session.get')
  const own = space === 'real' && server === undefined
  const next = rows.reduce((first, { enabled, nextRun }) => (enabled && nextRun !== null ? Math.min(first, Date.parse(nextRun)) : first), Infinity)
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!own || blocked !== false || next === Infinity) return
    const timer = setTimeout(() => void latest.current(), Math.min(longest, Math.max(0, next - Date.now())))
    return () => clearTimeout(timer)
  }, [own, blocked, next])
}
