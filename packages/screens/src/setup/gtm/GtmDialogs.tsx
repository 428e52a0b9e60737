import type { Containers } from '@tagmason/domain'
import { useQuery } from '../../navigation.tsx'
import { BulkImport } from './BulkImport.tsx'
import { CreateWorkspace } from './CreateWorkspace.tsx'
import { Deploy } from './Deploy.tsx'
import { Preview } from './Preview.tsx'

/** What the address asks to do: `?do=deploy`, `preview`, `workspace` or `import`. */
export function GtmDialogs({ containers, tags, workspaces }: Containers) {
  const [action, setAction] = useQuery('do')
  const close = () => setAction('')
  return (
    <>
      <Deploy open={action === 'deploy'} containers={containers} tags={tags} workspaces={workspaces} onClose={close} />
      <Preview open={action === 'preview'} onClose={close} />
      <CreateWorkspace open={action === 'workspace'} tags={tags} workspaces={workspaces} onClose={close} />
      <BulkImport open={action === 'import'} onClose={close} />
    </>
  )
}
