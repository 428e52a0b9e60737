import type { Version } from '@tagmason/domain'
import { Badge, Button, Inline, ListRow, MenuButton, Stack, statusTone, Text, Time } from '@tagmason/ui'
import { Ellipsis, GitBranch, RotateCcw } from 'lucide-react'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useQuery } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { versionsText } from './texts.ts'
import { TypeBadge } from './TypeBadge.tsx'
import { useVersionActs } from './useVersionActs.ts'

export interface VersionRowProps {
  version: Version
  /** The one that it followed; none for the first. */
  before: Version | undefined
  /** The main branch has its content already. */
  current: boolean
}

/** One version: what it changed, whose it is, and what can be done with it. */
export function VersionRow({ version: row, before, current }: VersionRowProps) {
  const words = useText(marketplaceText)
  const all = useText(versionsText)
  const text = all.versions
  const [, compare] = useQuery('compare')
  const [, setAction] = useQuery('do')
  const { save, restore, saveIt, restoreIt } = useVersionActs(row)
  const branch = useAct('versions.createBranch')
  const { version, type, status, changes, author, date, downloads } = row
  return (
    <ListRow
      align="start"
      title={version}
      facts={
        <>
          <TypeBadge type={type} />
          <Badge tone={statusTone(status)}>{text.statuses[status]}</Badge>
        </>
      }
      detail={
        <Stack gap="xxs">
          <Text>{changes.join(' ')}</Text>
          <Meta>
            {author}
            <Time at={date} />
            {words.downloads(downloads)}
          </Meta>
        </Stack>
      }
      actions={
        <Inline gap="xs">
          <Button
            size="small"
            look="plain"
            label={words.of(text.compare, version)}
            onPress={() => compare(before === undefined ? `${version}:main` : `${before.version}:${version}`)}
          >
            {text.compare}
          </Button>
          <Button size="small" label={words.of(text.download, version)} busy={save.busy} blocked={save.blocked} onPress={() => void saveIt()}>
            {text.download}
          </Button>
          <MenuButton
            size="small"
            look="plain"
            icon={Ellipsis}
            label={all.more(version)}
            placement="bottom-end"
            items={[
              { label: text.restore, icon: RotateCcw, blocked: restore.blocked || (current && text.current), onPress: () => void restoreIt() },
              { label: text.branch, icon: GitBranch, blocked: branch.blocked, onPress: () => setAction(`branch:${version}`) },
            ]}
          />
        </Inline>
      }
    />
  )
}
