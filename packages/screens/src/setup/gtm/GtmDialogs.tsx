import type { Containers } from '@tagmason/domain'
import { type ReactNode, Suspense, useState } from 'react'
import { useQuery } from '../../navigation.tsx'
import { late } from '../../late.ts'

const Deploy = late(() => import('./deploy/Deploy.tsx'), 'Deploy')
const Simulator = late(() => import('./simulator/Simulator.tsx'), 'Simulator')
const CreateWorkspace = late(() => import('./workspaces/CreateWorkspace.tsx'), 'CreateWorkspace')
const WorkspaceDrawer = late(() => import('./workspaces/WorkspaceDrawer.tsx'), 'WorkspaceDrawer')
const BulkImport = late(() => import('./importing/BulkImport.tsx'), 'BulkImport')
const DraftDialog = late(() => import('./drafts/DraftDialog.tsx'), 'DraftDialog')
const PublishedContainer = late(() => import('./published/PublishedContainer.tsx'), 'PublishedContainer')

/** What the address asks to do: `?do=deploy`, `preview`, `workspace`, `import` or `published`, `?draft=` with the id of a workspace, and `?proposed=` with that of what a program proposed. */
export function GtmDialogs({ containers, tags, workspaces, drafts }: Containers) {
  const [action, setAction] = useQuery('do')
  const [draft, setDraft] = useQuery('draft')
  const [proposed, setProposed] = useQuery('proposed')
  const close = () => setAction('')
  return (
    <>
      <OnceAsked open={action === 'deploy'}>
        <Deploy open={action === 'deploy'} containers={containers} workspaces={workspaces} onClose={close} />
      </OnceAsked>
      <OnceAsked open={action === 'preview'}>
        <Simulator open={action === 'preview'} containers={containers} onClose={close} />
      </OnceAsked>
      <OnceAsked open={action === 'workspace'}>
        <CreateWorkspace open={action === 'workspace'} tags={tags} workspaces={workspaces} onClose={close} />
      </OnceAsked>
      <OnceAsked open={draft !== ''}>
        <WorkspaceDrawer workspace={workspaces.find(({ id }) => id === draft)} containers={containers} tags={tags} onClose={() => setDraft('')} />
      </OnceAsked>
      <OnceAsked open={proposed !== ''}>
        <DraftDialog id={proposed} draft={drafts.find(({ id }) => id === proposed)} onClose={() => setProposed('')} />
      </OnceAsked>
      <OnceAsked open={action === 'import'}>
        <BulkImport open={action === 'import'} containers={containers} onClose={close} />
      </OnceAsked>
      <OnceAsked open={action === 'published'}>
        <PublishedContainer open={action === 'published'} onClose={close} />
      </OnceAsked>
    </>
  )
}

/** Loads what stands in it with the first opening; it stays, so that it closes as it came. */
function OnceAsked({ open, children }: { open: boolean; children: ReactNode }) {
  const [asked, setAsked] = useState(open)
  if (open && !asked) setAsked(true)
  return asked && <Suspense>{children}</Suspense>
}
