import type { ReadName } from '@tagmason/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Asks a question again every so many seconds, where its answer changes by the passing of time alone; 0 never. */
export function useAskAgain(name: ReadName, seconds: number) {
  const client = useQueryClient()
  useEffect(() => {
    if (seconds === 0) return
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: [name] }), seconds * 1000)
    return () => clearInterval(timer)
  }, [client, name, seconds])
}
