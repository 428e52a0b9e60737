import type { FreeSlot } from '@tagmason/domain'
import { Alert, Radios, Select, Stack, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { daysOf } from './days.ts'
import { supportText } from './texts.ts'

export interface SlotPickerProps {
  /** Earliest first. */
  slots: readonly FreeSlot[]
  /** ISO 8601, UTC. */
  value: string
  onChange(at: string): void
}

/** A free time, by day and then by hour, as the reader's clocks show it. */
export function SlotPicker({ slots, value, onChange }: SlotPickerProps) {
  const { slots: text } = useText(supportText)
  const locale = useLocale()
  const days = daysOf(slots, locale)
  const open = days.find(({ times }) => times.some(({ at }) => at === value)) ?? days[0]
  if (open === undefined) return <Alert tone="caution" title={text.none} detail={text.noneDetail} />
  return (
    <Stack gap="m">
      <Select
        label={text.day}
        value={open.day}
        options={days.map(({ day }) => ({ value: day, label: day }))}
        onChange={(chosen) => onChange(days.find(({ day }) => day === chosen)?.times[0]?.at ?? value)}
      />
      <Radios label={text.time} direction="row" value={value} options={open.times.map(({ at, time }) => ({ value: at, label: time }))} onChange={onChange} />
    </Stack>
  )
}
