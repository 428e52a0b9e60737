import type { SupportTicket } from '@tagmason/domain'
import { Badge } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { supportText } from './texts.ts'
import { priorityTone, statusTone } from './tones.ts'

/** How a ticket stands, and how pressing it is. */
export function TicketBadges({ ticket: { status, priority } }: { ticket: Pick<SupportTicket, 'status' | 'priority'> }) {
  const { tickets: text } = useText(supportText)
  return (
    <>
      <Badge tone={statusTone[status]}>{text.statuses[status]}</Badge>
      <Badge tone={priorityTone[priority]}>{text.priorities[priority]}</Badge>
    </>
  )
}
