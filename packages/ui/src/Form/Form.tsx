import type { ReactNode } from 'react'
import { actions as actionsPart, form } from './Form.css.ts'
import { Sending } from './sending.ts'
import { submitOf } from './submit.ts'

export interface FormProps {
  /** The accessible name; makes the form a landmark. */
  label?: string
  /** For a button outside the form that sends it. */
  id?: string
  /** It is being sent; sending again does nothing, and no field is in error. */
  busy?: boolean
  /** Buttons at the end, one of them with type `submit`. */
  actions?: ReactNode
  /** Enter in a field or the submit button. When fields are in error after it, at once or after an answer, the first of them is focused. */
  onSubmit(): void
  /** Fields. */
  children: ReactNode
}

/**
 * Fields under each other that are sent together.
 * @example <Form onSubmit={save} busy={saving} actions={<Button type="submit" busy={saving}>Save</Button>}>…fields…</Form>
 */
export function Form({ label, id, busy = false, actions, onSubmit, children }: FormProps) {
  return (
    <form data-ui="Form" id={id} aria-label={label} aria-busy={busy || undefined} noValidate onSubmit={submitOf(onSubmit, busy)}>
      <div className={form}>
        <Sending value={busy}>{children}</Sending>
        {actions ? (
          <div data-part="actions" className={actionsPart}>
            {actions}
          </div>
        ) : null}
      </div>
    </form>
  )
}
