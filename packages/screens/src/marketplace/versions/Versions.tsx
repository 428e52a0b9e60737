import type { VersionControl } from '@tagmason/domain'
import { Card, List } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { mainBranch } from './states.ts'
import { versionsText } from './texts.ts'
import { VersionRow } from './VersionRow.tsx'

/** What was published, the newest first. */
export function Versions({ control }: { control: VersionControl }) {
  const { versions: text } = useText(versionsText)
  const { versions, commits, branches } = control
  const { shown, pager } = usePages(text.title, versions)
  const contentOf = (hash: string | undefined) => commits.find((commit) => commit.hash === hash)?.content
  const head = contentOf(branches.find(({ name }) => name === mainBranch)?.lastCommit)
  return (
    <Card level={2} title={text.title} detail={text.detail} footer={pager} flush>
      <List label={text.title} look="flush">
        {shown.map((version) => (
          <VersionRow key={version.id} version={version} before={versions[versions.indexOf(version) + 1]} current={contentOf(version.commit) === head} />
        ))}
      </List>
    </Card>
  )
}
