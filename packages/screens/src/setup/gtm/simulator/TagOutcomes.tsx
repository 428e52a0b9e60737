import type { TagOutcome, VisitedEvent } from '@tagmason/domain'
import { Badge, Heading, Inline, List, SearchField, Stack, Text, type Tone } from '@tagmason/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../language.ts'
import { usePages } from '../../../usePages.tsx'
import { TagOutcomeRow } from './TagOutcomeRow.tsx'
import { simulatorText } from './texts.ts'

const kinds = ['fired', 'unknown', 'notFired'] as const
const tones: Record<TagOutcome['outcome'], Tone> = { fired: 'positive', unknown: 'caution', notFired: 'neutral' }
/** So few that their details can stand open. */
const fewTags = 3

/** What each tag did in an event: fired, unknown, not fired. */
export function TagOutcomes({ event: { tags, counts, left }, explain }: { event: VisitedEvent; explain(tag: string): ReactNode }) {
  const text = useText(simulatorText)
  const [wanted, setWanted] = useState('')
  const words = wanted.trim().toLowerCase()
  const fitting = words === '' ? tags : tags.filter(({ tag }) => tag.toLowerCase().includes(words))
  if (tags.length === 0) return <Text tone="muted">{text.nothing}</Text>
  return (
    <Stack gap="l">
      {tags.length > fewTags && <SearchField label={text.search} placeholder={text.search} value={wanted} onChange={setWanted} />}
      {fitting.length === 0 && <Text tone="muted">{text.noMatch}</Text>}
      {kinds.map((kind) => (
        <Outcomes
          key={kind}
          kind={kind}
          count={words === '' ? counts[kind] : null}
          tags={fitting.filter(({ outcome }) => outcome === kind)}
          explain={explain}
        />
      ))}
      {left > 0 && (
        <Text size="small" tone="muted">
          {text.left(left)}
        </Text>
      )}
    </Stack>
  )
}

interface OutcomesProps {
  kind: TagOutcome['outcome']
  count: number | null
  tags: readonly TagOutcome[]
  explain(tag: string): ReactNode
}

function Outcomes({ kind, count, tags, explain }: OutcomesProps) {
  const text = useText(simulatorText)
  const { shown, pager } = usePages(text.outcomes[kind], tags, 25)
  if (tags.length === 0) return null
  return (
    <Stack gap="s">
      <Inline gap="xs">
        <Heading level={3} size="body">
          {text.outcomes[kind]}
        </Heading>
        <Badge tone={tones[kind]}>{String(count ?? tags.length)}</Badge>
      </Inline>
      <List label={text.outcomes[kind]}>
        {shown.map((outcome, at) => (
          <TagOutcomeRow key={`${outcome.tagId} ${at}`} outcome={outcome} initiallyOpen={kind !== 'notFired' && tags.length <= fewTags} explain={explain} />
        ))}
      </List>
      {pager}
    </Stack>
  )
}
