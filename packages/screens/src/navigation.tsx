import { createContext, useContext } from 'react'

/** Where the member is and how to go elsewhere. The app gives its router, stories a memory. */
export interface Navigation {
  path: string
  /** What the last screen handed over, gone after a reload. */
  handover: unknown
  go(path: string, options?: { handover?: unknown; replace?: boolean }): void
}

export const NavigationContext = createContext<Navigation | null>(null)
export const NavigationProvider = NavigationContext.Provider

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (navigation === null) throw new Error('A screen was drawn outside <NavigationProvider>, so it cannot go anywhere. Wrap it in one.')
  return navigation
}
