import { type ReactNode, useMemo } from 'react'
import { Modal } from '../Dialog/Modal.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { content, notice as noticePart, over, page, shell } from './AppShell.css.ts'
import { SidebarContext, useNarrow } from './form.tsx'

export { type SidebarForm, useNarrow, useSidebarForm } from './form.tsx'

export interface AppShellProps {
  /** The words of the link that skips to the page, as `Skip to content`. */
  skip: string
  /** A <Sidebar>. */
  sidebar: ReactNode
  /** A <TopBar>. */
  topBar: ReactNode
  /** Icons only, where the window is wide. */
  collapsed: boolean
  /** The sidebar shall stand as icons, or wide. */
  onCollapse(collapsed: boolean): void
  /** The sidebar lies over the page, where the window is narrow. */
  menuOpen: boolean
  /** The sidebar shall lie over the page, or go. */
  onMenu(open: boolean): void
  /** The accessible name of the sidebar while it lies over the page, as `Menu`. */
  menuLabel: string
  /** What concerns every page at the moment, between top bar and page: an <Alert>. */
  notice?: ReactNode
  /** The page, which brings its own main landmark (PageFrame). */
  children: ReactNode
}

/**
 * Sidebar, top bar and page. Under 768 px the sidebar lies over the page as a dialog; `useNarrow()` says which of the two a toggle concerns.
 * @example <AppShell skip="Skip to content" sidebar={<Sidebar … />} topBar={<TopBar … />} collapsed={collapsed} onCollapse={setCollapsed} …>…</AppShell>
 */
export function AppShell({ skip, sidebar, topBar, collapsed, onCollapse, menuOpen, onMenu, menuLabel, notice, children }: AppShellProps) {
  const narrow = useNarrow()
  const place = useMemo(
    () => ({
      form: narrow ? ('overlay' as const) : collapsed ? ('collapsed' as const) : ('expanded' as const),
      onExpand: () => onCollapse(false),
      onLeave: () => (narrow ? onMenu(false) : undefined),
    }),
    [narrow, collapsed, onCollapse, onMenu],
  )
  const side = <SidebarContext.Provider value={place}>{sidebar}</SidebarContext.Provider>
  return (
    <div data-ui="AppShell" data-sidebar={place.form} className={shell}>
      <SkipLink>{skip}</SkipLink>
      {narrow ? (
        <Modal ui="SidebarOverlay" shape="menu" label={menuLabel} open={menuOpen} onClose={() => onMenu(false)} className={over}>
          {side}
        </Modal>
      ) : (
        side
      )}
      <div className={page}>
        {topBar}
        {notice ? (
          <div data-part="notice" className={noticePart}>
            {notice}
          </div>
        ) : null}
        <div data-part="content" className={content}>
          {children}
        </div>
      </div>
    </div>
  )
}
