import { useEffect, useState } from 'react'
import { type Answer, type EntranceDoor, type OpenDoor, useEntrance } from './door.tsx'

/** The answer to a question that a page begins with; null until it is there. `what` is to be the same function as long as it asks the same. */
export function useAnswer<T>(what: (door: EntranceDoor) => Promise<Answer<T>>): { answer: Answer<T> | null; again(): void } {
  const open = useEntrance()
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  useEffect(() => {
    let gone = false
    void askOnce(open, what).then((known) => {
      if (!gone) setAnswer(known)
    })
    return () => {
      gone = true
    }
  }, [open, what])
  return {
    answer,
    again: () => {
      setAnswer(null)
      void askOnce(open, what).then(setAnswer)
    },
  }
}

/** Asks the server. Where nobody answers, or the door itself cannot be loaded, that is the answer. */
export async function askOnce<T>(open: OpenDoor | null, what: (door: EntranceDoor) => Promise<Answer<T>>): Promise<Answer<T>> {
  if (open === null) throw new Error('The entrance was drawn outside <EntranceProvider>, so it has nobody to ask. Wrap it in one.')
  return open()
    .then(what)
    .catch(() => ({ refused: { code: 'unavailable' } }))
}
