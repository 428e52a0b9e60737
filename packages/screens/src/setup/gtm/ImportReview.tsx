import type { ContainerReview, SkipReason } from '@tagmason/domain'
import { Alert, Badge, List, ListRow, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { ContainerImportReview } from './ContainerImportReview.tsx'
import { gtmText } from './texts.ts'

/** What a file would do, or why it cannot be imported. */
export function ImportReview({ review }: { review: ContainerReview }) {
  const text = useText(gtmText).bulk
  if (review.kind === 'container') return <ContainerImportReview review={review} />
  if (review.kind === 'events') return <EventNames rows={review.rows} />
  const [finding] = review.findings
  return <Alert tone="critical" title={text.unreadable} detail={finding?.message} />
}

function EventNames({ rows }: { rows: readonly { line: number; name: string; skipped: SkipReason | null }[] }) {
  const text = useText(gtmText).bulk
  const { shown, pager } = usePages(text.events, rows)
  return (
    <Stack gap="s">
      <List label={text.events}>
        {shown.map(({ line, name, skipped }) => (
          <ListRow
            key={line}
            title={name === '' ? text.skips.empty : name}
            detail={text.line(line)}
            facts={<Badge tone={skipped === null ? 'positive' : 'neutral'}>{skipped === null ? text.newEvent : text.skips[skipped]}</Badge>}
          />
        ))}
      </List>
      {pager}
    </Stack>
  )
}
