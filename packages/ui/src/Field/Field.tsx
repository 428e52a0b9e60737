import { VisuallyHidden } from '@ariakit/react'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useContext, useId } from 'react'
import { Sending } from '../Form/sending.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './Field.css.ts'

/** What every labelled control takes. */
export interface FieldBasics {
  /** What it asks for; always the accessible name. */
  label: string
  /** Keeps the label for readers of the screen only, where the place says it to everybody else. */
  labelHidden?: boolean
  /** Help before anything is wrong. */
  hint?: ReactNode
  /** What is wrong and what to do, in one sentence. */
  error?: string | false
  /** Must be filled; shown as a star. */
  required?: boolean
  /** Says that it may stay empty, where most fields are required. */
  optional?: boolean
  /** Why it cannot be changed now; shown on hover and focus, and announced. */
  blocked?: string | false
  /** For a label or a link from elsewhere; made when left out. */
  id?: string
}

export interface FieldProps extends FieldBasics {
  /** Several controls that answer one question: the label names them together, and none of them is focused by pressing it. */
  group?: boolean
  /** How much is used, at the end of the line below. */
  counter?: ReactNode
  /** Draws the control; spread the wiring onto it. */
  children(wiring: FieldWiring, labelId: string): ReactNode
}

/** Ties a control to its label, hint, error and reason. */
export interface FieldWiring {
  /** Ties the label to the control. */
  id: string
  /** The ids of hint, error, counter and reason, as far as they are there. */
  'aria-describedby': string | undefined
  /** It has an error. */
  'aria-invalid': true | undefined
  /** It must be filled in. */
  'aria-required': true | undefined
  /** It is blocked. */
  'aria-disabled': true | undefined
}

/**
 * A label, a control and what is said about it.
 * @example <Field label="Website" error={error}>{(wiring) => <input {...wiring} />}</Field>
 */
export function Field(props: FieldProps) {
  const { label, labelHidden = false, hint, required = false, optional = false, blocked, group = false, counter, children } = props
  const texts = useUiTexts()
  const error = useContext(Sending) ? undefined : props.error
  const own = useId()
  const id = props.id ?? own
  const said = {
    hint: hint ? `${id}-hint` : '',
    error: error ? `${id}-error` : '',
    counter: counter ? `${id}-counter` : '',
    blocked: blocked ? `${id}-blocked` : '',
  }
  const wiring: FieldWiring = {
    id,
    'aria-describedby': Object.values(said).filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    'aria-disabled': blocked ? true : undefined,
  }
  const naming = { 'data-part': 'label', id: `${id}-label`, className: css.label }
  const name = group ? (
    <span {...naming}>{label}</span>
  ) : (
    <label {...naming} htmlFor={id}>
      {label}
    </label>
  )
  return (
    <div data-ui="Field" data-blocked={Boolean(blocked) || undefined} data-invalid={Boolean(error) || undefined} className={css.field}>
      {labelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={css.top}>
          {name}
          {required ? (
            <span aria-hidden title={texts.required} className={css.star}>
              *
            </span>
          ) : null}
          {optional ? <span className={css.aside}>{texts.optional}</span> : null}
        </div>
      )}
      {children(wiring, `${id}-label`)}
      {hint || error || counter ? (
        <div className={css.foot}>
          <div className={css.notes}>
            {error ? (
              <p data-part="error" id={said.error} className={css.error}>
                <Icon of={CircleAlert} />
                <span>{error}</span>
              </p>
            ) : null}
            {hint ? (
              <p data-part="hint" id={said.hint} className={css.hint}>
                {hint}
              </p>
            ) : null}
          </div>
          {counter ? (
            <span data-part="counter" id={said.counter} className={css.counter}>
              {counter}
            </span>
          ) : null}
        </div>
      ) : null}
      {blocked ? (
        <span hidden id={said.blocked}>
          {blocked}
        </span>
      ) : null}
    </div>
  )
}
