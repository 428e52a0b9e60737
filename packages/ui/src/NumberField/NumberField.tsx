import { ChevronDown, ChevronUp } from 'lucide-react'
import type { Ref } from 'react'
import { box } from '../Field/Field.css.ts'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './NumberField.css.ts'

export interface NumberFieldProps extends FieldBasics {
  /** Nothing while the field is empty. */
  value: number | undefined
  onChange(value: number | undefined): void
  /** The least and the most that the arrows reach; what is written may lie outside and is for the form to judge. */
  least?: number
  most?: number
  step?: number
  /** What is counted, after the number, as `days`. */
  unit?: string
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A number with arrows.
 * @example <NumberField label="Session timeout" value={minutes} onChange={setMinutes} least={5} most={480} unit="min" />
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, least = -Infinity, most = Infinity, step = 1, unit, placeholder, ref, ...basics } = props
  const held = Boolean(basics.blocked)
  const move = (by: number) => {
    const from = value ?? (Number.isFinite(least) ? least - by : 0)
    // Rounded to the digits of the step, so that 0.1 + 0.2 stays 0.3.
    const digits = String(step).split('.')[1]?.length ?? 0
    onChange(Number(Math.min(most, Math.max(least, from + by)).toFixed(digits)))
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
                const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0
                if (by === 0 || held) return
                event.preventDefault()
                move(event.shiftKey ? by * 10 : by)
              }}
            />
          </Reason>
          {/* The arrows are for the pointer; the keyboard has its own on the field. */}
          <span aria-hidden className={css.trail}>
            {unit ? <span className={css.unit}>{unit}</span> : null}
            <span className={css.steps}>
              <button type="button" tabIndex={-1} disabled={held || (value ?? -Infinity) >= most} className={css.step} onClick={() => move(step)}>
                <Icon of={ChevronUp} size="small" />
              </button>
              <button type="button" tabIndex={-1} disabled={held || (value ?? Infinity) <= least} className={css.step} onClick={() => move(-step)}>
                <Icon of={ChevronDown} size="small" />
              </button>
            </span>
          </span>
        </span>
      )}
    </Field>
  )
}
