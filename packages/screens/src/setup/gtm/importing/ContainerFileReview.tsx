import { type ImportMode, importModes, type TagContainer } from '@tagmason/domain'
import { Alert, Heading, Radios, Select, Skeleton, Stack } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { Findings } from '../Findings.tsx'
import type { ImportChoice, ReviewedContainer } from './choice.ts'
import { ImportEffect } from './ImportEffect.tsx'
import { importText } from './texts.ts'

export interface ContainerFileReviewProps {
  review: ReviewedContainer
  choice: ImportChoice
  /** Those of the project: a file without an id can be said to be of any of them. */
  containers: readonly TagContainer[]
  onChoose(choice: ImportChoice): void
  onName(container: string): void
}

/** Which container a file is of, where it can go and how, what that does, and what the validator finds in it. */
export function ContainerFileReview({ review, choice, containers, onChoose, onName }: ContainerFileReviewProps) {
  const text = useText(importText)
  const { containerId, name, known, targets, findings, unnamed } = review
  const target = targets.find(({ id }) => id === choice.into)
  const isOwn = targets.some(({ own }) => own)
  const isNamed = unnamed === true && containerId !== ''
  const others = unnamed === true ? containers.filter(({ id }) => !targets.some((one) => one.id === id)) : []
  const options = [
    ...targets.map(({ id, name: label, own }) => ({ value: id, label, detail: own ? `${id}: ${text.intoOwn}` : id })),
    ...others.map(({ id, name: label }) => ({ value: id, label, detail: id })),
  ]
  const goInto = (into: string) => (others.some(({ id }) => id === into) ? onName(into) : onChoose({ ...choice, into }))
  return (
    <Stack gap="m">
      <Alert
        tone="accent"
        title={text.of(containerId, name) || text.nameless}
        detail={isOwn ? (known ? text.isKnown : text.isNew) : isNamed ? text.isNamed(containerId) : text.isOther}
      />
      {(targets.length > 1 || !isOwn) && <Select label={text.into} value={choice.into} options={options} onChange={goInto} />}
      {target?.first === false && (
        <Radios<ImportMode>
          label={text.mode}
          value={choice.mode}
          options={importModes.map((value) => ({ value, label: text.modes[value], detail: text.modeDetails[value] }))}
          onChange={(mode) => onChoose({ ...choice, mode })}
        />
      )}
      <Guard>
        <Suspense fallback={<Skeleton shape="text" />}>
          <ImportEffect choice={choice} />
        </Suspense>
      </Guard>
      {findings.length === 0 ? (
        <Alert tone="positive" title={text.noFindings} />
      ) : (
        <Stack gap="s">
          <Heading level={2} size="body">
            {text.findings(findings.length)}
          </Heading>
          <Findings label={text.findings(findings.length)} findings={findings} />
        </Stack>
      )}
    </Stack>
  )
}
