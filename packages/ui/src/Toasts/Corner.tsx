import { type ReactNode, useContext } from 'react'
import { cssTransition, toast, ToastContainer, type ToastContentProps, type TypeOptions } from 'react-toastify/unstyled'
import { Patience } from '../theme/patience.tsx'
import { Message } from './Message.tsx'
import type { ToastMore } from './toast.ts'
import { enter, leave } from './Toasts.css.ts'
import type { ToastsProps } from './Toasts.tsx'

const fade = cssTransition({ enter, exit: leave, collapse: false, appendPosition: false })

/** Draws the corner, and what stands in it. */
export function Corner({ label, stay = 5000 }: ToastsProps) {
  const patience = useContext(Patience)
  return (
    <ToastContainer
      aria-label={label}
      position="top-right"
      autoClose={stay * patience}
      limit={5}
      newestOnTop
      pauseOnFocusLoss
      pauseOnHover
      closeOnClick={false}
      closeButton={false}
      draggable="touch"
      icon={false}
      transition={fade}
    />
  )
}

/** Puts a message into the corner. */
export function show(kind: TypeOptions, title: ReactNode, { detail, action }: ToastMore) {
  toast(
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
}

/** Takes all messages away. */
export const clear = () => toast.dismiss()
