import type { ExportRow } from '@tagmason/domain'
import { Stack, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { exportText } from './texts.ts'

/** The range of an export and its days, which belong to it on both ends. At noon a day has the same name nearly everywhere. */
export function ExportDays({ row: { dateRange, from, to } }: { row: ExportRow }) {
  const text = useText(exportText)
  return (
    <Stack gap="none">
      {text.ranges[dateRange]}
      <Text size="small" tone="muted">
        <Time at={`${from}T12:00:00Z`} /> {text.fromTo} <Time at={`${to}T12:00:00Z`} />
      </Text>
    </Stack>
  )
}
