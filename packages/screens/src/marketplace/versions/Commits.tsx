import type { VersionControl } from '@tagmason/domain'
import { Badge, Button, Card, Code, List, ListRow, Time } from '@tagmason/ui'
import { GitCommitHorizontal } from 'lucide-react'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { useAct } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { versionsText } from './texts.ts'

/** Every saved state of the template. */
export function Commits({ control }: { control: VersionControl }) {
  const words = useText(marketplaceText)
  const { commits: text } = useText(versionsText)
  const { blocked } = useAct('versions.commit')
  const [, setAction] = useQuery('do')
  const [, compare] = useQuery('compare')
  const { shown, pager } = usePages(text.title, control.commits)
  return (
    <Card
      level={2}
      title={text.title}
      detail={text.detail}
      footer={pager}
      flush
      actions={
        <Button icon={GitCommitHorizontal} size="small" blocked={blocked} onPress={() => setAction('commit')}>
          {text.create}
        </Button>
      }
    >
      <List label={text.title} look="flush">
        {shown.map(({ id, hash, parent, message, author, date, branch }) => (
          <ListRow
            key={id}
            title={message}
            facts={<Badge>{branch}</Badge>}
            detail={
              <Meta>
                <Code>{hash}</Code>
                {author}
                <Time at={date} />
              </Meta>
            }
            actions={
              parent !== null && (
                <Button size="small" look="plain" label={words.of(text.changes, message)} onPress={() => compare(`${parent}:${hash}`)}>
                  {text.changes}
                </Button>
              )
            }
          />
        ))}
      </List>
    </Card>
  )
}
