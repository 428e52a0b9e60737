import { ChevronDown, ChevronUp } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { box } from '../Field/Field.css.ts'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './NumberField.css.ts'

export interface NumberFieldProps extends FieldBasics {
  /** Nothing while the field is empty. */
  value: number | undefined
  /** Given the number, or nothing when the field became empty. */
  onChange(value: number | undefined): void
  /** The least and the most that the arrows reach; what is written may lie outside and is for the form to judge. */
  least?: number
  /** The most that the arrows reach. */
  most?: number
  /** How far one arrow goes; Page Up and Page Down go ten times as far. */
  step?: number
  /** What is counted, after the number, as `days`. */
  unit?: string
  /** Shown while it is empty. */
  placeholder?: string
  /** The element that takes focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A number with arrows. Up, Down, Page Up and Page Down step (Shift takes ten), Home and End go to the limits.
 * @example <NumberField label="Session timeout" value={minutes} onChange={setMinutes} least={5} most={480} unit="min" />
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, least = -Infinity, most = Infinity, step = 1, unit, placeholder, ref, ...basics } = props
  const held = Boolean(basics.blocked)
  const moved = (by: number) => {
    const from = value ?? (Number.isFinite(least) ? least - by : 0)
    // Rounded to the digits of the step, so that 0.1 + 0.2 stays 0.3.
    const digits = String(step).split('.')[1]?.length ?? 0
    return Number(Math.min(most, Math.max(least, from + by)).toFixed(digits))
  }
  const reached = ({ key, shiftKey }: KeyboardEvent) => {
    const far = shiftKey ? step * 10 : step
    if (key === 'ArrowUp') return moved(far)
    if (key === 'ArrowDown') return moved(-far)
    if (key === 'PageUp') return moved(step * 10)
    if (key === 'PageDown') return moved(step * -10)
    if (key === 'Home' && !shiftKey && Number.isFinite(least)) return least
    if (key === 'End' && !shiftKey && Number.isFinite(most)) return most
    return undefined
  }
  return (
    <Field {...basics}>
      {(wiring) => (
        <span data-ui="NumberField" className={css.frame}>
          <Reason blocked={basics.blocked}>
            <input
              {...wiring}
              ref={ref}
              type="number"
              inputMode="decimal"
              value={value ?? ''}
              step="any"
              min={Number.isFinite(least) ? least : undefined}
              max={Number.isFinite(most) ? most : undefined}
              placeholder={placeholder}
              readOnly={held}
              className={`${box} ${css.input}`}
              onChange={(event) => onChange(Number.isNaN(event.target.valueAsNumber) ? undefined : event.target.valueAsNumber)}
              onKeyDown={(event) => {
                const next = reached(event)
                if (next === undefined || held) return
                event.preventDefault()
                onChange(next)
              }}
            />
          </Reason>
          {/* The arrows are for the pointer; the keyboard has its own on the field. */}
          <span aria-hidden className={css.trail}>
            {unit ? <span className={css.unit}>{unit}</span> : null}
            <span className={css.steps}>
              <button type="button" tabIndex={-1} disabled={held || (value ?? -Infinity) >= most} className={css.step} onClick={() => onChange(moved(step))}>
                <Icon of={ChevronUp} size="small" />
              </button>
              <button type="button" tabIndex={-1} disabled={held || (value ?? Infinity) <= least} className={css.step} onClick={() => onChange(moved(-step))}>
                <Icon of={ChevronDown} size="small" />
              </button>
            </span>
          </span>
        </span>
      )}
    </Field>
  )
}
