import type { ContainerReview, SkipReason, TagContainer } from '@tagmason/domain'
import { Alert, Badge, List, ListRow, Select, Stack } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { usePages } from '../../../usePages.tsx'
import type { ImportChoice } from './choice.ts'
import { ContainerFileReview } from './ContainerFileReview.tsx'
import { importText } from './texts.ts'

export interface ImportReviewProps {
  review: ContainerReview
  /** For a container's file. */
  choice: ImportChoice | null
  /** Those of the project. */
  containers: readonly TagContainer[]
  onChoose(choice: ImportChoice): void
  /** Says which container a file without an id is of. */
  onName(container: string): void
}

/** What a file would do, or why it cannot be imported. */
export function ImportReview({ review, choice, containers, onChoose, onName }: ImportReviewProps) {
  const text = useText(importText)
  if (review.kind === 'container')
    return choice && <ContainerFileReview review={review} choice={choice} containers={containers} onChoose={onChoose} onName={onName} />
  if (review.kind === 'events') return <EventNames rows={review.rows} />
  const [finding] = review.findings
  const isUnnamed = review.unnamed === true
  return (
    <Stack gap="m">
      <Alert tone="critical" title={text.unreadable} detail={isUnnamed && containers.length === 0 ? text.connectFirst : finding?.message} />
      {isUnnamed && containers.length > 0 && (
        <Select
          label={text.isOf}
          placeholder={text.isOfNone}
          value=""
          options={containers.map(({ id, name }) => ({ value: id, label: name, detail: id }))}
          onChange={onName}
        />
      )}
    </Stack>
  )
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
