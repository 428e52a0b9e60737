import type { Containers } from '@tagmason/domain'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useQuery } from '../../navigation.tsx'

const Deploy = lazy(() => import('./deploy/Deploy.tsx').then((module) => ({ default: module.Deploy })))
const Simulator = lazy(() => import('./simulator/Simulator.tsx').then((module) => ({ default: module.Simulator })))
const CreateWorkspace = lazy(() => import('./workspaces/CreateWorkspace.tsx').then((module) => ({ default: module.CreateWorkspace })))
const WorkspaceDrawer = lazy(() => import('./workspaces/WorkspaceDrawer.tsx').then((module) => ({ default: module.WorkspaceDrawer })))
const BulkImport = lazy(() => import('./importing/BulkImport.tsx').then((module) => ({ default: module.BulkImport })))
const DraftDialog = lazy(() => import('./drafts/DraftDialog.tsx').then((module) => ({ default: module.DraftDialog })))
const PublishedContainer = lazy(() => import('./published/PublishedContainer.tsx').then((module) => ({ default: module.PublishedContainer })))

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
