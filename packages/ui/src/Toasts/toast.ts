import type { ReactNode } from 'react'
import { corner } from './loadCorner.ts'

export interface ToastMore {
  /** What follows from it, under the title. */
  detail?: ReactNode
  /** One thing that can be done about it, as Undo. */
  action?: { label: string; onPress(): void }
}

const of =
  (kind: 'success' | 'error' | 'warning' | 'info' | 'default') =>
  /** @param title What happened, in a few words. */
  (title: ReactNode, more: ToastMore = {}): void =>
    void corner().then(({ show }) => show(kind, title, more))

/**
 * Says what just happened, in the corner, for five seconds.
 * @example toast.success('Project Created', { detail: 'Its write key is ready.', action: { label: 'Open', onPress: open } })
 */
export const toast = {
  success: of('success'),
  error: of('error'),
  warning: of('warning'),
  info: of('info'),
  plain: of('default'),
  /** Takes all away. */
  dismiss: (): void => void corner().then(({ clear }) => clear()),
}
