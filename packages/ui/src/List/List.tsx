import type { ReactNode } from 'react'
import { list } from './List.css.ts'

export interface ListProps {
  /** The accessible name, the same words as the heading above it. */
  label: string
  /** `framed` in its own hairline, `flush` to the edges of a flush Card, `plain` on the page. */
  look?: 'framed' | 'flush' | 'plain'
  /** ListRows. */
  children: ReactNode
}

/**
 * Things of one kind under each other, where a table would have too few columns.
 * @example <List label="Connections">{connections.map((one) => <ListRow key={one.id} title={one.name} />)}</List>
 */
export function List({ label, look = 'framed', children }: ListProps) {
  return (
    <ul data-ui="List" role="list" aria-label={label} className={list({ look })}>
      {children}
    </ul>
  )
}
