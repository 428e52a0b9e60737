import type { ReactNode } from 'react'
import { noData } from './NoData.css.ts'

/** What stands where figures will be, while there are none. */
export function NoData({ children }: { children: ReactNode }) {
  return (
    <div data-part="empty" className={noData}>
      {children}
    </div>
  )
}
