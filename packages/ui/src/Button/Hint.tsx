import { Tooltip, TooltipAnchor, TooltipProvider } from '@ariakit/react'
import type { ReactElement, ReactNode } from 'react'
import { hint } from './Button.css.ts'

export interface HintProps {
  /** What is shown on hover and focus; nothing is shown while it is empty. */
  text: ReactNode
  /** The control. It stays mounted when the text comes and goes, so it keeps focus. */
  children: ReactElement
}

/** Words that appear over a control on hover and focus. They are seen only: what a reader must hear is wired to the control itself. */
export function Hint({ text, children }: HintProps) {
  return (
    <TooltipProvider timeout={300} placement="top">
      <TooltipAnchor render={children} />
      {text ? (
        <Tooltip gutter={6} unmountOnHide className={hint}>
          {text}
        </Tooltip>
      ) : null}
    </TooltipProvider>
  )
}
