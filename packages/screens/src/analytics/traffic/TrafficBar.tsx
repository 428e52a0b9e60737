import { daysOf, trafficComparisons } from '@tagmason/domain'
import { ChoiceChips, DateRange, Row, Select, Stack, Text } from '@tagmason/ui'
import { X } from 'lucide-react'
import { useText } from '../../language.ts'
import { AddFilter } from './AddFilter.tsx'
import { rangeNames, rangesFrom } from './ranges.ts'
import { trafficText } from './texts.ts'
import type { TrafficViewing } from './useTrafficView.ts'
import { useValueName } from './useValueName.ts'
import { intervalsFor } from './viewAddress.ts'

interface TrafficBarProps {
  viewing: TrafficViewing
  /** What the figures beneath follow, beside days and filters. */
  follows?: readonly ('compare' | 'interval')[]
}

/** Which days, against which, how finely, and of whom: all that is under it follows, and the address of the page says the same. */
export function TrafficBar({ viewing, follows = ['compare', 'interval'] }: TrafficBarProps) {
  const text = useText(trafficText)
  const { fieldName, valueName } = useValueName()
  const { view, leftOut, today, set } = viewing
  const ranges = rangesFrom(today)
  return (
    <Stack gap="s">
      <Row end={<AddFilter viewing={viewing} />}>
        <DateRange
          label={text.days}
          value={{ from: view.from, to: view.to }}
          today={today}
          max={today}
          presets={rangeNames.map((id) => ({ id, label: text.ranges[id], ...ranges[id] }))}
          onChange={set}
        />
        {follows.includes('compare') && (
          <Select
            label={text.compare}
            value={view.compare}
            options={trafficComparisons.map((value) => ({ value, label: text.comparisons[value] }))}
            onChange={(compare) => set({ compare })}
          />
        )}
        {follows.includes('interval') && (
          <Select
            label={text.interval}
            value={view.interval}
            options={intervalsFor(daysOf(view)).map((value) => ({ value, label: text.intervals[value] }))}
            onChange={(interval) => set({ interval })}
          />
        )}
      </Row>
      {leftOut.length > 0 && (
        <Text size="small" tone="muted">
          {text.leftOut(leftOut.map(({ field, value, not }) => text.chip(fieldName(field), not, valueName(field, value))).join(', '))}
        </Text>
      )}
      {view.filters.length > 0 && (
        <ChoiceChips
          label={text.filters}
          labelHidden
          choices={view.filters.map(({ field, value, not }, at) => ({
            value: String(at),
            label: text.chip(fieldName(field), not, valueName(field, value)),
            icon: X,
          }))}
          onChoose={(chosen) => set({ filters: view.filters.filter((_, at) => String(at) !== chosen) })}
        />
      )}
    </Stack>
  )
}
