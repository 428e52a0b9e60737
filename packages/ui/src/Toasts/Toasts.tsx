import { lazy, Suspense } from 'react'
import { corner } from './loadCorner.ts'

export interface ToastsProps {
  /** The accessible name of the corner, as `Messages`. */
  label: string
  /** How long a toast stays, in milliseconds. */
  stay?: number
}

const Corner = lazy(() => corner().then((module) => ({ default: module.Corner })))

/**
 * The corner where toasts appear; once per product, inside the Theme. `toast` fills it. Alt+T moves focus to the newest.
 * @example <Toasts label="Messages" />
 */
export function Toasts(props: ToastsProps) {
  return (
    <Suspense fallback={null}>
      <Corner {...props} />
    </Suspense>
  )
}
