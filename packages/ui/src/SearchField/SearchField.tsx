import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useRef } from 'react'
import { box } from '../Field/Field.css.ts'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { afterLead, beforeTrail, frame, lead, trail } from '../TextField/TextField.css.ts'
import { useUiTexts } from '../theme/texts.tsx'
import { input } from './SearchField.css.ts'

export interface SearchFieldProps extends Pick<FieldBasics, 'label' | 'labelHidden' | 'hint' | 'id'> {
  /** What is searched for. */
  value: string
  /** Given what is searched for, with each letter. */
  onChange(value: string): void
  /** What can be searched for. */
  placeholder?: string
  /** Enter. */
  onSubmit?(): void
  /** The element that takes focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Narrows what is shown while one types; Escape clears it.
 * @example <SearchField label="Search templates" value={query} onChange={setQuery} />
 */
export function SearchField({ labelHidden = true, value, onChange, placeholder, onSubmit, ref, ...basics }: SearchFieldProps) {
  const texts = useUiTexts()
  const root = useRef<HTMLSpanElement>(null)
  const clear = () => {
    onChange('')
    root.current?.querySelector('input')?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onSubmit?.()
    if (event.key !== 'Escape' || value === '') return
    // The dialog around stays open while there is something to clear.
    event.preventDefault()
    event.stopPropagation()
    onChange('')
  }
  return (
    <Field {...basics} labelHidden={labelHidden}>
      {(wiring) => (
        <span ref={root} data-ui="SearchField" className={frame}>
          <span className={lead}>
            <Icon of={Search} />
          </span>
          <input
            {...wiring}
            ref={ref}
            type="search"
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            className={`${box} ${input} ${afterLead} ${beforeTrail}`}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={press}
          />
          {value === '' ? null : (
            <span className={trail}>
              <IconButton icon={X} label={texts.clear} size="small" onPress={clear} />
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
