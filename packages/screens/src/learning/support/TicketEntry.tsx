import { type TicketRow, unassigned } from '@tagmason/domain'
import { Button, Inline, ListRow, Stack, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { supportText } from './texts.ts'
import { TicketBadges } from './TicketBadges.tsx'
import { TicketClock } from './TicketClock.tsx'
import { ticketHref } from './ticketHref.ts'

/** One request: what it is about, how it stands, who answers it and by when. */
export function TicketEntry({ ticket }: { ticket: TicketRow }) {
  const all = useText(supportText)
  const text = all.tickets
  const comment = useAct('tickets.comment')
  const { go } = useNavigation()
  const { id, subject, created, assignedTo, clock } = ticket
  return (
    <ListRow
      align="start"
      title={subject}
      facts={<TicketBadges ticket={ticket} />}
      detail={
        <Stack gap="xxs">
          <Text size="small" tone="muted">
            {`${id} · ${text.created} `}
            <Time at={created} />
            {` · ${assignedTo === unassigned ? text.unassigned : `${text.assignedTo} ${assignedTo}`}`}
          </Text>
          {clock !== null && <TicketClock clock={clock} />}
        </Stack>
      }
      actions={
        <Inline gap="xs">
          <Button size="small" label={all.of(text.details, id)} onPress={() => go(ticketHref(id))}>
            {text.details}
          </Button>
          <Button size="small" look="plain" label={all.of(text.comment, id)} blocked={comment.blocked} onPress={() => go(ticketHref(id, true))}>
            {text.comment}
          </Button>
        </Inline>
      }
    />
  )
}
