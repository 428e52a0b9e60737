import { Popover as Control, PopoverDisclosure, usePopoverStore } from '@ariakit/react'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { button } from '../Button/Button.css.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { surface } from '../overlay/overlay.css.ts'
import type { Tone } from '../theme/tones.ts'
import * as css from './Popover.css.ts'

export interface PopoverProps {
  /** The accessible name of the button; shown on hover and focus when there is no text. */
  label: string
  /** Stands over what opens, and names it. */
  title: string
  /** A picture before the words, or alone. */
  icon?: IconSource
  /** The visible words; without them the button is its icon. */
  text?: ReactNode
  /** A small count on the button, as `3` or `9+`; the label should say it in words. */
  count?: string
  /** Solid for the main action of its place, quiet beside it, plain where many stand together. */
  look?: 'solid' | 'quiet' | 'plain'
  /** What it means; critical destroys. */
  tone?: Tone
  /** Small inside tables, rows and cards. */
  size?: 'standard' | 'small'
  /** What opens is words, which bring no room of their own around them. */
  padded?: boolean
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** What opens; given a way to close it. */
  children(close: () => void): ReactNode
  /** It opened, or closed. */
  onOpen?(open: boolean): void
  /** The element that takes focus. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button that opens something small beside itself, as notifications.
 * @example <Popover label="Notifications, 3 unread" title="Notifications" icon={Bell} count="3">{(close) => <Notifications onChoose={close} />}</Popover>
 */
export function Popover(props: PopoverProps) {
  const { label, title, icon, text, count, look = 'plain', tone = 'neutral', size = 'standard', padded = false, actions, children, onOpen, ref } = props
  const [open, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    onOpen?.(next)
  }
  const bare = text === undefined
  const name = useId()
  // Named outright, because the tooltip around the button would otherwise pass for its popover.
  const store = usePopoverStore({ open, setOpen: change, placement: 'bottom-end' })
  const control = (
    <PopoverDisclosure store={store} data-ui="Popover" ref={ref} aria-label={label} className={button({ tone, look, size, square: bare, full: false })}>
      {icon ? <Icon of={icon} /> : null}
      {text}
      {count ? (
        <span data-part="count" className={css.count}>
          {count}
        </span>
      ) : null}
    </PopoverDisclosure>
  )
  return (
    <>
      {bare ? <Tooltip text={open ? '' : label}>{control}</Tooltip> : control}
      <Control
        store={store}
        data-ui="PopoverPanel"
        aria-labelledby={name}
        fixed
        unmountOnHide
        overlap={padded}
        gutter={6}
        overflowPadding={8}
        className={`${surface} ${css.panel({ padded })}`}
      >
        <div className={css.head}>
          {/* No heading: it would stand between those of the page, at a level that fits nowhere. */}
          <div id={name} className={css.title}>
            {title}
          </div>
          {actions}
        </div>
        {padded ? <div className={css.padded}>{children(() => change(false))}</div> : children(() => change(false))}
      </Control>
    </>
  )
}
