import type { ReactNode } from 'react'
import { cell, end as endPart, row } from './Row.css.ts'

export interface RowProps {
  /** Fields; each takes its share of the width, and a line of its own on a phone. */
  children: ReactNode
  /** What stands behind the last field, at its own width: a button or an icon button. */
  end?: ReactNode
}

/**
 * Fields on one line with what acts on them.
 * @example <Row end={<Button type="submit">Process</Button>}><TextField label="Goal" … /></Row>
 */
export function Row({ children, end }: RowProps) {
  return (
    <div data-ui="Row" className={row}>
      <div className={cell}>{children}</div>
      {end !== undefined && (
        <div data-part="end" className={endPart}>
          {end}
        </div>
      )}
    </div>
  )
}
