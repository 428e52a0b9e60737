import type { EventArrival } from '@tagmason/domain'
import { Card, Empty, List, Stack } from '@tagmason/ui'
import { CircleCheck } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { ArrivalRow } from './ArrivalRow.tsx'
import { arrivalsText } from './texts.ts'
import { ViolationRow } from './ViolationRow.tsx'

/** The plan held against what came: events that stopped or are not planned first, and below in which ways parameters differ. */
export function Arrivals() {
  const text = useText(arrivalsText)
  const { days, rows, violations, cut } = useRead('events.arrivals')
  const { shown, pager } = usePages(text.title, rows)
  const inbox = usePages(text.violations, violations)
  return (
    <Stack gap="l">
      <Card level={2} title={text.title} detail={`${text.detail(days)} ${text.summary(counted(rows))}`} footer={pager} flush>
        {rows.length === 0 ? (
          <Empty icon={CircleCheck} title={text.none} detail={text.noneDetail} />
        ) : (
          <List label={text.title} look="flush">
            {shown.map((row) => (
              <ArrivalRow key={row.name} row={row} />
            ))}
          </List>
        )}
      </Card>
      <Card
        level={2}
        title={text.violations}
        detail={cut ? `${text.violationsDetail(days)} ${text.cut}` : text.violationsDetail(days)}
        footer={inbox.pager}
        flush
      >
        {violations.length === 0 ? (
          <Empty icon={CircleCheck} title={text.noViolations} detail={text.noViolationsDetail} />
        ) : (
          <List label={text.violations} look="flush">
            {inbox.shown.map((violation) => (
              <ViolationRow key={violation.id} violation={violation} total={rows.find(({ name }) => name === violation.event)?.count ?? 0} />
            ))}
          </List>
        )}
      </Card>
    </Stack>
  )
}

const counted = (rows: readonly EventArrival[]) => {
  const of = (state: EventArrival['state']) => rows.filter((row) => row.state === state).length
  return { coming: of('coming'), stopped: of('stopped'), never: of('never'), unplanned: of('unplanned') }
}
