import { Drawer, Skeleton } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { learningText } from '../texts.ts'
import { GuideSteps } from './GuideSteps.tsx'

/** The guide that the address names. */
export function GuideDrawer() {
  const text = useText(learningText).tutorials.guide
  const [id, setId] = useQuery('guide')
  const guide = useRead('tutorials.catalog').guides.find((each) => each.id === id)
  return (
    <Drawer open={guide !== undefined} onClose={() => setId('')} title={guide?.title ?? text.title} detail={guide?.description}>
      {guide !== undefined && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <GuideSteps id={id} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}
