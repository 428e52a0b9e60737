import { Tooltip as Control, TooltipAnchor, TooltipProvider } from '@ariakit/react'
import type { ReactElement, ReactNode } from 'react'
import { hint } from './Tooltip.css.ts'

export interface TooltipProps {
  /** Short words; nothing is shown while it is empty. What must be read stands elsewhere too. */
  text: ReactNode
  placement?: 'top' | 'right' | 'bottom' | 'left'
  /** One control that can be focused. */
  children: ReactElement
}

/**
 * Short words over a control on hover and focus. IconButton and everything `blocked` bring their own.
 * @example <Tooltip text="Copied from the live container"><Link href="/setup/gtm">GTM</Link></Tooltip>
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipProvider timeout={300} placement={placement}>
      <TooltipAnchor render={children} />
      {text ? (
        <Control data-ui="Tooltip" gutter={8} unmountOnHide className={hint}>
          {text}
        </Control>
      ) : null}
    </TooltipProvider>
  )
}
