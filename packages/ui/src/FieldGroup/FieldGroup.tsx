import type { ReactNode } from 'react'
import { body, group, legend } from './FieldGroup.css.ts'

export interface FieldGroupProps {
  /** What the fields ask for together. */
  label: string
  /** Fields. */
  children: ReactNode
}

/**
 * Fields that answer one question, under its name.
 * @example <FieldGroup label="Trigger"><Select … /><TextField … /></FieldGroup>
 */
export function FieldGroup({ label, children }: FieldGroupProps) {
  return (
    <fieldset data-ui="FieldGroup" className={group}>
      <legend className={legend}>{label}</legend>
      <div className={body}>{children}</div>
    </fieldset>
  )
}
