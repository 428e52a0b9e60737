import { Button as Control } from '@ariakit/react'
import { type Ref, useId } from 'react'
import { button } from '../Button/Button.css.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { Tone } from '../theme/tones.ts'

export interface IconButtonProps {
  /** The picture. */
  icon: IconSource
  /** The accessible name; also shown on hover and focus. */
  label: string
  /** What it means; critical destroys. */
  tone?: Tone
  /** Plain in bars and rows, quiet or solid where it stands alone. */
  look?: 'solid' | 'quiet' | 'plain'
  /** Small inside tables, rows and cards. */
  size?: 'standard' | 'small'
  /** Why it cannot be pressed now; shown with the label, and announced. It stays focusable. */
  blocked?: string | false
  /** The press is being worked on; further presses are ignored. */
  busy?: boolean
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
 * A button whose words are in its label. Use it only for pictures everybody knows.
 * @example <IconButton icon={Trash2} label="Delete goal" onPress={remove} />
 */
export function IconButton(props: IconButtonProps) {
  const { icon, label, tone = 'neutral', look = 'plain', size = 'standard', blocked, busy = false, onPress, ref } = props
  const reason = useId()
  return (
    <>
      <Tooltip text={blocked ? `${label}: ${blocked}` : label}>
        <Control
          data-ui="IconButton"
          data-tone={tone}
          data-busy={busy || undefined}
          data-blocked={Boolean(blocked) || undefined}
          ref={ref}
          id={props.id}
          disabled={Boolean(blocked) || busy}
          accessibleWhenDisabled
          aria-label={label}
          aria-busy={busy || undefined}
          aria-pressed={props.pressed}
          aria-expanded={props.expanded}
          aria-controls={props.controls}
          aria-describedby={blocked ? reason : undefined}
          className={button({ tone, look, size, square: true, full: false })}
          onClick={() => onPress?.()}
        >
          {busy ? <Spinner /> : <Icon of={icon} />}
        </Control>
      </Tooltip>
      {blocked ? (
        <span hidden id={reason}>
          {blocked}
        </span>
      ) : null}
    </>
  )
}
