import type { SharedContent } from '@tagmason/domain'
import { Stack } from '@tagmason/ui'
import { InProjectZone } from '../../analytics/InProjectZone.tsx'
import { ReportTableView } from '../../analytics/reports/ReportTableView.tsx'

/** A shared report, or the figures of a shared dashboard widget by widget. */
export function SharedView({ content: { name, content } }: { content: SharedContent }) {
  return (
    <InProjectZone>
      {content.kind === 'report' ? (
        <ReportTableView label={name} table={content.table} />
      ) : (
        <Stack gap="l">
          {content.widgets.map(({ widget, figures }) => (
            <ReportTableView key={widget.id} label={widget.title} table={figures.table} />
          ))}
        </Stack>
      )}
    </InProjectZone>
  )
}
