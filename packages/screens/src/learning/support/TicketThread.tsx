import { Heading, Stack, Time, Timeline } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { AttachedFiles } from './AttachedFiles.tsx'
import { Comments } from './Comments.tsx'
import { Lines } from './Lines.tsx'
import { supportText } from './texts.ts'
import { TicketEnd } from './TicketEnd.tsx'
import { TicketFacts } from './TicketFacts.tsx'
import { WriteComment } from './WriteComment.tsx'

/** What was asked, what was said since, what can be done now, and what happened to the ticket. */
export function TicketThread({ id }: { id: string }) {
  const { tickets: text } = useText(supportText)
  const thread = useRead('tickets.details', { id })
  const { ticket, comments, mine } = thread
  return (
    <Stack gap="l">
      <TicketFacts ticket={ticket} />
      <Stack gap="xs">
        <Heading level={2} size="large">
          {text.description}
        </Heading>
        <Lines words={ticket.description} />
        <AttachedFiles label={text.files} files={ticket.files} />
      </Stack>
      <Comments comments={comments} />
      <WriteComment ticket={ticket} />
      <TicketEnd ticket={ticket} mine={mine} />
      <Stack gap="s">
        <Heading level={2} size="large">
          {text.history}
        </Heading>
        <Timeline
          label={text.history}
          entries={ticket.history.map(({ what, by, at }, place) => ({ id: String(place), title: text.steps[what](by), at: <Time at={at} show="both" /> }))}
        />
      </Stack>
    </Stack>
  )
}
