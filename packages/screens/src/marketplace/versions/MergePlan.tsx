import type { ReadInput } from '@tagmason/domain'
import { Alert, Section, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { ChangeList } from './ChangeList.tsx'
import { Conflict } from './Conflict.tsx'
import { versionsText } from './texts.ts'
import type { Side } from './useMerge.ts'

export interface MergePlanProps {
  merge: ReadInput<'versions.merging'>
  chosen: Readonly<Record<string, Side>>
  /** Somebody wanted to merge. */
  tried: boolean
  onChoose(key: string, side: Side): void
}

/** What has to be decided, and what the branch gets by itself. */
export function MergePlan({ merge, chosen, tried, onChoose }: MergePlanProps) {
  const { merge: text } = useText(versionsText)
  const { conflicts, changes, from, into } = useRead('versions.merging', merge)
  return (
    <Stack gap="l">
      {conflicts.length === 0 ? (
        <Alert tone="positive" title={text.clean} />
      ) : (
        <Section title={text.conflicts(conflicts.length)} detail={text.conflictsDetail} size="large">
          <Stack gap="l">
            {conflicts.map((conflict) => (
              <Conflict
                key={conflict.key}
                conflict={conflict}
                from={from}
                into={into}
                side={chosen[conflict.key]}
                tried={tried}
                onChoose={(side) => onChoose(conflict.key, side)}
              />
            ))}
          </Stack>
        </Section>
      )}
      <Section title={text.gets(into)} size="large">
        {changes.length === 0 ? <Text tone="muted">{text.nothing(into)}</Text> : <ChangeList label={text.gets(into)} changes={changes} />}
      </Section>
    </Stack>
  )
}
