import type { ReactNode } from 'react'
import { show } from './Show.css.ts'

/** 768, 1024 and 1280 px. */
export type ScreenWidth = 'tablet' | 'desktop' | 'wide'

export interface ShowProps {
  /** Seen from this width of the window on. */
  from?: ScreenWidth
  /** Seen below this width of the window only. */
  below?: ScreenWidth
  /** What is seen at those widths. */
  children: ReactNode
}

/**
 * Shows its content at some widths only; elsewhere it is out of reach for readers of the screen too. Decided by CSS, so nothing jumps on the first draw.
 * @example <Show from="tablet"><Kbd keys={['Ctrl', 'K']} /></Show>
 */
export function Show({ from, below, children }: ShowProps) {
  return (
    <div data-ui="Show" className={show({ from: from ?? 'any', below: below ?? 'any' })}>
      {children}
    </div>
  )
}
