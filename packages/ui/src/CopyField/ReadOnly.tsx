import type { ReactNode, Ref } from 'react'
import { box } from '../Field/Field.css.ts'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import * as css from './CopyField.css.ts'

type ReadOnlyBasics = Pick<FieldBasics, 'label' | 'labelHidden' | 'hint' | 'id'>

interface ReadOnlyProps extends ReadOnlyBasics {
  /** The primitive it stands for. */
  name: string
  value: string
  /** Stands where there is nothing. */
  empty?: string
  busy?: boolean
  actions?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Text that can be focused, selected and read but not changed, and what acts on it: under CopyField and SecretField; private to this package. */
export function ReadOnly({ name, value, empty, busy = false, actions, ref, ...basics }: ReadOnlyProps) {
  return (
    <Field {...basics}>
      {(wiring) => (
        <div data-ui={name} aria-busy={busy || undefined} className={css.row}>
          <input
            {...wiring}
            ref={ref}
            dir={value === '' ? undefined : 'ltr'}
            readOnly
            value={value}
            placeholder={empty}
            spellCheck={false}
            autoComplete="off"
            className={`${box} ${css.text}`}
            onFocus={(event) => event.currentTarget.select()}
            // A press sets the caret after focus has selected; what was chosen by dragging stays.
            onClick={({ currentTarget: field }) => field.selectionStart === field.selectionEnd && field.select()}
          />
          {actions ? <span className={css.actions}>{actions}</span> : null}
        </div>
      )}
    </Field>
  )
}
