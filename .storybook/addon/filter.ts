import { useSyncExternalStore } from 'react'
import { type SignState, storyState } from '../review/signoff.ts'
import { reviewNow } from './data.ts'

export type Shown = SignState | 'all'

let shown: Shown = 'all'
const listeners = new Set<() => void>()

/** Narrows the sidebar to one state. */
export function show(next: Shown) {
  shown = next
  for (const listener of listeners) listener()
}

export function onShown(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useShown = () => useSyncExternalStore(onShown, () => shown)

/** Whether the sidebar shows an entry: what is not a story, or has no pictures, has no state. */
export function passes({ type, id }: { type: string; id: string }): boolean {
  if (shown === 'all') return true
  const data = reviewNow()
  const shots = data?.manifest[id]
  return type === 'story' && shots !== undefined && storyState(shots, data?.signoff[id]) === shown
}
