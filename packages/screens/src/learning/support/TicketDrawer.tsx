import type { TicketRow } from '@tagmason/domain'
import { Drawer, Inline, Skeleton, Stack } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useNavigation } from '../../navigation.tsx'
import { TicketBadges } from './TicketBadges.tsx'
import { TicketClock } from './TicketClock.tsx'
import { TicketThread } from './TicketThread.tsx'

/** The ticket that the address names. */
export function TicketDrawer({ ticket }: { ticket: TicketRow }) {
  const { go } = useNavigation()
  return (
    <Drawer open onClose={() => go('/learning/support?tab=tickets')} title={ticket.subject} detail={ticket.id}>
      <Stack gap="l">
        <Stack gap="xs">
          <Inline>
            <TicketBadges ticket={ticket} />
          </Inline>
          {ticket.clock !== null && <TicketClock clock={ticket.clock} />}
        </Stack>
        <Guard>
          <Suspense fallback={<Skeleton shape="text" count={6} />}>
            <TicketThread id={ticket.id} />
          </Suspense>
        </Guard>
      </Stack>
    </Drawer>
  )
}
