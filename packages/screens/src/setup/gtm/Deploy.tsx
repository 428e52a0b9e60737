import type { GeneratedTag, TagContainer, TagWorkspace } from '@tagmason/domain'
import { Button, Dialog, Empty, Hidden, Skeleton } from '@tagmason/ui'
import { Container } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useOnOpen } from '../useOnOpen.ts'
import { DeployChanges } from './DeployChanges.tsx'
import { gtmText } from './texts.ts'
import { useDeploy } from './useDeploy.ts'

export interface DeployProps {
  open: boolean
  containers: readonly TagContainer[]
  tags: readonly GeneratedTag[]
  workspaces: readonly TagWorkspace[]
  onClose(): void
}

/** Shows what a container would get, gives it as one file, and asks afterwards whether it is published: only then do the tags count as deployed. */
export function Deploy({ open, containers, tags, workspaces, onClose }: DeployProps) {
  const text = useText(gtmText)
  const [workspace, setWorkspace] = useQuery('workspace')
  const first = (containers.find((container) => container.status === 'connected') ?? containers[0])?.id ?? ''
  const [containerId, setContainerId] = useState(first)
  const [saved, setSaved] = useState(false)
  useOnOpen(open, () => {
    setContainerId(first)
    setSaved(false)
  })
  const chosen = workspaces.find((each) => each.id === workspace)
  const workspaceId = chosen?.id
  const nothing = !tags.some((tag) => tag.status === 'draft' && (chosen === undefined || chosen.tags.includes(tag.name)))
  // The file that was given is for another container or holds other tags.
  const choose = (set: (id: string) => void) => (id: string) => {
    setSaved(false)
    set(id)
  }
  const { deploy, mark, save, finish } = useDeploy({ containerId, ...(workspaceId === undefined ? {} : { workspaceId }) })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={text.deployAll}
      detail={text.deploy.detail}
      busy={deploy.busy || mark.busy}
      actions={
        containerId !== '' && (
          <>
            <Button
              busy={deploy.busy}
              blocked={deploy.blocked || (nothing && text.deploy.nothing)}
              tone="accent"
              look={saved ? 'quiet' : 'solid'}
              onPress={() => void save(() => setSaved(true))}
            >
              {text.deploy.download}
            </Button>
            {saved && (
              <Button busy={mark.busy} blocked={mark.blocked} tone="accent" look="solid" onPress={() => void finish(onClose)}>
                {text.deploy.mark}
              </Button>
            )}
          </>
        )
      }
    >
      {containerId === '' ? (
        <Empty icon={Container} title={text.deploy.noContainer} detail={text.deploy.noContainerDetail} />
      ) : (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <DeployChanges
              containers={containers}
              workspaces={workspaces}
              containerId={containerId}
              workspaceId={workspaceId}
              saved={saved}
              onContainer={choose(setContainerId)}
              onWorkspace={choose(setWorkspace)}
            />
          </Suspense>
        </Guard>
      )}
      <Hidden announce="status">{deploy.busy && text.deploy.preparing}</Hidden>
    </Dialog>
  )
}
