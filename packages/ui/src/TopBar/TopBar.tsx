import type { ReactNode } from 'react'
import { bar, end as endPart, start as startPart } from './TopBar.css.ts'

export interface TopBarProps {
  /** Where one is and how to get elsewhere: the sidebar's toggle, the search. */
  start?: ReactNode
  /** What concerns the person: notifications, theme, profile. */
  end?: ReactNode
}

/**
 * The bar that stays at the top of every page; the banner landmark.
 * @example <TopBar start={<IconButton icon={PanelLeft} label="Toggle Sidebar" onPress={toggle} />} end={<Profile />} />
 */
export function TopBar({ start, end }: TopBarProps) {
  return (
    <header data-ui="TopBar" role="banner" className={bar}>
      <div data-part="start" className={startPart}>
        {start}
      </div>
      <div data-part="end" className={endPart}>
        {end}
      </div>
    </header>
  )
}
