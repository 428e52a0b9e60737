import type { TagContainer } from '@tagmason/domain'
import { Button, Drawer, Empty, Skeleton, TabbedPanel } from '@tagmason/ui'
import { FileSearch, Upload } from 'lucide-react'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useNavigation, useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { ContainerThings } from './ContainerThings.tsx'
import { Findings } from './Findings.tsx'
import { gtmText } from './texts.ts'

/** The container that the address names: its tags, triggers and variables, and what the validator finds in it. */
export function ContainerDrawer({ containers }: { containers: readonly TagContainer[] }) {
  const [id, setId] = useQuery('id')
  const container = containers.find((each) => each.id === id)
  return (
    <Drawer open={container !== undefined} onClose={() => setId('')} size="large" title={container?.name ?? ''} detail={container?.id}>
      {container !== undefined && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Contents id={container.id} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}

function Contents({ id }: { id: string }) {
  const all = useText(gtmText)
  const text = all.details
  const { path, go } = useNavigation()
  const { file } = useRead('containers.details', { id })
  if (file === null)
    return (
      <Empty
        icon={FileSearch}
        title={text.noFile}
        detail={text.noFileDetail}
        actions={
          <Button icon={Upload} onPress={() => go(`${path}?do=import`, { replace: true })}>
            {all.bulkImport}
          </Button>
        }
      />
    )
  const { tags, triggers, variables, findings } = file
  return (
    <TabbedPanel
      label={text.contents}
      tabs={[
        { id: 'tags', label: text.tags, count: tags.length, panel: () => <ContainerThings label={text.tags} things={tags} related={text.firedBy} /> },
        {
          id: 'triggers',
          label: text.triggers,
          count: triggers.length,
          panel: () => <ContainerThings label={text.triggers} things={triggers} related={text.fires} />,
        },
        { id: 'variables', label: text.variables, count: variables.length, panel: () => <ContainerThings label={text.variables} things={variables} /> },
        {
          id: 'findings',
          label: text.findings,
          count: findings.length,
          panel: () => (findings.length === 0 ? <Empty title={text.noFindings} /> : <Findings label={text.findings} findings={findings} />),
        },
      ]}
    />
  )
}
