import { ChevronRight } from 'lucide-react'
import { type ReactElement, useId } from 'react'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { Anchor } from '../Link/Anchor.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import * as css from './Sidebar.css.ts'

/** One page within a group. */
export interface SidebarItem {
  label: string
  href: string
  /** It is the page shown now. */
  current?: boolean
}

/** A group of pages, or, with `href`, one page of its own. */
export interface SidebarGroup {
  id: string
  label: string
  icon: IconSource
  href?: string
  /** With `href`: it is the page shown now. */
  current?: boolean
  items?: readonly SidebarItem[]
}

interface SidebarEntryProps extends SidebarGroup {
  /** Only the picture shows. */
  narrow: boolean
  open: boolean
  onToggle(): void
  onLeave(): void
}

/** One line of the sidebar with what opens under it. */
export function SidebarEntry({ label, icon, href, current = false, items = [], narrow, open, onToggle, onLeave }: SidebarEntryProps) {
  const id = useId()
  const words = narrow ? null : <span className={css.words}>{label}</span>
  const square = narrow ? css.square : ''
  if (href !== undefined) {
    return (
      <Named text={label} narrow={narrow}>
        <Anchor
          href={href}
          data-part="entry"
          aria-label={narrow ? label : undefined}
          aria-current={current ? 'page' : undefined}
          className={`${css.single} ${square}`}
          onClick={onLeave}
        >
          <Icon of={icon} />
          {words}
        </Anchor>
      </Named>
    )
  }
  return (
    <>
      <Named text={label} narrow={narrow}>
        <button
          type="button"
          data-part="group"
          data-narrow={narrow || undefined}
          data-holds-current={items.some((item) => item.current) || undefined}
          aria-label={narrow ? label : undefined}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          className={`${css.group} ${square}`}
          onClick={onToggle}
        >
          <Icon of={icon} />
          {words}
          {narrow ? null : (
            <span className={css.chevron}>
              <Icon of={ChevronRight} size="small" />
            </span>
          )}
        </button>
      </Named>
      {open ? (
        <ul id={id} aria-label={label} className={css.items}>
          {items.map((item) => (
            <li key={item.href}>
              <Anchor href={item.href} data-part="item" aria-current={item.current ? 'page' : undefined} className={css.item} onClick={onLeave}>
                {item.label}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** Says the name beside the picture while only the picture shows. */
const Named = ({ text, narrow, children }: { text: string; narrow: boolean; children: ReactElement }) =>
  narrow ? (
    <Tooltip text={text} placement="right">
      {children}
    </Tooltip>
  ) : (
    children
  )
