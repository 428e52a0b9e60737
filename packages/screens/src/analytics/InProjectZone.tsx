import { LocaleContext, useLocale } from '@tagmason/ui'
import type { ReactNode } from 'react'
import { useRead } from '../workspace.tsx'

/** Names days as the project's clocks do: its figures are cut at its midnights, and the member may live elsewhere. */
export function InProjectZone({ children }: { children: ReactNode }) {
  const { projectZone } = useRead('session.get')
  const locale = useLocale()
  return projectZone === undefined ? children : <LocaleContext value={{ ...locale, timeZone: projectZone }}>{children}</LocaleContext>
}
