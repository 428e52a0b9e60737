import { type ReactNode, Suspense } from 'react'
import { Guard } from '../Guard.tsx'

/** A dialog or drawer that is fetched when somebody opens it; the page stays as it is meanwhile. */
export function Opened({ when, children }: { when: boolean; children: ReactNode }) {
  return (
    when && (
      <Guard>
        <Suspense fallback={null}>{children}</Suspense>
      </Guard>
    )
  )
}
