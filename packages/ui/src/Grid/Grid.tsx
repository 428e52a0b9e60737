import { Children, type ReactNode } from 'react'
import type { Space } from '../theme/tones.ts'
import { entries, grid } from './Grid.css.ts'

export interface GridProps {
  /** The least width of a cell (180, 260 or 360 px); as many columns as fit, one on a phone. `full` is one column everywhere. */
  cells?: 'small' | 'standard' | 'large' | 'full'
  /** Room between the cells. */
  gap?: Space
  /** Makes it a list of this name, of which each child is an entry. */
  label?: string
  /** Cards, or other things of one width. */
  children: ReactNode
}

/**
 * Even cells in as many columns as fit.
 * @example <Grid cells="large"><Card … /><Card … /></Grid>
 */
export function Grid({ cells = 'standard', gap = 'm', label, children }: GridProps) {
  if (label !== undefined)
    return (
      <ul role="list" data-ui="Grid" aria-label={label} className={`${grid({ cells, gap })} ${entries}`}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    )
  return (
    <div data-ui="Grid" className={grid({ cells, gap })}>
      {children}
    </div>
  )
}
