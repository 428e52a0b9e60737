import { useState } from 'react'
import { askOnce } from './useAnswer.ts'
import { type Answer, type EntranceDoor, type Refused, useEntrance } from './door.tsx'

export interface Asking {
  /** Asks the server; what it refuses stands in `refused` until the next question, too. */
  ask<T>(what: (door: EntranceDoor) => Promise<Answer<T>>): Promise<Answer<T>>
  leave(address: string): void
  busy: boolean
  refused: Refused | null
  /** Something else is written: what was wrong may be right now. */
  forget(): void
}

/** The way to the server for one form. */
export function useAsk(): Asking {
  const open = useEntrance()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  return {
    async ask(what) {
      setBusy(true)
      const answer = await askOnce(open, what)
      setRefused('refused' in answer ? answer.refused : null)
      setBusy(false)
      return answer
    },
    leave: (address) => void open?.().then((door) => door.leave(address)),
    busy,
    refused,
    forget: () => setRefused(null),
  }
}
