import type { ReactNode } from 'react'
import { toast as show, type ToastContentProps, type TypeOptions } from 'react-toastify/unstyled'
import { Message } from './Message.tsx'

export interface ToastMore {
  /** What follows from it, under the title. */
  detail?: ReactNode
  /** One thing that can be done about it, as Undo. */
  action?: { label: string; onPress(): void }
}

const of =
  (kind: TypeOptions) =>
  /** @param title What happened, in a few words. @returns the id, for `dismiss`. */
  (title: ReactNode, { detail, action }: ToastMore = {}) =>
    show(
      ({ closeToast }: ToastContentProps) => (
        <Message
          kind={kind}
          title={title}
          detail={detail}
          action={action === undefined ? undefined : { label: action.label, onPress: () => (action.onPress(), closeToast()) }}
          onClose={() => closeToast(true)}
        />
      ),
      // What went wrong and can be acted on stays until somebody has seen it.
      { type: kind, role: 'alert', ...(kind === 'error' && action !== undefined ? { autoClose: false as const } : {}) },
    )

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
  /** Takes one away, or all without an id. */
  dismiss: (id?: string | number) => show.dismiss(id),
}
