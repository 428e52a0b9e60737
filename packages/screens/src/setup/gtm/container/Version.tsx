import type { ContainerVersion } from '@tagmason/domain'
import { Badge, Button, Inline, MenuButton, Stack, Text } from '@tagmason/ui'
import { Download, Ellipsis, GitCompare, RotateCcw } from 'lucide-react'
import { useText } from '../../../language.ts'
import { Meta } from '../../../Meta.tsx'
import { useAct } from '../../../workspace.tsx'
import { containerText } from './texts.ts'
import { useSaveContainer } from './useSaveContainer.ts'
import { causeWords } from './causeWords.ts'

export interface VersionActionsProps {
  /** The container. */
  id: string
  version: ContainerVersion
  /** The number of the one before; none for the oldest that is kept. */
  before: number | undefined
  /** The number of what is stored now. */
  current: number
  onCompare(from: number, to: number): void
  onRollback(to: number): void
}

/** Why there is a version, who made it, and what it holds and changed. */
export function VersionFacts({ version: { by, cause, tags, triggers, variables, added, changed, removed } }: { version: ContainerVersion }) {
  const all = useText(containerText)
  const text = all.versions
  return (
    <Stack gap="xxs">
      <Text size="small">{causeWords(cause, all)}</Text>
      <Meta>
        {by === '' ? '' : text.by(by)}
        {text.tags(tags)}
        {text.triggers(triggers)}
        {text.variables(variables)}
        {added > 0 ? text.added(added) : ''}
        {changed > 0 ? text.changed(changed) : ''}
        {removed > 0 ? text.removed(removed) : ''}
      </Meta>
    </Stack>
  )
}

/** The number of a version, and whether it is the stored one. */
export function VersionTitle({ number, current }: { number: number; current: boolean }) {
  const text = useText(containerText).versions
  return (
    <>
      {text.version(number)} {current && <Badge tone="positive">{text.current}</Badge>}
    </>
  )
}

/** What can be done with a version. */
export function VersionActions({ id, version: { number }, before, current, onCompare, onRollback }: VersionActionsProps) {
  const text = useText(containerText).versions
  const { save, saveIt } = useSaveContainer(id)
  const rollback = useAct('containers.rollback')
  const isCurrent = number === current
  return (
    <Inline gap="xs">
      {before !== undefined && (
        <Button size="small" label={text.of(text.compare, number)} onPress={() => onCompare(before, number)}>
          {text.compare}
        </Button>
      )}
      <MenuButton
        size="small"
        look="plain"
        icon={Ellipsis}
        label={text.more(number)}
        placement="bottom-end"
        items={[
          { label: text.compareCurrent, icon: GitCompare, blocked: isCurrent && text.isCurrent, onPress: () => onCompare(number, current) },
          { label: text.download, icon: Download, blocked: save.blocked, onPress: () => void saveIt(number) },
          { label: text.rollback, icon: RotateCcw, blocked: rollback.blocked || (isCurrent && text.isCurrent), onPress: () => onRollback(number) },
        ]}
      />
    </Inline>
  )
}
