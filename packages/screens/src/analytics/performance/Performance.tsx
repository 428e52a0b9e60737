import { Button, Grid, Stack } from '@tagmason/ui'
import { Gauge } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { useAct, useRead, useSpace } from '../../workspace.tsx'
import type { TrafficViewing } from '../traffic/useTrafficView.ts'
import { UnderBar } from '../traffic/UnderBar.tsx'
import { Alerts } from './Alerts.tsx'
import { CoreVitals } from './CoreVitals.tsx'
import { PageDetails } from './PageDetails.tsx'
import { PageScores } from './PageScores.tsx'
import { TestDialog } from './TestDialog.tsx'
import { Tests } from './Tests.tsx'
import { performanceText } from './texts.ts'
import { Vitals } from './Vitals.tsx'

/** Speed is measured by an event of its own, which carries no parameter of others. */
const unknown = ['audience', 'name', 'parameters'] as const

/** How fast the pages are: against their targets, page by page, and where somebody has to look. */
export const Performance = () => (
  <UnderBar usualDays={7} unknown={unknown}>
    {(viewing) => <Measured viewing={viewing} />}
  </UnderBar>
)

function Measured({ viewing }: { viewing: TrafficViewing }) {
  const text = useText(performanceText)
  const { seen } = viewing
  const { core, vitals, pages, alerts, tests } = useRead('performance.overview', seen)
  // The sample answers from its own figures; a server needs a browser beside it.
  const { server } = useRead('session.get')
  const hasLab = useSpace() === 'sample' || server?.browser === true
  const { blocked } = useAct('performance.runTest')
  const [asking, setAsking] = useState(false)
  return (
    <Stack gap="l">
      {hasLab && (
        <ScreenActions>
          <Button icon={Gauge} tone="accent" look="solid" blocked={blocked} onPress={() => setAsking(true)}>
            {text.run}
          </Button>
        </ScreenActions>
      )}
      <CoreVitals core={core} seen={seen} />
      <Vitals vitals={vitals} seen={seen} />
      <Grid cells="large">
        <PageScores pages={pages} isMeasured={vitals.some(({ value }) => value !== null)} viewing={viewing} />
        <Alerts alerts={alerts} />
      </Grid>
      {tests.length > 0 && <Tests tests={tests} />}
      <PageDetails pages={pages} />
      {hasLab && <TestDialog pages={pages} open={asking} onClose={() => setAsking(false)} />}
    </Stack>
  )
}
