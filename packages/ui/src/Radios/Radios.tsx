import { Radio, RadioGroup, RadioProvider } from '@ariakit/react'
import { type ReactNode, useId } from 'react'
import * as check from '../Checkbox/Checkbox.css.ts'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { useDirection } from '../theme/direction.tsx'
import { column, group, ring, row } from './Radios.css.ts'

export interface RadioOption<Value extends string = string> {
  /** What is written. */
  value: Value
  /** The words that name it. */
  label: string
  /** A line under the label. */
  detail?: ReactNode
  /** Why this one cannot be chosen now. */
  blocked?: string | false
}

export interface RadiosProps<Value extends string = string> extends FieldBasics {
  /** The chosen value; empty when none is chosen yet. */
  value: Value | ''
  /** Given the new value. */
  onChange(value: Value): void
  /** In the order of reading. */
  options: readonly RadioOption<Value>[]
  /** Under each other, or beside each other where they are short. */
  direction?: 'column' | 'row'
}

/**
 * One of a few, all in sight, with room to explain each. Without explanations Segments are shorter; more than about seven make a Select.
 * @example <Radios label="Send it" value={when} options={[{ value: 'now', label: 'Now' }, { value: 'later', label: 'Every Monday', detail: 'At 9:00.' }]} onChange={setWhen} />
 */
export function Radios<Value extends string>({ value, onChange, options, direction = 'column', ...basics }: RadiosProps<Value>) {
  const rtl = useDirection() === 'rtl'
  const choose = (next: string | number | null) => {
    const found = options.find((option) => option.value === next)
    if (found !== undefined && !basics.blocked && !found.blocked) onChange(found.value)
  }
  return (
    <Field {...basics} group>
      {({ 'aria-invalid': invalid, ...wiring }, labelId) => (
        <RadioProvider rtl={rtl} value={value} setValue={choose}>
          <Reason blocked={basics.blocked}>
            <RadioGroup {...wiring} data-ui="Radios" aria-labelledby={labelId} className={`${group} ${direction === 'row' ? row : column}`}>
              {options.map((option) => (
                <RadioLine key={option.value} {...option} held={Boolean(basics.blocked)} invalid={invalid} />
              ))}
            </RadioGroup>
          </Reason>
        </RadioProvider>
      )}
    </Field>
  )
}

/** What is wrong with the group is said on each radio, which is where the focus goes when a form is refused. */
function RadioLine({ value, label, detail, blocked, held, invalid }: RadioOption & { held: boolean; invalid: true | undefined }) {
  const id = useId()
  const described = [detail ? `${id}-detail` : '', blocked ? `${id}-blocked` : ''].filter(Boolean).join(' ')
  return (
    <div data-part="option" data-blocked={held || Boolean(blocked) || undefined} className={check.row}>
      <span className={check.area}>
        <Reason blocked={blocked}>
          <Radio
            id={id}
            value={value}
            disabled={held || Boolean(blocked)}
            accessibleWhenDisabled
            aria-describedby={described || undefined}
            aria-invalid={invalid}
            className={ring}
          />
        </Reason>
      </span>
      <label htmlFor={id} className={check.words}>
        {label}
        {detail ? (
          <span id={`${id}-detail`} className={check.detail}>
            {detail}
          </span>
        ) : null}
      </label>
      {blocked ? (
        <span hidden id={`${id}-blocked`}>
          {blocked}
        </span>
      ) : null}
    </div>
  )
}
