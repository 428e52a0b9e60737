import type { TagContainer } from '@tagmason/domain'
import { Drawer, Skeleton } from '@tagmason/ui'
import { lazy, Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useNavigation, useQuery } from '../../navigation.tsx'

const ContainerParts = lazy(() => import('./container/ContainerParts.tsx').then((module) => ({ default: module.ContainerParts })))

/** The container that the address names, with all that is known of what is stored of it. */
export function ContainerDrawer({ containers }: { containers: readonly TagContainer[] }) {
  const [id] = useQuery('id')
  const { path, go } = useNavigation()
  const container = containers.find((each) => each.id === id)
  // Which of its parts was open goes with it.
  const close = () => go(path, { replace: true })
  return (
    <Drawer open={container !== undefined} onClose={close} size="large" title={container?.name ?? ''} detail={container?.id}>
      {container !== undefined && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <ContainerParts container={container} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}
