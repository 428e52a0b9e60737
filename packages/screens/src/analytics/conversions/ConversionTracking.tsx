import { Button, Skeleton, Split, Stack } from '@tagmason/ui'
import { Target } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { useAct } from '../../workspace.tsx'
import { UnderBar } from '../traffic/UnderBar.tsx'
import { FunnelCard } from './FunnelCard.tsx'
import { GoalDialog } from './GoalDialog.tsx'
import { Goals } from './Goals.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { conversionsText } from './texts.ts'
import { TopPages } from './TopPages.tsx'
import { late } from '../../late.ts'

const Ways = late(() => import('./ways/Ways.tsx'), 'Ways')

/** How many visits convert, on which way, from which pages, how far the goals are, what people do next, and who comes back. */
export function ConversionTracking() {
  const text = useText(conversionsText)
  const { blocked } = useAct('conversions.addGoal')
  const [adding, setAdding] = useState(false)
  return (
    <Stack gap="l">
      <ScreenActions>
        <Button icon={Target} tone="accent" look="solid" blocked={blocked} onPress={() => setAdding(true)}>
          {text.goals.setUp}
        </Button>
      </ScreenActions>
      <UnderBar follows={['compare']}>
        {(viewing) => (
          <Stack gap="l">
            <KeyFigures viewing={viewing} />
            <Split ratio="even" aside={<TopPages seen={viewing.seen} />}>
              <FunnelCard seen={viewing.seen} />
            </Split>
            <Goals />
            <Guard>
              <Suspense fallback={<Skeleton shape="cards" />}>
                <Ways seen={viewing.seen} />
              </Suspense>
            </Guard>
          </Stack>
        )}
      </UnderBar>
      <GoalDialog open={adding} onClose={() => setAdding(false)} />
    </Stack>
  )
}
