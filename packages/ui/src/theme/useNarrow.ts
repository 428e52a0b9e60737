import { useSyncExternalStore } from 'react'

/** Below tablets, as in Show. */
const query = '(max-width: 767.98px)'

const subscribe = (changed: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the window is narrower than a tablet; never so where there is no window. */
export const useNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
