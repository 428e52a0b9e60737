import { CircleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { error as errorPart } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Switch } from '../Switch/Switch.tsx'
import * as css from './SwitchRow.css.ts'

/** A row that turns something on or off. */
export interface SwitchRowProps {
  /** What is turned on or off. */
  title: ReactNode
  /** What follows from it. */
  detail?: ReactNode
  /** Badges and facts after the title. */
  facts?: ReactNode
  /** How it stands now. */
  on: boolean
  /** Why it cannot be switched now; shown on hover and focus. */
  blocked?: string | false
  /** It is being saved; further presses are ignored. */
  busy?: boolean
  /** Why saving failed and what to do; announced when it comes. */
  error?: string | false
  /** Given how it shall stand. */
  onSwitch(on: boolean): void
  /** The element that takes focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A row that turns something on or off at once; its title is the name of the switch.
 * @example <SwitchRow title="Email alerts" detail="One message per anomaly." on={on} busy={saving} onSwitch={save} />
 */
export function SwitchRow({ title, detail, facts, on, blocked, busy = false, error, onSwitch, ref }: SwitchRowProps) {
  const id = useId()
  const described = [detail ? `${id}-detail` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div data-ui="SwitchRow" data-busy={busy || undefined} data-blocked={Boolean(blocked) || undefined} className={css.row}>
      <div className={css.words}>
        <div className={css.line}>
          <label data-part="title" id={`${id}-title`} htmlFor={id} className={css.title}>
            {title}
          </label>
          {facts}
        </div>
        {detail ? (
          <div data-part="detail" id={`${id}-detail`} className={css.detail}>
            {detail}
          </div>
        ) : null}
        <div role="status">
          {error ? (
            <p data-part="error" id={`${id}-error`} className={errorPart}>
              <Icon of={CircleAlert} />
              <span>{error}</span>
            </p>
          ) : null}
        </div>
      </div>
      <Switch id={id} ref={ref} labelledBy={`${id}-title`} describedBy={described || undefined} on={on} blocked={blocked} busy={busy} onSwitch={onSwitch} />
    </div>
  )
}
