import { type ReactNode, useEffect, useRef } from 'react'
import { useDirection } from '../theme/direction.tsx'
import { keepOneStop, rove } from './roving.ts'
import * as css from './Toolbar.css.ts'

export interface ToolbarProps {
  /** What it acts on; its accessible name. */
  label: string
  /** The id of what it changes. */
  controls?: string
  /** Buttons, menus and a search. They are one stop of the Tab key; arrow keys go through them. */
  children: ReactNode
  /** What stands at the far end, as the one thing that adds. */
  end?: ReactNode
}

/**
 * What filters and changes the thing under it, on one line that wraps.
 * @example <Toolbar label="Filter goals"><SearchField … /><MenuButton … /></Toolbar>
 */
export function Toolbar({ label, controls, children, end }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef<Element>(null)
  const direction = useDirection()
  // After every drawing: what stands in it may have come or gone.
  useEffect(() => {
    if (root.current) keepOneStop(root.current, last.current)
  })
  return (
    <div
      ref={root}
      data-ui="Toolbar"
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      tabIndex={-1}
      className={css.toolbar}
      onFocus={({ currentTarget, target }) => {
        last.current = target
        keepOneStop(currentTarget, target)
      }}
      onKeyDown={(event) => rove(event, direction)}
    >
      {children}
      {end === undefined ? null : (
        <div data-part="end" className={css.end}>
          {end}
        </div>
      )}
    </div>
  )
}
