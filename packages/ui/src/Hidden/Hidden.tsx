import type { ReactNode } from 'react'
import { hidden } from './Hidden.css.ts'

export interface HiddenProps {
  /** Announces changes of the words: `status` waits its turn, `alert` interrupts. It must be on the page before the words change. */
  announce?: 'status' | 'alert'
  /** For `aria-describedby` and `aria-labelledby`. */
  id?: string
  /** What is heard. */
  children?: ReactNode
}

/**
 * Words for readers of the screen alone.
 * @example <Hidden announce="status">{copied ? 'Copied' : ''}</Hidden>
 */
export function Hidden({ announce, id, children }: HiddenProps) {
  return (
    <span data-ui="Hidden" id={id} role={announce} className={hidden}>
      {children}
    </span>
  )
}
