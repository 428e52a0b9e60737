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
  const wrong = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<number | undefined>>(Promise.resolve(undefined))
  const known = useRef(progress)
  useEffect(() => {
    known.current = progress
  }, [progress])
  /** Keeps what waits, one after the other. Resolves to the percent of the checklist that is done then; to undefined where something is not kept. */
  const flush = () => {
    clearTimeout(timer.current)
    running.current = running.current.then(async () => {
      const change = waiting.current
      if (Object.keys(change).length > 0) {
        waiting.current = {}
        const kept = await edit.run({ id, change })
        if (kept === undefined) waiting.current = { ...change, ...waiting.current }
        else known.current = kept.done.progress
        setState(kept === undefined || wrong.current ? 'failed' : Object.keys(waiting.current).length > 0 ? 'saving' : 'saved')
        if (kept === undefined) return undefined
      }
      return wrong.current ? undefined : known.current
    })
    return running.current
  }
  /** Takes in what changed; what cannot be kept is left out of it. */
  const take = (change: Change, without: readonly (keyof Change)[]) => {
    waiting.current = Object.fromEntries(Object.entries({ ...waiting.current, ...change }).filter(([key]) => !without.some((each) => each === key)))
    wrong.current = without.length > 0
    clearTimeout(timer.current)
    if (Object.keys(waiting.current).length === 0) return setState(wrong.current ? 'failed' : 'saved')
    setState('saving')
    timer.current = setTimeout(() => void flush(), rest)
  }
  /** Lets go of what could not be kept. */
  const forget = () => {
    waiting.current = {}
    wrong.current = false
    setState('saved')
  }
  const last = useRef(flush)
  useEffect(() => {
    last.current = flush
  })
  useEffect(() => () => void last.current(), [])
  return { state, take, flush, forget }
}
