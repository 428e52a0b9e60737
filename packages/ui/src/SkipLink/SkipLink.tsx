import type { MouseEvent, ReactNode } from 'react'
import { contentId } from '../PageFrame/PageFrame.tsx'
import { skip } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** The id of what it leads to; the main landmark of PageFrame when left out. */
  to?: string
  /** As `Skip to content`. */
  children: ReactNode
}

/**
 * The first stop of the keyboard: past everything that is the same on each page. Seen only while focused.
 * @example <SkipLink>Skip to content</SkipLink>
 */
export function SkipLink({ to = contentId, children }: SkipLinkProps) {
  // Focus is moved by script, so that the address keeps its own fragment.
  const go = (event: MouseEvent) => {
    const target = document.getElementById(to)
    if (target === null) return
    event.preventDefault()
    target.focus()
    target.scrollIntoView({ block: 'start' })
  }
  return (
    <a data-ui="SkipLink" href={`#${to}`} className={skip} onClick={go}>
      {children}
    </a>
  )
}
