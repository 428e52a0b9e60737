import { useEffect, useState } from 'react'
import type { AskShared, SharedAnswer } from './answers.ts'

export interface Shared {
  /** Null until the first one is there. */
  answer: SharedAnswer | null
  busy: boolean
  /** Asks again; a password is kept on no page. */
  ask(password?: string): void
}

/** Opens a link once, and again as often as the reader asks. */
export function useShared(open: AskShared): Shared {
  const [answer, setAnswer] = useState<SharedAnswer | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let gone = false
    void open().then((first) => {
      if (!gone) setAnswer(first)
    })
    return () => {
      gone = true
    }
  }, [open])
  return {
    answer,
    busy,
    ask(password) {
      setBusy(true)
      void open(password).then((next) => {
        setBusy(false)
        setAnswer(next)
      })
    },
  }
}
