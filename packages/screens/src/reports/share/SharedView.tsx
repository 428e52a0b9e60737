import type { SharedContent } from '@tagmason/domain'
import { Stack } from '@tagmason/ui'
import { ReportTableView } from '../../analytics/reports/ReportTableView.tsx'

/** A shared report, or the figures of a shared dashboard widget by widget. */
export function SharedView({ content: { name, content } }: { content: SharedContent }) {
  if (content.kind === 'report') return <ReportTableView label={name} table={content.table} />
  return (
    <Stack gap="l">
      {content.widgets.map(({ widget, figures }) => (
        <ReportTableView key={widget.id} label={widget.title} table={figures.table} />
      ))}
    </Stack>
  )
}
