import type { BranchConflict } from '@tagmason/domain'
import { DiffView, Radios, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { versionsText } from './texts.ts'
import type { Side } from './useMerge.ts'

export interface ConflictProps {
  conflict: BranchConflict
  from: string
  into: string
  side: Side | undefined
  tried: boolean
  onChoose(side: Side): void
}

/** These are taken whole, so nobody could read their difference. */
const whole = ['plan', 'container', 'dashboard']

/** A part that both branches changed: both sides, and which of them counts. */
export function Conflict({ conflict, from, into, side, tried, onChoose }: ConflictProps) {
  const { merge: text } = useText(versionsText)
  const { key, ours, theirs } = conflict
  const subject = text.parts[key] ?? conflict.subject
  return (
    <Stack gap="s">
      {!whole.includes(key) && (
        <DiffView
          label={subject}
          code
          unified
          level={3}
          changes={[{ kind: 'changed', title: subject, path: `${into} › ${from}`, before: ours ?? text.removed, after: theirs ?? text.removed }]}
        />
      )}
      <Radios
        label={text.which(subject)}
        value={side ?? ''}
        error={tried && side === undefined && text.undecided}
        options={[
          { value: 'ours', label: text.ours(into) },
          { value: 'theirs', label: text.theirs(from) },
        ]}
        onChange={onChoose}
      />
    </Stack>
  )
}
