import { cloneElement, type ReactElement, type ReactNode } from 'react'
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
  const { anchor, hide, stay, leave, events } = useTooltip()
  return (
    <>
      {heard(children, events)}
      {anchor && text ? (
        <Words anchor={anchor} placement={placement} onHide={hide} onMouseEnter={stay} onMouseLeave={leave}>
          {text}
        </Words>
      ) : null}
    </>
  )
}

type Hearers = Record<string, (event: never) => unknown>

/** The element with more to hear; what it hears already it hears first. */
function heard(element: ReactElement, events: Hearers): ReactElement {
  const own = element.props as Record<string, unknown>
  const joined = Object.entries(events).map(([name, hear]) => {
    const first = own[name]
    const both = (event: never) => {
      if (typeof first === 'function') Reflect.apply(first, undefined, [event])
      hear(event)
    }
    return [name, both] as const
  })
  return cloneElement(element, Object.fromEntries(joined))
}
