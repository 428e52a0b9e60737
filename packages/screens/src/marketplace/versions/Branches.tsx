import type { VersionControl } from '@tagmason/domain'
import { Button, Card, List } from '@tagmason/ui'
import { GitBranch } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { useAct } from '../../workspace.tsx'
import { BranchRow } from './BranchRow.tsx'
import { versionsText } from './texts.ts'

/** Lines of work on the template. */
export function Branches({ control }: { control: VersionControl }) {
  const { branches: text } = useText(versionsText)
  const { blocked } = useAct('versions.createBranch')
  const [, setAction] = useQuery('do')
  const { shown, pager } = usePages(text.title, control.branches)
  return (
    <Card
      level={2}
      title={text.title}
      detail={text.detail}
      footer={pager}
      flush
      actions={
        <Button icon={GitBranch} size="small" blocked={blocked} onPress={() => setAction('branch')}>
          {text.create}
        </Button>
      }
    >
      <List label={text.title} look="flush">
        {shown.map((branch) => (
          <BranchRow key={branch.id} branch={branch} latest={control.versions[0]?.version} />
        ))}
      </List>
    </Card>
  )
}
