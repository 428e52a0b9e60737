import type { ReactNode } from 'react'
import type { Space } from '../theme/tones.ts'
import * as css from './Split.css.ts'

export interface SplitProps {
  /** The main part. */
  children: ReactNode
  /** What stands beside it; under it where there is less than 760 px. */
  aside: ReactNode
  /** Halves, two thirds to one, an aside of 320 px, or 320 px of an index that scrolls by itself before what it leads to, for a wide Drawer. */
  ratio?: 'even' | 'wide' | 'fixed' | 'index'
  /** Room between the two. */
  gap?: Space
  /** The aside stays in sight while the main part scrolls. */
  sticky?: boolean
}

/**
 * Two parts beside each other where there is room.
 * @example <Split aside={<Card title="What AI will configure">…</Card>}><GoalForm /></Split>
 */
export function Split({ children, aside, ratio = 'wide', gap = 'l', sticky = false }: SplitProps) {
  return (
    <div data-ui="Split" className={css.frame}>
      <div className={css.split({ ratio, gap })}>
        <div data-part="main" className={ratio === 'index' ? `${css.pane} ${css.index}` : css.pane}>
          {children}
        </div>
        <div data-part="aside" className={sticky ? `${css.pane} ${css.still}` : css.pane}>
          {aside}
        </div>
      </div>
    </div>
  )
}
