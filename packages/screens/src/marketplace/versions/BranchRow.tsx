import type { Branch } from '@tagmason/domain'
import { Badge, Button, Code, Inline, ListRow, MenuButton, statusTone, Time, toast } from '@tagmason/ui'
import { Archive, ArchiveRestore, Ellipsis } from 'lucide-react'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useQuery } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { mainBranch } from './states.ts'
import { versionsText } from './texts.ts'

/** One branch: its last commit, how it stands, and what can be done with it. `latest` is the newest version. */
export function BranchRow({ branch, latest }: { branch: Branch; latest: string | undefined }) {
  const words = useText(marketplaceText)
  const all = useText(versionsText)
  const text = all.branches
  const [, compare] = useQuery('compare')
  const [, merge] = useQuery('merge')
  const mergeAct = useAct('versions.mergeBranch')
  const archive = useAct('versions.archiveBranch')
  const { id, name, lastCommit, author, date, commits, status } = branch
  const main = name === mainBranch
  const set = async (archived: boolean) => {
    if (!(await archive.run({ id, archived }))) return
    // A branch that was merged would not come back as what it was.
    const undo = status === 'merged' ? {} : { action: { label: all.undo, onPress: () => void set(!archived) } }
    toast.success(archived ? text.archived : text.reopened, { detail: name, ...undo })
  }
  return (
    <ListRow
      align="start"
      title={name}
      facts={<Badge tone={statusTone(status)}>{text.statuses[status]}</Badge>}
      detail={
        <Meta>
          <>
            {text.lastCommit} <Code>{lastCommit}</Code>
          </>
          {author}
          <Time at={date} />
          {text.commits(commits)}
        </Meta>
      }
      actions={
        <Inline gap="xs">
          <Button
            size="small"
            look="plain"
            label={words.of(text.compare, name)}
            onPress={() => compare(`${main ? (latest ?? mainBranch) : mainBranch}:${name}`)}
          >
            {text.compare}
          </Button>
          {!main && status === 'active' && (
            <Button size="small" label={words.of(text.merge, name)} blocked={mergeAct.blocked} onPress={() => merge(name)}>
              {text.merge}
            </Button>
          )}
          {!main && (
            <MenuButton
              size="small"
              look="plain"
              icon={Ellipsis}
              label={all.more(name)}
              placement="bottom-end"
              items={[
                status === 'archived'
                  ? { label: text.reopen, icon: ArchiveRestore, blocked: archive.blocked, onPress: () => void set(false) }
                  : { label: text.archive, icon: Archive, blocked: archive.blocked, onPress: () => void set(true) },
              ]}
            />
          )}
        </Inline>
      }
    />
  )
}
