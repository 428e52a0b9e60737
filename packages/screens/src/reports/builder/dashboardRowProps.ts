import type { DashboardSummary } from '@tagmason/domain'
import type { Dialogue } from './Dialogs.tsx'
import type { Leaving } from './useLeaving.ts'

export interface DashboardRowProps {
  dashboard: DashboardSummary
  /** Whether it is the one that is open. */
  shown: boolean
  leaving: Leaving
  onOpen(id: string): void
  onTalk(dialogue: Dialogue): void
}
