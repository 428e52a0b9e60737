import { Button, Drawer, Skeleton } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { AudienceList } from './AudienceList.tsx'
import { audiencesText } from './texts.ts'

/** The audiences of the project. */
export function AudiencesDrawer({ onClose }: { onClose(): void }) {
  const text = useText(audiencesText)
  return (
    <Drawer open onClose={onClose} title={text.title} detail={text.detail} actions={<Button onPress={onClose}>{text.close}</Button>}>
      <Guard>
        <Suspense fallback={<Skeleton shape="text" />}>
          <AudienceList />
        </Suspense>
      </Guard>
    </Drawer>
  )
}
