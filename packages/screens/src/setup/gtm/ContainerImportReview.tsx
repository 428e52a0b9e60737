import type { ContainerChange, ContainerReview } from '@tagmason/domain'
import { Alert, DiffView, Facts, Heading, Num, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Findings } from './Findings.tsx'
import { gtmText } from './texts.ts'

const kinds = ['added', 'changed', 'removed', 'same'] as const

/** What an export brings against the last one of that container, and what the validator finds in it. */
export function ContainerImportReview({ review }: { review: Extract<ContainerReview, { kind: 'container' }> }) {
  const text = useText(gtmText)
  const { bulk } = text
  const { containerId, name, known, changes, findings } = review
  const shown = changes.filter((change): change is ContainerChange & { kind: Exclude<ContainerChange['kind'], 'same'> } => change.kind !== 'same')
  const counts = kinds.map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length })).filter(({ count }) => count > 0)
  return (
    <Stack gap="m">
      <Alert tone="accent" title={bulk.of(containerId, name)} detail={known ? bulk.isKnown : bulk.isNew} />
      <Facts look="columns" items={counts.map(({ kind, count }) => ({ term: bulk.kinds[kind], value: <Num value={count} /> }))} />
      {shown.length > 0 && (
        <DiffView
          level={2}
          label={bulk.changes}
          changes={shown.map(({ kind, name: title, entity }) => ({ kind, title, group: text.deploy.entities[entity] }))}
          pageSize={20}
          unified
        />
      )}
      {findings.length === 0 ? (
        <Alert tone="positive" title={bulk.noFindings} />
      ) : (
        <Stack gap="s">
          <Heading level={2} size="body">
            {bulk.findings(findings.length)}
          </Heading>
          <Findings label={bulk.findings(findings.length)} findings={findings} />
        </Stack>
      )}
    </Stack>
  )
}
