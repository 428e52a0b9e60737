import { type ReactNode, useCallback, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useOver } from '../overlay/useOver.ts'
import { type Placement, placeAt } from './place.ts'
import { hint } from './Tooltip.css.ts'

interface WordsProps {
  anchor: HTMLElement
  placement: Placement
  children: ReactNode
  onHide(): void
  onMouseEnter?(): void
  onMouseLeave?(): void
}

/** Where lines are read from the right, what stands at the right stands at the left. */
const mirrored = { top: 'top', right: 'left', bottom: 'bottom', left: 'right' } as const

/** The words themselves. */
export function Words({ anchor, placement, onHide, children, ...pointer }: WordsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const move = useCallback(
    (words: HTMLElement) => {
      const side = getComputedStyle(anchor).direction === 'rtl' ? mirrored[placement] : placement
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const { left, top } = placeAt(side, anchor.getBoundingClientRect(), words.getBoundingClientRect(), { width, height })
      Object.assign(words.style, { left: `${left}px`, top: `${top}px` })
    },
    [anchor, placement],
  )
  useOver(ref, anchor, move, onHide)
  const words = (
    <div ref={ref} popover="manual" role="tooltip" data-ui="Tooltip" className={hint} {...pointer}>
      {children}
    </div>
  )
  // A list of tabs may hold nothing but tabs.
  const beside = anchor.closest('[role=tablist]')?.parentElement
  return beside ? createPortal(words, beside) : words
}
