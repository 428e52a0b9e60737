import type { ReactNode } from 'react'
import type { MenuAction } from '../MenuButton/MenuButton.tsx'
import type { WidgetPlace } from './layout.ts'

/** A widget and where it stands on the twelve columns. */
export interface BoardWidget extends WidgetPlace {
  /** Its heading, and its name in all that is said. */
  title: string
  /** What stands in it. */
  content: ReactNode
  /** A small button beside its heading, as one that tells how its figures are counted. */
  about?: ReactNode
  /** What else its menu offers, before what moves it. */
  actions?: readonly MenuAction[]
}
