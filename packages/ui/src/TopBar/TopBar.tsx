import type { ReactNode } from 'react'
import { bar, below as belowPart, end as endPart, start as startPart } from './TopBar.css.ts'

export interface TopBarProps {
  /** Where one is and how to get elsewhere: the sidebar's toggle, the search. */
  start?: ReactNode
  /** What concerns the person: notifications, theme, profile. */
  end?: ReactNode
  /** What a phone has no room for in the bar: a line of its own under it, which scrolls away. Not drawn from 768 px on. */
  below?: ReactNode
  /** The name of that line as a region of the page. */
  belowLabel?: string
}

/**
 * The bar that stays at the top of every page; the banner landmark.
 * @example <TopBar start={<IconButton icon={PanelLeft} label="Toggle Sidebar" onPress={toggle} />} end={<Profile />} />
 */
export function TopBar({ start, end, below, belowLabel }: TopBarProps) {
  return (
    <>
      <header data-ui="TopBar" role="banner" className={bar}>
        <div data-part="start" className={startPart}>
          {start}
        </div>
        <div data-part="end" className={endPart}>
          {end}
        </div>
      </header>
      {below && (
        <section data-part="below" aria-label={belowLabel} className={belowPart}>
          {below}
        </section>
      )}
    </>
  )
}
