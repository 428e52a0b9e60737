import type { ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { column, group, row } from '../Radios/Radios.css.ts'

export interface CheckOption<Value extends string = string> {
  /** What is written. */
  value: Value
  /** The words that name it. */
  label: string
  /** A line under the label. */
  detail?: ReactNode
  /** Why this one cannot be changed now. */
  blocked?: string | false
}

export interface ChecksProps<Value extends string = string> extends FieldBasics {
  /** The chosen values. */
  value: readonly Value[]
  /** Given all chosen values, in the order of the options. */
  onChange(value: Value[]): void
  /** In the order of reading. */
  options: readonly CheckOption<Value>[]
  /** Under each other, or beside each other where they are short. */
  direction?: 'column' | 'row'
}

/**
 * Any of a few, all in sight: several answers to one question. What needs a picture or a price is ChoiceCards; what acts at once is a SwitchRow each.
 * @example <Checks label="Channels" direction="row" value={channels} options={[{ value: 'email', label: 'Email' }, { value: 'chat', label: 'Chat' }]} onChange={setChannels} />
 */
export function Checks<Value extends string>({ value, onChange, options, direction = 'column', ...basics }: ChecksProps<Value>) {
  const chosen = new Set(value)
  const set = (of: Value, on: boolean) => onChange(options.map((option) => option.value).filter((each) => (each === of ? on : chosen.has(each))))
  return (
    <Field {...basics} group>
      {({ 'aria-invalid': invalid, 'aria-required': _required, ...wiring }, labelId) => (
        <div {...wiring} data-ui="Checks" role="group" aria-labelledby={labelId} className={`${group} ${direction === 'row' ? row : column}`}>
          {options.map(({ value: each, label, detail, blocked }) => (
            <Checkbox
              key={each}
              label={label}
              detail={detail}
              checked={chosen.has(each)}
              blocked={basics.blocked || blocked}
              invalid={invalid === true}
              onChange={(on) => set(each, on)}
            />
          ))}
        </div>
      )}
    </Field>
  )
}
