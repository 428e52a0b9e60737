import { Drawer, Skeleton } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { communityText } from './texts.ts'
import { late } from '../../late.ts'

const OpenDiscussion = late(() => import('./OpenDiscussion.tsx'), 'OpenDiscussion')

/** The discussion that the address names. */
export function DiscussionDrawer() {
  const { discussions: title } = useText(communityText)
  const [id, setId] = useQuery('discussion')
  const discussion = useRead('community.overview').discussions.find((row) => row.id === id)
  return (
    <Drawer open={discussion !== undefined} onClose={() => setId('')} title={discussion?.title ?? title}>
      {discussion !== undefined && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <OpenDiscussion id={id} onRemoved={() => setId('')} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}
