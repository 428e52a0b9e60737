import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef } from 'react'

/** Where the member is and how to go elsewhere. The app gives its router, stories a memory. */
export interface Navigation {
  path: string
  /** What stands after the `?` of the address. */
  query: string
  /** What the last screen handed over, gone after a reload. */
  handover: unknown
  /** `path` may carry a query, as `/automation/alerts?type=traffic`. */
  go(path: string, options?: { handover?: unknown; replace?: boolean }): void
}

export const NavigationContext = createContext<Navigation | null>(null)

/** The page that was last arrived at in this visit. */
const LastPage = createContext<RefObject<string | undefined>>({ current: undefined })

/** Goes on, at once or after a question: `go` leaves the page or takes away what it is about. */
type Leave = (go: () => void) => void

/** What a page that would lose something asks first; null while it would not. */
const LeaveGuard = createContext<RefObject<Leave | null>>({ current: null })

export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  const last = useRef<string>(undefined)
  const guard = useRef<Leave>(null)
  const guarded = useMemo(
    (): Navigation => ({
      ...value,
      go: (path, options) => {
        const go = () => value.go(path, options)
        // What stays on the page loses nothing.
        if (guard.current === null || path.split('?')[0] === value.path) go()
        else guard.current(go)
      },
    }),
    [value],
  )
  return (
    <LastPage.Provider value={last}>
      <LeaveGuard.Provider value={guard}>
        <NavigationContext.Provider value={guarded}>{children}</NavigationContext.Provider>
      </LeaveGuard.Provider>
    </LastPage.Provider>
  )
}

/** For what takes the page away without going elsewhere, as selecting another project. */
export function useLeave(): Leave {
  const guard = useContext(LeaveGuard)
  return (go) => (guard.current === null ? go() : guard.current(go))
}

/** Has `ask` asked before the page is left, while there is one. */
export function useLeaveGuard(ask: Leave | null) {
  const guard = useContext(LeaveGuard)
  useEffect(() => {
    guard.current = ask
    return () => {
      guard.current = null
    }
  }, [guard, ask])
}

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (navigation === null) throw new Error('A screen was drawn outside <NavigationProvider>, so it cannot go anywhere. Wrap it in one.')
  return navigation
}

/** One value of the address, as `tab` in `?tab=usage`, and the way to change it; what equals `initial` is not written. Unknown values of an address are the screen's to refuse. */
export function useQuery(name: string, initial = ''): [value: string, set: (value: string) => void] {
  const { path, query, go } = useNavigation()
  const set = (value: string) => {
    const values = new URLSearchParams(query)
    if (value === initial) values.delete(name)
    else values.set(name, value)
    go(values.size === 0 ? path : `${path}?${values}`, { replace: true })
  }
  return [new URLSearchParams(query).get(name) ?? initial, set]
}

/** For the heading of a page: focus moves to it after navigation. The first page of a visit keeps the browser's focus, so that the skip link comes first. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useContext(LastPage)
  const { path } = useNavigation()
  useEffect(() => {
    const first = last.current === undefined || last.current === path
    last.current = path
    if (first) return
    const arrive = () => heading.current?.focus()
    arrive()
    if (document.activeElement === heading.current) return
    // The menu or palette that led here still lies over the page, which cannot be focused until it has closed and given focus back.
    const frame = requestAnimationFrame(arrive)
    return () => cancelAnimationFrame(frame)
  }, [last, path])
  return heading
}
