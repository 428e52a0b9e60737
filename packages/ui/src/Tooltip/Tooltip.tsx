import type { ReactElement, ReactNode } from 'react'
import { around } from './Tooltip.css.ts'
import { useTooltip } from './useTooltip.ts'
import { Words } from './Words.tsx'

export interface TooltipProps {
  /** Short words; nothing is shown while it is empty. What must be read stands elsewhere too. */
  text: ReactNode
  /** The side of the control; the other one where there is no room. */
  placement?: 'top' | 'right' | 'bottom' | 'left'
  /** One control that can be focused. */
  children: ReactElement
}

/**
 * Short words over a control on hover and focus. IconButton and everything `blocked` bring their own.
 * @example <Tooltip text="Copied from the live container"><Link href="/setup/gtm">GTM</Link></Tooltip>
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const { anchor, hide, stay, leave, events } = useTooltip(Boolean(text))
  return (
    <>
      {/* Around the control, and not on it: what a control does with handlers is its own affair. */}
      <span role="presentation" className={around} {...events}>
        {children}
      </span>
      {anchor && text ? (
        <Words anchor={anchor} placement={placement} onHide={hide} onMouseEnter={stay} onMouseLeave={leave}>
          {text}
        </Words>
      ) : null}
    </>
  )
}
