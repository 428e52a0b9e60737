import { type TicketRow, unassigned } from '@tagmason/domain'
import { Facts, Select, Stack, Time, toast, useLocale, formatNumber } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { supportText } from './texts.ts'

/** Who asked when, who answers, and what was promised; admins say who answers. */
export function TicketFacts({ ticket }: { ticket: TicketRow }) {
  const { tickets: text, request } = useText(supportText)
  const assign = useAct('tickets.assign')
  const locale = useLocale()
  const { category, created, assignedTo, requester, responseHours } = ticket
  return (
    <Stack gap="m">
      <Facts
        items={[
          { term: request.category, value: request.categories[category] },
          { term: text.requester, value: requester.name },
          { term: text.created, value: <Time at={created} show="both" /> },
          { term: text.assignedTo, value: assignedTo === unassigned ? text.unassigned : assignedTo },
          { term: text.promised, value: text.promise(formatNumber(responseHours, {}, locale)) },
        ]}
      />
      {assign.blocked === false && <Assign ticket={ticket} />}
    </Stack>
  )
}

function Assign({ ticket: { id, assignedTo, status } }: { ticket: TicketRow }) {
  const { tickets: text } = useText(supportText)
  const assign = useAct('tickets.assign')
  const { experts } = useRead('support.overview')
  const { member } = useRead('session.get')
  const names = [...experts.map(({ name }) => name), member.name]
  const assignTo = async (to: string) => {
    if (await assign.run({ id, to })) toast.success(text.assigned, { detail: to })
  }
  return (
    <Select
      label={text.assign}
      value={names.find((name) => name === assignedTo) ?? ''}
      placeholder={text.unassigned}
      blocked={status === 'Resolved' && text.resolvedFirst}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={(to) => void assignTo(to)}
    />
  )
}
