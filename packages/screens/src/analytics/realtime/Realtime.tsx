import { Card, Grid, Num, Stack, StatCard, StatGrid } from '@tagmason/ui'
import { Activity, Eye, Target, Users } from 'lucide-react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { useAskAgain } from '../../useAskAgain.ts'
import { useRead, useSpace } from '../../workspace.tsx'
import { HowCounted } from '../counted/HowCounted.tsx'
import { Countries } from './Countries.tsx'
import { Devices } from './Devices.tsx'
import { Live } from './Live.tsx'
import { Minutes } from './Minutes.tsx'
import { NoTraffic } from './NoTraffic.tsx'
import { Stream } from './Stream.tsx'
import { TopPages } from './TopPages.tsx'
import { realtimeText } from './texts.ts'

/** Seconds after which the last minutes are others, also when nothing has come; what comes is told by the stream. The clock of the sample stands still. */
const beat = { sample: 0, real: 60 }

/** What happens on the site now: how many people, where, and on what. */
export function Realtime() {
  const text = useText(realtimeText)
  const { figures, pages, devices, people, minutes, latest, countries, begun } = useRead('realtime.now')
  useAskAgain('realtime.now', beat[useSpace()])
  return (
    <Stack gap="l">
      <ScreenActions>
        <Live />
      </ScreenActions>
      <StatGrid label={text.keyFigures}>
        <StatCard
          icon={Users}
          label={text.activeUsers}
          about={<HowCounted figure="realtime.people" of={text.activeUsers} />}
          value={<Num value={figures.activeUsers} />}
          detail={text.activeUsersDetail}
        />
        <StatCard
          icon={Eye}
          label={text.pageViews}
          about={<HowCounted figure="realtime.views" of={text.pageViews} />}
          value={<Num value={figures.pageViews} />}
          detail={text.pageViewsDetail}
        />
        <StatCard
          icon={Activity}
          label={text.eventsPerMinute}
          about={<HowCounted figure="realtime.events" of={text.eventsPerMinute} />}
          value={<Num value={figures.eventsPerMinute} />}
          detail={text.eventsPerMinuteDetail}
        />
        <StatCard
          icon={Target}
          label={text.conversions}
          about={<HowCounted figure="realtime.conversions" of={text.conversions} />}
          value={<Num value={figures.conversionsToday} />}
          detail={text.conversionsDetail}
        />
      </StatGrid>
      {pages.length === 0 && minutes.length === 0 ? (
        <Card>
          <NoTraffic begun={begun} />
        </Card>
      ) : (
        <>
          <Card level={2} title={text.minutes} detail={text.minutesDetail} actions={<HowCounted figure="realtime.minutes" of={text.minutes} />}>
            <Minutes minutes={minutes} />
          </Card>
          {latest.length > 0 && <Stream latest={latest} />}
          <Grid cells="large">
            <Card level={2} title={text.pages} detail={text.pagesDetail} actions={<HowCounted figure="realtime.pages" of={text.pages} />}>
              <TopPages pages={pages} views={figures.pageViews} />
            </Card>
            <Stack gap="m">
              <Card level={2} title={text.devices} detail={text.devicesDetail} actions={<HowCounted figure="realtime.devices" of={text.devices} />}>
                <Devices devices={devices} people={people} />
              </Card>
              <Card level={2} title={text.countries} detail={text.devicesDetail}>
                <Countries countries={countries} people={people} />
              </Card>
            </Stack>
          </Grid>
        </>
      )}
    </Stack>
  )
}
