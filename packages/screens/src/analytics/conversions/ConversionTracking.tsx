import { Button, Split, Stack } from '@tagmason/ui'
import { Target } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { useAct } from '../../workspace.tsx'
import { FunnelCard } from './FunnelCard.tsx'
import { GoalDialog } from './GoalDialog.tsx'
import { Goals } from './Goals.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { conversionsText } from './texts.ts'
import { TopPages } from './TopPages.tsx'

/** How many visits convert, on which way, from which pages, and how far the goals are. */
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
      <KeyFigures />
      <Split ratio="even" aside={<TopPages />}>
        <FunnelCard />
      </Split>
      <Goals />
      <GoalDialog open={adding} onClose={() => setAdding(false)} />
    </Stack>
  )
}
