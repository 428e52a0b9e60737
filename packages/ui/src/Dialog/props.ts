import type { ReactNode, RefObject } from 'react'

export interface DialogProps {
  /** What it is about; its accessible name. */
  title: ReactNode
  /** One or two sentences under the title. */
  detail?: ReactNode
  /** Buttons at the end; the main one last. */
  actions?: ReactNode
  /** 420, 560 or 820 px, where the window has room. */
  size?: 'small' | 'standard' | 'large'
  /** Whether it is seen. */
  open: boolean
  /** Escape, the close button or a press outside. Focus goes back to where it was. */
  onClose(): void
  /** Something is being worked on, so it cannot be closed now. */
  busy?: boolean
  /** Makes it a form: Enter in a field or an action of type `submit` sends it, and the first field in error is focused. */
  onSubmit?(): void
  /** What is focused first; the first control when left out. */
  focus?: RefObject<HTMLElement | null>
  /** What stands in it; scrolls where it is higher than the window. */
  children?: ReactNode
}
