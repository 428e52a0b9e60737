import type { ContainerReview, SkipReason } from '@tagmason/domain'
import { Alert, Badge, List, ListRow, Stack } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { usePages } from '../../../usePages.tsx'
import type { ImportChoice } from './choice.ts'
import { ContainerFileReview } from './ContainerFileReview.tsx'
import { importText } from './texts.ts'

export interface ImportReviewProps {
  review: ContainerReview
  /** For a container's file. */
  choice: ImportChoice | null
  onChoose(choice: ImportChoice): void
}

/** What a file would do, or why it cannot be imported. */
export function ImportReview({ review, choice, onChoose }: ImportReviewProps) {
  const text = useText(importText)
  if (review.kind === 'container') return choice && <ContainerFileReview review={review} choice={choice} onChoose={onChoose} />
  if (review.kind === 'events') return <EventNames rows={review.rows} />
  const [finding] = review.findings
  return <Alert tone="critical" title={text.unreadable} detail={finding?.message} />
}

function EventNames({ rows }: { rows: readonly { line: number; name: string; skipped: SkipReason | null }[] }) {
  const text = useText(importText)
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
