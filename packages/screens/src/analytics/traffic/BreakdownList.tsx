import type { TrafficFieldName } from '@tagmason/domain'
import { BarList, Button, Stack } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { trafficText } from './texts.ts'
import type { TrafficViewing } from './useTrafficView.ts'
import { useValueName } from './useValueName.ts'
import { withFilter } from './viewAddress.ts'

/** As many values as stand there at first. */
const few = 8

/** The values of a field with their people, or their events where it is of events; each leads to the same page with only what has it. */
export function BreakdownList({ field, viewing: { view, hrefOf } }: { field: TrafficFieldName; viewing: TrafficViewing }) {
  const text = useText(trafficText)
  const { fieldName, valueName } = useValueName()
  const [all, setAll] = useState(false)
  const { from, to, filters } = view
  const { rows, visitors, events } = useRead('traffic.breakdown', { from, to, filters, by: field })
  const isOfEvents = field === 'name' || field.startsWith('param:')
  return (
    <Stack gap="s">
      <BarList
        label={fieldName(field)}
        rows={rows.slice(0, all ? rows.length : few).map((row) => ({
          id: row.value,
          label: valueName(field, row.value),
          value: isOfEvents ? row.events : row.visitors,
          href: hrefOf({ filters: withFilter(filters, { field, value: row.value, not: false }) }),
        }))}
        shareOf={isOfEvents ? events : visitors}
        empty={field === 'audience' ? text.noAudiences : text.nothing}
      />
      {!all && rows.length > few && (
        <div>
          <Button size="small" look="plain" onPress={() => setAll(true)}>
            {text.more(rows.length - few)}
          </Button>
        </div>
      )}
    </Stack>
  )
}
