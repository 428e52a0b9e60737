import { type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { Tone } from '../theme/tones.ts'
import { button, label as labelPart, over } from './Button.css.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'

export interface ButtonProps {
  /** What pressing does, in words. */
  children: ReactNode
  /** Accent solid for the one main action of a screen; critical for what destroys. */
  tone?: Tone
  /** Solid for the main action of its place, quiet beside it, plain where many stand together. */
  look?: 'solid' | 'quiet' | 'plain'
  /** Small inside tables, rows and cards. */
  size?: 'standard' | 'small'
  /** A picture before the words. */
  icon?: IconSource
  /** A picture after the words, as a chevron. */
  iconEnd?: IconSource
  /** Why it cannot be pressed now; shown on hover and focus, and announced. It stays focusable. Pass `false`, not nothing, when a reason may come later. */
  blocked?: string | false
  /** The press is being worked on; further presses are ignored. */
  busy?: boolean
  /** Takes the whole width of its place. */
  full?: boolean
  /** A longer accessible name that begins with the visible words, as `View details: Churn model`. */
  label?: string
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit'
  /** On or off, for a button that stays in. */
  pressed?: boolean
  /** Whether what it opens is open. */
  expanded?: boolean
  /** The id of what it opens or changes. */
  controls?: string
  /** For `aria-controls`, a label outside, or a test. */
  id?: string
  /** The press of a pointer, Enter or Space. */
  onPress?(): void
  /** The element that takes focus. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * Does something on this page. What goes elsewhere is a LinkButton.
 * @example <Button tone="accent" look="solid" blocked={goals === '' && 'Write a goal first.'} onPress={generate}>Generate setup</Button>
 */
export function Button(props: ButtonProps) {
  const { children, tone = 'neutral', look = 'quiet', size = 'standard', icon, iconEnd, blocked, busy = false, full = false, label, onPress, ref } = props
  const reason = useId()
  const off = Boolean(blocked) || busy
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) {
      // A form around it is not sent, and nothing around it takes the press for its own.
      event.preventDefault()
      event.stopPropagation()
      return
    }
    // Safari leaves the focus where it was, so that a dialog could not give it back. A press without a pointer, as Enter in a field of the form, moves nothing.
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true })
    onPress?.()
  }
  const control = (
    <button
      data-ui="Button"
      data-tone={tone}
      data-busy={busy || undefined}
      data-blocked={Boolean(blocked) || undefined}
      ref={ref}
      id={props.id}
      type={props.type ?? 'button'}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      aria-label={label}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      aria-describedby={blocked ? reason : undefined}
      className={button({ tone, look, size, full, square: false })}
      onClick={press}
    >
      {icon && !busy ? <Icon of={icon} /> : null}
      {busy && icon ? <Spinner /> : null}
      {busy && !icon ? <Covered /> : null}
      <span data-part="label" data-covered={busy && !icon ? '' : undefined} className={labelPart}>
        {children}
      </span>
      {iconEnd ? <Icon of={iconEnd} /> : null}
    </button>
  )
  if (blocked === undefined) return control
  return (
    <>
      <Tooltip text={blocked}>{control}</Tooltip>
      <span hidden id={reason}>
        {blocked}
      </span>
    </>
  )
}

function Covered() {
  return (
    <span className={over}>
      <Spinner />
    </span>
  )
}
