import { type ReactNode, useContext } from 'react'
import { SidebarContext, type SidebarForm } from '../AppShell/form.tsx'
import { Anchor } from '../Link/Anchor.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import * as css from './Sidebar.css.ts'
import { SidebarEntry, type SidebarGroup } from './SidebarEntry.tsx'

export type { SidebarGroup, SidebarItem } from './SidebarEntry.tsx'

export interface SidebarProps {
  /** The name of the navigation landmark, as `Main`. */
  label: string
  /** The product's name and picture; leads home. Only the picture shows when it is narrow. */
  wordmark: { name: string; href: string; logo: ReactNode }
  /** Under the wordmark, as the project; given how the sidebar stands. */
  top?(form: SidebarForm): ReactNode
  /** In the order of reading. */
  groups: readonly SidebarGroup[]
  /** The id of the one group that is open. */
  openGroup: string | undefined
  /** Given the id of the group that shall open or close. */
  onToggleGroup(id: string): void
  /** At the end, as who is signed in; given how the sidebar stands. */
  footer?(form: SidebarForm): ReactNode
}

/**
 * The way through the product. In an AppShell it stands wide, as icons, or over the page; alone it stands wide.
 * @example <Sidebar label="Main" wordmark={…} groups={groups} openGroup={open} onToggleGroup={toggle} footer={(form) => <UserBadge … compact={form === 'collapsed'} />} />
 */
export function Sidebar({ label, wordmark, top, groups, openGroup, onToggleGroup, footer }: SidebarProps) {
  const { form, onExpand, onLeave } = useContext(SidebarContext)
  const narrow = form === 'collapsed'
  const toggle = (id: string) => {
    if (narrow) onExpand()
    if (!narrow || id !== openGroup) onToggleGroup(id)
  }
  const home = (
    <Anchor
      href={wordmark.href}
      data-part="wordmark"
      aria-label={narrow ? wordmark.name : undefined}
      className={[css.brand, narrow ? css.square : ''].join(' ')}
      onClick={onLeave}
    >
      <span aria-hidden className={css.logo}>
        {wordmark.logo}
      </span>
      {narrow ? null : <span>{wordmark.name}</span>}
    </Anchor>
  )
  return (
    <nav data-ui="Sidebar" data-form={form} aria-label={label} className={css.nav({ form })}>
      <div className={css.head}>
        {narrow ? (
          <Tooltip text={wordmark.name} placement="right">
            {home}
          </Tooltip>
        ) : (
          home
        )}
      </div>
      {top ? (
        <div data-part="top" className={css.top}>
          {top(form)}
        </div>
      ) : null}
      <div className={css.body}>
        <ul className={css.list}>
          {groups.map((group) => (
            <li key={group.id}>
              <SidebarEntry {...group} narrow={narrow} open={!narrow && group.id === openGroup} onToggle={() => toggle(group.id)} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      </div>
      {footer ? (
        <div data-part="footer" className={css.foot}>
          {footer(form)}
        </div>
      ) : null}
    </nav>
  )
}
