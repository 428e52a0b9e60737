import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { KeyboardEvent, Ref } from 'react'
import { box } from '../Field/Field.css.ts'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { area, grow, least, most } from './TextArea.css.ts'

export interface TextAreaProps extends FieldBasics {
  /** What is written. */
  value: string
  /** Given the new value. */
  onChange(value: string): void
  /** An example of what to write; never the only label. */
  placeholder?: string
  /** How many lines show before anything is written. */
  rows?: number
  /** How many lines it grows to before it scrolls. */
  mostRows?: number
  /** The most characters; shows how many are used. Longer text is kept, so that it can be shortened. */
  limit?: number
  /** The name in the form's data. */
  name?: string
  /** Ctrl+Enter or Cmd+Enter. */
  onSubmit?(): void
  /** Focus has gone elsewhere: the moment to check what was written. */
  onLeave?(): void
  /** The element that takes focus. */
  ref?: Ref<HTMLTextAreaElement>
}

/**
 * Several lines of text; grows with what is written.
 * @example <TextArea label="Describe your tracking goals" value={goals} onChange={setGoals} onSubmit={generate} limit={4000} />
 */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, placeholder, rows = 3, mostRows = 14, limit, name, onSubmit, onLeave, ref, ...basics } = props
  const texts = useUiTexts()
  const submit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || onSubmit === undefined || basics.blocked) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <Field {...basics} counter={limit === undefined ? undefined : texts.characters(value.length, limit)}>
      {(wiring) => (
        <div
          data-ui="TextArea"
          data-text={value || placeholder}
          className={grow}
          style={assignInlineVars({ [least]: String(rows), [most]: String(Math.max(rows, mostRows)) })}
        >
          <Reason blocked={basics.blocked}>
            <textarea
              {...wiring}
              ref={ref}
              name={name}
              value={value}
              rows={rows}
              placeholder={placeholder}
              readOnly={Boolean(basics.blocked)}
              className={`${box} ${area}`}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onLeave}
              onKeyDown={submit}
            />
          </Reason>
        </div>
      )}
    </Field>
  )
}
