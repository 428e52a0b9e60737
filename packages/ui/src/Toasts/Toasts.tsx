import { useContext } from 'react'
import { cssTransition, ToastContainer } from 'react-toastify/unstyled'
import { Patience } from '../theme/patience.tsx'
import { enter, leave } from './Toasts.css.ts'

export interface ToastsProps {
  /** The accessible name of the corner, as `Messages`. */
  label: string
  /** How long a toast stays, in milliseconds. */
  stay?: number
}

const fade = cssTransition({ enter, exit: leave, collapse: false, appendPosition: false })

/**
 * The corner where toasts appear; once per product, inside the Theme. `toast` fills it. Alt+T moves focus to the newest.
 * @example <Toasts label="Messages" />
 */
export function Toasts({ label, stay = 5000 }: ToastsProps) {
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
      draggable={false}
      icon={false}
      transition={fade}
    />
  )
}
