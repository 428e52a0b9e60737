import type { ExportRow } from '@tagmason/domain'
import { Badge, Inline, Progress, Stack, statusTone, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { exportText } from './texts.ts'

/** How an export stands: how far it is, or why it failed. */
export function ExportStatusCell({ row: { status, progress, problem, dataSet, expired } }: { row: ExportRow }) {
  const text = useText(exportText)
  const note = problem === null ? expired && text.expired : text.problems[problem]
  return (
    <Stack gap="xxs">
      <Inline>
        <Badge tone={statusTone(status)}>{text.statuses[status]}</Badge>
      </Inline>
      {status === 'processing' && <Progress bare label={text.progress(text.dataSetNames[dataSet])} value={progress} />}
      {note && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  )
}
