import { createContext, useContext, useSyncExternalStore } from 'react'

/** How the sidebar stands: wide, as icons, or over the page on phones. */
export type SidebarForm = 'expanded' | 'collapsed' | 'overlay'

interface SidebarPlace {
  form: SidebarForm
  /** Makes room for words, when it stands as icons. */
  onExpand(): void
  /** Something was chosen that leads elsewhere. */
  onLeave(): void
}

const nothing = () => {}

export const SidebarContext = createContext<SidebarPlace>({ form: 'expanded', onExpand: nothing, onLeave: nothing })

/** How the sidebar around stands. */
export const useSidebarForm = () => useContext(SidebarContext).form

const query = '(max-width: 767.98px)'

function watch(changed: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is narrower than 768 px, where the sidebar lies over the page. False on the server. */
export const useNarrow = () =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  )
