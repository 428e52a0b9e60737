import type { ReactNode } from 'react'
import type { IconSource } from '../Icon/Icon.tsx'

/** Something to do instead of choosing, at the end of the list. */
export interface SelectAction {
  /** What it does, in words. */
  label: string
  /** A picture before the words. */
  icon?: IconSource
  /** The press of a pointer, Enter or Space. */
  onPress(): void
}

export interface SelectGroupOf<Value extends string = string> {
  /** The name of the group. */
  label: string
  /** In the order of reading. */
  options: readonly SelectOption<Value>[]
}

export interface SelectOption<Value extends string = string> {
  /** What is given to `onChange`. */
  value: Value
  /** The words that are shown. */
  label: string
  /** A second line in small. */
  detail?: ReactNode
}
