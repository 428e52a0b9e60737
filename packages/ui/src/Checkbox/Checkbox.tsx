import { Checkbox as Control } from '@ariakit/react'
import { Check, Minus } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { Reason } from '../Field/Reason.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Checkbox.css.ts'

export interface CheckboxProps {
  /** What being ticked means. */
  label: string
  /** Keeps the label for readers of the screen only, as in a table. */
  labelHidden?: boolean
  /** What follows from it, under the label. */
  detail?: ReactNode
  /** `mixed` where it stands for several that differ. */
  checked: boolean | 'mixed'
  /** Why it cannot be changed now. */
  blocked?: string | false
  /** The group around it says what is wrong; this one is then focused when a form is refused. */
  invalid?: boolean
  /** Given whether it shall be ticked; `mixed` becomes ticked. */
  onChange(checked: boolean): void
  /** For a label outside. */
  id?: string
  /** The element that takes focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Yes or no, taken over when the form is sent. What acts at once is a Switch.
 * @example <Checkbox label="Send me a copy" checked={copy} onChange={setCopy} />
 */
export function Checkbox({ label, labelHidden = false, detail, checked, blocked, invalid = false, onChange, id, ref }: CheckboxProps) {
  const own = useId()
  const name = id ?? own
  const described = [detail ? `${name}-detail` : '', blocked ? `${name}-blocked` : ''].filter(Boolean).join(' ')
  return (
    <div data-ui="Checkbox" data-blocked={Boolean(blocked) || undefined} className={css.row}>
      <span className={css.area}>
        <Reason blocked={blocked}>
          <Control
            id={name}
            ref={ref}
            checked={checked}
            disabled={Boolean(blocked)}
            accessibleWhenDisabled
            aria-label={labelHidden ? label : undefined}
            aria-describedby={described || undefined}
            aria-checked={checked}
            aria-invalid={invalid || undefined}
            className={css.box}
            onChange={() => onChange(checked !== true)}
          />
        </Reason>
        {checked ? (
          <span data-part="tick" className={css.tick}>
            <Icon of={checked === 'mixed' ? Minus : Check} size="small" />
          </span>
        ) : null}
      </span>
      {labelHidden ? null : (
        <label data-part="label" htmlFor={name} className={css.words}>
          {label}
          {detail ? (
            <span id={`${name}-detail`} className={css.detail}>
              {detail}
            </span>
          ) : null}
        </label>
      )}
      {blocked ? (
        <span hidden id={`${name}-blocked`}>
          {blocked}
        </span>
      ) : null}
    </div>
  )
}
