import { useCallback, useEffect, useRef, useState } from 'react'
import { useLeaveGuard } from '../../navigation.tsx'

/** Keeps what is not saved from being lost: every way off the page, closing the window, and whatever is tried by `attempt` wait for a yes. */
export function useLeaving() {
  const [dirty, setDirty] = useState(false)
  /** What waits for the answer. */
  const [waiting, wait] = useState<{ go(): void } | null>(null)
  const agreed = useRef(false)
  const ask = useCallback((go: () => void) => (agreed.current ? go() : wait({ go })), [])
  useLeaveGuard(dirty ? ask : null)

  useEffect(() => {
    if (!dirty) return
    const close = (event: BeforeUnloadEvent) => event.preventDefault()
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link === null || agreed.current || event.ctrlKey || event.metaKey || event.shiftKey || link.target === '_blank') return
      event.preventDefault()
      event.stopPropagation()
      wait({ go: () => link.click() })
    }
    addEventListener('beforeunload', close)
    addEventListener('click', follow, true)
    return () => {
      removeEventListener('beforeunload', close)
      removeEventListener('click', follow, true)
    }
  }, [dirty])

  return {
    dirty,
    setDirty,
    attempt: (go: () => void) => (dirty ? wait({ go }) : go()),
    asking: waiting !== null,
    stay: () => wait(null),
    leave: () => {
      agreed.current = true
      waiting?.go()
      agreed.current = false
      wait(null)
    },
  }
}

export type Leaving = ReturnType<typeof useLeaving>
