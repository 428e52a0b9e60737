import type { FunnelSegment, Seen, TrafficField } from '@tagmason/domain'
import { BarChart, DataTable, Num, Stack, type TableColumn } from '@tagmason/ui'
import { useMemo } from 'react'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { Percent } from '../../Percent.tsx'
import { useValueName } from '../../traffic/useValueName.ts'
import type { WaysText } from './text.ts'
import { waysText } from './texts.ts'

/** As many segments as bars can be told apart by. */
const drawn = 4

interface SegmentRow {
  id: string
  name: string
  began: number
  ended: number
  rate: number
  /** The step with the largest loss, and how much of those before it, in percent. */
  worst: { step: string; dropoff: number } | null
}

/** The funnel told apart: bars of how far each segment comes, and under them where each loses most. */
export function FunnelBy({ by, seen }: { by: TrafficField; seen: Seen }) {
  const { funnel: text } = useText(waysText)
  const { fieldName, valueName } = useValueName()
  const segments = useRead('conversions.funnelBy', { by, ...(seen === undefined ? {} : { seen }) })
  const shown = segments.slice(0, drawn)
  const columns = useMemo(() => columnsOf(text), [text])
  const rows = segments.map((segment) => rowOf(segment, valueName(by, segment.value)))
  return (
    <Stack gap="m">
      <BarChart
        title={text.chart(fieldName(by))}
        over={(shown[0]?.steps ?? []).map(({ step }) => step)}
        series={shown.map(({ value, steps }) => ({ label: valueName(by, value), values: steps.map(({ rate }) => rate / 100) }))}
        form={{ as: 'percent', digits: 0 }}
        axes={{ over: text.step, value: text.share }}
        tableLabel={text.asTable}
        empty={text.nobody}
      />
      {rows.length > 0 && <DataTable<SegmentRow> label={text.chart(fieldName(by))} rows={rows} columns={columns} />}
    </Stack>
  )
}

function rowOf({ value, steps }: FunnelSegment, name: string): SegmentRow {
  const [first, last] = [steps[0], steps.at(-1)]
  const [worst] = steps.slice(1).toSorted((one, other) => other.dropoff - one.dropoff)
  return {
    id: value,
    name,
    began: first?.users ?? 0,
    ended: last?.users ?? 0,
    rate: last?.rate ?? 0,
    worst: worst === undefined || worst.dropoff <= 0 ? null : { step: worst.step, dropoff: worst.dropoff },
  }
}

const columnsOf = (text: WaysText['funnel']): TableColumn<SegmentRow>[] => [
  { id: 'name', head: text.segment, cell: ({ name }) => name, sort: ({ name }) => name },
  { id: 'began', head: text.began, align: 'end', cell: ({ began }) => <Num value={began} />, sort: ({ began }) => began },
  { id: 'ended', head: text.ended, align: 'end', cell: ({ ended }) => <Num value={ended} />, sort: ({ ended }) => ended },
  { id: 'rate', head: text.rate, align: 'end', cell: ({ rate }) => <Percent value={rate} />, sort: ({ rate }) => rate },
  {
    id: 'worst',
    head: text.worst,
    cell: ({ worst }) =>
      worst === null ? (
        '–'
      ) : (
        <>
          {`${worst.step} (−`}
          <Percent value={worst.dropoff} />
          {')'}
        </>
      ),
  },
]
