import type { Branch } from '@tagmason/domain'
import { Badge, Button, Code, Inline, ListRow, statusTone, Time, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useQuery } from '../../navigation.tsx'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { mainBranch } from './states.ts'
import { versionsText } from './texts.ts'

/** One branch: its last commit, how it stands, and what can be done with it. `latest` is the newest version. */
export function BranchRow({ branch, latest }: { branch: Branch; latest: string | undefined }) {
  const words = useText(marketplaceText)
  const { undo } = useText(shellText)
  const { branches: text } = useText(versionsText)
  const [, compare] = useQuery('compare')
  const [, merge] = useQuery('merge')
  const mergeAct = useAct('versions.mergeBranch')
  const archive = useAct('versions.archiveBranch')
  const { id, name, lastCommit, author, date, commits, status } = branch
  const main = name === mainBranch
  const archived = status === 'archived'
  const turn = archived ? text.reopen : text.archive
  const set = async (next: boolean) => {
    if (!(await archive.run({ id, archived: next }))) return
    toast.success(next ? text.archived : text.reopened, { detail: name, action: { label: undo, onPress: () => void set(!next) } })
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
          {!main && status !== 'merged' && (
            <Button size="small" look="plain" label={words.of(turn, name)} busy={archive.busy} blocked={archive.blocked} onPress={() => void set(!archived)}>
              {turn}
            </Button>
          )}
          {!main && status === 'active' && (
            <Button size="small" label={words.of(text.merge, name)} blocked={mergeAct.blocked} onPress={() => merge(name)}>
              {text.merge}
            </Button>
          )}
          <Button
            size="small"
            look="plain"
            label={words.of(text.compare, name)}
            onPress={() => compare(`${main ? (latest ?? mainBranch) : mainBranch}:${name}`)}
          >
            {text.compare}
          </Button>
        </Inline>
      }
    />
  )
}
