import { Drawer, Skeleton } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { ShareFacts } from './ShareFacts.tsx'
import { shareName } from './shareName.ts'
import { shareText } from './texts.ts'

/** Everything about one share. An `id` that is empty closes it. */
export function ShareDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const text = useText(shareText)
  const share = useRead('shares.list').rows.find((row) => row.id === id)
  return (
    <Drawer open={id !== ''} onClose={onClose} title={share === undefined ? text.details : shareName(share, text)}>
      {id !== '' && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <ShareFacts id={id} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}
