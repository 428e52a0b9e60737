import type { TagContainer, TagWorkspace } from '@tagmason/domain'
import { Button, Dialog, Empty, Hidden, LinkButton, Skeleton } from '@tagmason/ui'
import { Container } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useQuery } from '../../../navigation.tsx'
import { useOnOpen } from '../../../useOnOpen.ts'
import { gtmText } from '../texts.ts'
import { DeployActions } from './DeployActions.tsx'
import { DeployPlan } from './DeployPlan.tsx'
import { useDeploy } from './useDeploy.ts'

export interface DeployProps {
  open: boolean
  containers: readonly TagContainer[]
  workspaces: readonly TagWorkspace[]
  onClose(): void
}

/** Shows what a container would get, has it approved, gives it as one file, and asks afterwards whether it is published: only then do the tags count as deployed. */
export function Deploy({ open, containers, workspaces, onClose }: DeployProps) {
  const text = useText(gtmText)
  const [workspace, setWorkspace] = useQuery('workspace')
  const first = (containers.find((container) => container.status === 'connected') ?? containers[0])?.id ?? ''
  const [containerId, setContainerId] = useState(first)
  const [saved, setSaved] = useState(false)
  useOnOpen(open, () => {
    setContainerId(first)
    setSaved(false)
  })
  const chosen = workspaces.find(({ id }) => id === workspace)
  const wanted = { containerId, ...(chosen === undefined ? {} : { workspaceId: chosen.id }) }
  // The file that was given is for another container or holds other tags.
  const choose = (set: (id: string) => void) => (id: string) => {
    setSaved(false)
    set(id)
  }
  const acts = useDeploy(wanted)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={chosen === undefined ? text.deployAll : text.of(text.workspaces.deploy, chosen.name)}
      detail={text.deploy.detail}
      busy={acts.approve.busy || acts.deploy.busy || acts.mark.busy}
      actions={containerId !== '' && <DeployActions wanted={wanted} acts={acts} saved={saved} onSaved={() => setSaved(true)} onDone={onClose} />}
    >
      {containerId === '' ? (
        <Empty
          icon={Container}
          title={text.deploy.noContainer}
          detail={text.deploy.noContainerDetail}
          actions={
            <>
              <Button onPress={onClose}>{text.deploy.connectOne}</Button>
              <LinkButton href="/setup/natural-language">{text.deploy.makeOne}</LinkButton>
            </>
          }
        />
      ) : (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <DeployPlan
              containers={containers}
              workspaces={workspaces}
              wanted={wanted}
              saved={saved}
              onContainer={choose(setContainerId)}
              onWorkspace={choose(setWorkspace)}
            />
          </Suspense>
        </Guard>
      )}
      <Hidden announce="status">{acts.deploy.busy && text.deploy.preparing}</Hidden>
    </Dialog>
  )
}
