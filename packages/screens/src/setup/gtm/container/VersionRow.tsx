import type { ContainerVersion } from '@tagmason/domain'
import { Badge, Button, Inline, ListRow, MenuButton, Stack, Text, Time } from '@tagmason/ui'
import { Download, Ellipsis, GitCompare, RotateCcw } from 'lucide-react'
import { useText } from '../../../language.ts'
import { Meta } from '../../../Meta.tsx'
import { useAct } from '../../../workspace.tsx'
import { containerText } from './texts.ts'
import { useSaveContainer } from './useSaveContainer.ts'
import { causeWords } from './causeWords.ts'

export interface VersionRowProps {
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

/** One version: why there is one, who made it, what it holds and changed, and what can be done with it. */
export function VersionRow({ id, version, before, current, onCompare, onRollback }: VersionRowProps) {
  const all = useText(containerText)
  const text = all.versions
  const { save, saveIt } = useSaveContainer(id)
  const rollback = useAct('containers.rollback')
  const { number, at, by, cause, tags, triggers, variables, added, changed, removed } = version
  const isCurrent = number === current
  return (
    <ListRow
      align="start"
      title={text.version(number)}
      facts={isCurrent && <Badge tone="positive">{text.current}</Badge>}
      detail={
        <Stack gap="xxs">
          <Text size="small">{causeWords(cause, all)}</Text>
          <Meta>
            {by === '' ? '' : text.by(by)}
            <Time at={at} show="both" />
          </Meta>
          <Meta>
            {text.tags(tags)}
            {text.triggers(triggers)}
            {text.variables(variables)}
            {added > 0 ? text.added(added) : ''}
            {changed > 0 ? text.changed(changed) : ''}
            {removed > 0 ? text.removed(removed) : ''}
          </Meta>
        </Stack>
      }
      actions={
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
      }
    />
  )
}
