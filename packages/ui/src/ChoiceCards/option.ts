import type { ReactNode } from 'react'
import type { IconSource } from '../Icon/Icon.tsx'

export interface ChoiceCardOption<Value extends string = string> {
  /** What is written. */
  value: Value
  /** The words that name it. */
  title: string
  /** What choosing it means. */
  detail?: ReactNode
  /** A picture before the words. */
  icon?: IconSource
  /** At the end of the line of the title, as what it costs. */
  price?: ReactNode
  /** Why this one cannot be chosen now. */
  blocked?: string | false
}
