import type { TicketRow } from '@tagmason/domain'
import { Button, Card, Inline, Rating, RatingField, Stack, Text, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { supportText } from './texts.ts'
import { Withdraw } from './Withdraw.tsx'

/** Closes a ticket, with a rating of who asked, and opens it again. */
export function TicketEnd({ ticket, mine }: { ticket: TicketRow; mine: boolean }) {
  const { tickets: text, undo } = useText(supportText)
  const resolve = useAct('tickets.resolve')
  const reopen = useAct('tickets.reopen')
  const [stars, rate] = useState<number | null>(null)
  const { id, status, rating } = ticket
  const reopenIt = async () => {
    if (await reopen.run({ id })) toast.success(text.reopened, { detail: id })
  }
  const resolveIt = async () => {
    if (await resolve.run({ id, rating: stars })) toast.success(text.resolved, { detail: id, action: { label: undo, onPress: () => void reopenIt() } })
  }
  if (status === 'Resolved')
    return (
      <Inline justify="between">
        <Inline>
          <Text inline tone="muted">
            {text.rating}
          </Text>
          <Rating value={rating} size="small" missing="—" />
        </Inline>
        <Button size="small" busy={reopen.busy} blocked={reopen.blocked} onPress={() => void reopenIt()}>
          {text.reopen}
        </Button>
      </Inline>
    )
  return (
    <Card sunken level={2} title={text.solved}>
      <Stack gap="m">
        {mine && <RatingField optional label={text.rate} value={stars} onRate={rate} />}
        <Inline>
          <Button size="small" busy={resolve.busy} blocked={resolve.blocked} onPress={() => void resolveIt()}>
            {text.resolve}
          </Button>
          {mine && status === 'Pending' && ticket.firstAnswer === null && <Withdraw id={id} />}
        </Inline>
      </Stack>
    </Card>
  )
}
