import { Checkbox as Control } from '@ariakit/react'
import { type Ref, useId } from 'react'
import { Reason } from '../Field/Reason.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { area, busyMark, track } from './Switch.css.ts'

export interface SwitchProps {
  /** The accessible name; not drawn, for places that say it already. */
  label?: string
  /** Instead of `label`: the id of the words that name it. */
  labelledBy?: string
  /** The id of the words that explain it. */
  describedBy?: string
  /** How it stands now. */
  on: boolean
  /** Why it cannot be switched now; shown on hover and focus. */
  blocked?: string | false
  /** It is being saved; further presses are ignored. */
  busy?: boolean
  /** Given how it shall stand. */
  onSwitch(on: boolean): void
  /** For a label outside. */
  id?: string
  /** The element that takes focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Turns something on or off at once. With words beside it, it is a SwitchRow.
 * @example <Switch label={schedule.name} on={schedule.enabled} onSwitch={(enabled) => save({ enabled })} />
 */
export function Switch({ label, labelledBy, describedBy, on, blocked, busy = false, onSwitch, id, ref }: SwitchProps) {
  const reason = useId()
  return (
    <span data-ui="Switch" data-busy={busy || undefined} data-blocked={Boolean(blocked) || undefined} className={area}>
      <Reason blocked={blocked}>
        <Control
          role="switch"
          id={id}
          ref={ref}
          checked={on}
          disabled={Boolean(blocked)}
          accessibleWhenDisabled
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-describedby={[describedBy, blocked ? reason : ''].filter(Boolean).join(' ') || undefined}
          aria-checked={on}
          aria-busy={busy || undefined}
          className={track}
          onChange={() => (busy ? undefined : onSwitch(!on))}
        />
      </Reason>
      {busy ? (
        <span className={busyMark}>
          <Spinner />
        </span>
      ) : null}
      {blocked ? (
        <span hidden id={reason}>
          {blocked}
        </span>
      ) : null}
    </span>
  )
}
