import { useState } from 'react'

/** How many changes can be taken back. */
const remembered = 100

interface History<State> {
  now: State
  past: readonly State[]
  future: readonly State[]
}

/** What is being edited, with its changes to take back and to make again. */
export function useHistory<State>(first: State) {
  const [{ now, past, future }, set] = useState<History<State>>({ now: first, past: [], future: [] })
  const back = past.at(-1)
  const [again] = future
  return {
    now,
    /** `next` is given what is there then, which may be later than now. */
    change: (next: (before: State) => State) => set((all) => ({ now: next(all.now), past: [...all.past, all.now].slice(-remembered), future: [] })),
    /** Begins anew, with nothing to take back. */
    reset: (next: State) => set({ now: next, past: [], future: [] }),
    undo: back === undefined ? undefined : () => set({ now: back, past: past.slice(0, -1), future: [now, ...future] }),
    redo: again === undefined ? undefined : () => set({ now: again, past: [...past, now], future: future.slice(1) }),
  }
}
