import type { SentInvitation } from '@tagmason/domain'
import { Button, Card, Form, Row, Select, TextField } from '@tagmason/ui'
import { peopleText } from '../../account/people/texts.ts'
import { useInvite } from '../../account/people/useInvite.ts'
import { useRoleOptions } from '../../account/people/useRoleOptions.ts'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { teamsText } from './texts.ts'

/** Asks people to join the organisation, several at once. */
export function InviteTab({ onSent }: { onSent(sent: readonly SentInvitation[]): void }) {
  const text = useText(teamsText)
  const words = useText(peopleText)
  const options = useRoleOptions(useRead('roles.list').map((role) => role.name))
  const departments = useRead('departments.list')
  const form = useInvite({ scope: 'organisation', first: 'Viewer', onSent })
  return (
    <Card level={2} title={text.inviteUsers} detail={text.inviteDetail}>
      <Form
        onSubmit={() => void form.send()}
        busy={form.busy}
        actions={
          <Button type="submit" tone="accent" look="solid" busy={form.busy} blocked={form.blocked}>
            {words.send(form.count)}
          </Button>
        }
      >
        <TextField
          type="email"
          label={words.email}
          hint={text.several}
          placeholder={words.emailExample}
          value={form.written}
          error={form.error}
          onChange={form.write}
        />
        <Row>
          <Select label={words.role} value={form.role} options={options} onChange={form.setRole} />
          <Select
            optional
            label={words.department}
            placeholder={words.noDepartment}
            value={form.department}
            options={departments.map(({ name }) => ({ value: name, label: name }))}
            onChange={form.setDepartment}
          />
        </Row>
      </Form>
    </Card>
  )
}
