import { invitableRoles, type SentInvitation } from '@tagmason/domain'
import { Alert, Button, Card, Form, LinkButton, Row, Select, Stack, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead, useSpace } from '../../workspace.tsx'
import { peopleText } from '../people/texts.ts'
import { useInvite } from '../people/useInvite.ts'
import { useRoleOptions } from '../people/useRoleOptions.ts'
import { teamText } from './texts.ts'

/** Asks somebody to become a member of this account, as long as the plan has room. */
export function InviteCard({ onSent }: { onSent(sent: readonly SentInvitation[]): void }) {
  const text = useText(teamText)
  const words = useText(peopleText)
  const { used, limit } = useRead('members.team').seats
  const space = useSpace()
  const options = useRoleOptions(invitableRoles)
  const { written, write, count, role, setRole, error, send, busy, blocked } = useInvite({ scope: 'account', first: invitableRoles[0], onSent })
  const full = limit !== null && used >= limit && text.full(limit)
  return (
    <Card level={2} title={text.invite} detail={space === 'real' ? text.seatsFree : limit === null ? text.seatsAny : text.seats(used, limit)}>
      <Stack gap="m">
        {full !== false && (
          <Alert
            tone="caution"
            title={full}
            detail={text.fullDetail}
            actions={
              <LinkButton size="small" href="/account/billing?tab=plans">
                {text.plans}
              </LinkButton>
            }
          />
        )}
        <Form
          onSubmit={() => void send()}
          busy={busy}
          actions={
            <Button type="submit" tone="accent" look="solid" busy={busy} blocked={blocked || full}>
              {words.send(count)}
            </Button>
          }
        >
          <Row>
            <TextField type="email" label={words.email} placeholder={words.emailExample} value={written} error={error} onChange={write} />
            <Select label={words.role} value={role} options={options} onChange={setRole} />
          </Row>
        </Form>
      </Stack>
    </Card>
  )
}
