import type { ActInput } from '@tagmason/domain'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '../../workspace.tsx'

type Change = ActInput<'templates.edit'>['change']

/** How long nothing must be written before it is kept, in milliseconds. */
const rest = 600

export type SaveState = 'saved' | 'saving' | 'failed'

/** Keeps what changes in a draft without being asked: a moment after the last stroke, and at once when its editor closes. */
export function useAutosave(id: string, progress: number) {
  const edit = useAct('templates.edit')
  const [state, setState] = useState<SaveState>('saved')
  const waiting = useRef<Change>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef(Promise.resolve())
  const known = useRef(progress)
  useEffect(() => {
    known.current = progress
  }, [progress])
  /** Keeps what waits, one after the other. Resolves to the percent of the checklist that is done then. */
  const flush = () => {
    clearTimeout(timer.current)
    running.current = running.current.then(async () => {
      const change = waiting.current
      if (Object.keys(change).length === 0) return
      waiting.current = {}
      const kept = await edit.run({ id, change })
      if (kept === undefined) waiting.current = { ...change, ...waiting.current }
      else known.current = kept.done.progress
      setState(kept === undefined ? 'failed' : Object.keys(waiting.current).length > 0 ? 'saving' : 'saved')
    })
    return running.current.then(() => known.current)
  }
  /** Takes in what changed; what cannot be kept is left out of it. */
  const take = (change: Change, without: readonly (keyof Change)[]) => {
    waiting.current = Object.fromEntries(Object.entries({ ...waiting.current, ...change }).filter(([key]) => !without.some((each) => each === key)))
    if (Object.keys(waiting.current).length === 0) return
    setState('saving')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), rest)
  }
  const last = useRef(flush)
  useEffect(() => {
    last.current = flush
  })
  useEffect(() => () => void last.current(), [])
  return { state, take, flush }
}
