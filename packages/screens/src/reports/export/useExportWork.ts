import type { ExportRow } from '@tagmason/domain'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAct } from '../../workspace.tsx'

/** Goes on with the member's own exports, piece by piece, until none is processing. What breaks off goes on with the next visit. */
export function useExportWork(rows: readonly ExportRow[]) {
  const { run } = useAct('exports.work')
  const waiting = useRef<readonly string[]>([])
  const working = useRef(false)
  const work = useEffectEvent(async () => {
    working.current = true
    for (let id = waiting.current[0]; id !== undefined; id = waiting.current[0]) {
      const outcome = await run({ id })
      if (outcome === undefined) break
      // Known from the answer: the list on the page may be read anew much later.
      if (outcome.done.status !== 'processing') waiting.current = waiting.current.filter((each) => each !== id)
    }
    working.current = false
  })
  const mine = rows
    .filter((row) => row.mine)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    waiting.current = mine === '' ? [] : mine.split(' ')
    if (!working.current) void work()
    return () => {
      waiting.current = []
    }
  }, [mine])
}
