import { Radio, RadioGroup, RadioProvider } from '@ariakit/react'
import { useId } from 'react'
import { Reason } from '../Field/Reason.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { useDirection } from '../theme/direction.tsx'
import { group, radio, segment } from './Segments.css.ts'

export interface Segment<Value extends string = string> {
  /** What is given to `onChange`. */
  value: Value
  /** The words on it. */
  label: string
  /** A picture before the words. */
  icon?: IconSource
}

export interface SegmentsProps<Value extends string = string> {
  /** What is chosen; the accessible name of the group. */
  label: string
  /** The chosen one. */
  value: Value
  /** In the order of reading. */
  options: readonly Segment<Value>[]
  /** Why it cannot be changed now. */
  blocked?: string | false
  /** Given the new value. */
  onChange(value: Value): void
}

/**
 * One of two to five, all in sight; arrows move.
 * @example <Segments label="Period" value={period} options={periods} onChange={setPeriod} />
 */
export function Segments<Value extends string>({ label, value, options, blocked, onChange }: SegmentsProps<Value>) {
  const reason = useId()
  const rtl = useDirection() === 'rtl'
  const choose = (next: string | number | null) => {
    const found = options.find((option) => option.value === next)
    if (found !== undefined && !blocked) onChange(found.value)
  }
  return (
    <>
      <RadioProvider value={value} setValue={choose} rtl={rtl}>
        <Reason blocked={blocked}>
          <RadioGroup
            data-ui="Segments"
            data-blocked={Boolean(blocked) || undefined}
            aria-label={label}
            aria-disabled={blocked ? true : undefined}
            aria-describedby={blocked ? reason : undefined}
            className={group}
          >
            {options.map((option) => (
              <label key={option.value} data-part="segment" className={segment}>
                <Radio value={option.value} disabled={Boolean(blocked)} accessibleWhenDisabled className={radio} />
                {option.icon ? <Icon of={option.icon} /> : null}
                {option.label}
              </label>
            ))}
          </RadioGroup>
        </Reason>
      </RadioProvider>
      {blocked ? (
        <span hidden id={reason}>
          {blocked}
        </span>
      ) : null}
    </>
  )
}
