import { Button, Card, List, Num, Stack, StatCard, StatGrid } from '@tagmason/ui'
import { BellRing, CircleCheck, Eye, SlidersHorizontal, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { ScreenActions } from '../../Screen.tsx'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { AnomalyDetails } from './AnomalyDetails.tsx'
import { AnomalyRow } from './AnomalyRow.tsx'
import { DetectorSettings } from './DetectorSettings.tsx'
import { NoAnomalies } from './NoAnomalies.tsx'
import { anomaliesText } from './texts.ts'

/** Figures that left their band: how many, which ones, and what is done about them. */
export function Anomalies() {
  const text = useText(anomaliesText)
  const { figures, rows } = useRead('anomalies.list')
  const { go } = useNavigation()
  const { shown, pager } = usePages(text.title, rows)
  const [setting, setSetting] = useState(false)
  return (
    <Stack gap="l">
      <ScreenActions>
        <Button icon={SlidersHorizontal} onPress={() => setSetting(true)}>
          {text.alertSettings}
        </Button>
        <Button icon={BellRing} onPress={() => go('/automation/alerts?q=anomaly')}>
          {text.configureAlerts}
        </Button>
      </ScreenActions>
      <StatGrid label={text.keyFigures}>
        <StatCard icon={TriangleAlert} label={text.active} value={<Num value={figures.active} />} detail={text.activeDetail} />
        <StatCard icon={BellRing} label={text.high} value={<Num value={figures.high} />} detail={text.highDetail} />
        <StatCard icon={Eye} label={text.investigating} value={<Num value={figures.investigating} />} detail={text.investigatingDetail} />
        <StatCard icon={CircleCheck} label={text.resolved} value={<Num value={figures.resolved} />} detail={text.resolvedDetail} />
      </StatGrid>
      <Card level={2} title={text.title} detail={text.detail} footer={pager} flush>
        {rows.length === 0 ? (
          <NoAnomalies />
        ) : (
          <List label={text.title} look="flush">
            {shown.map((anomaly) => (
              <AnomalyRow key={anomaly.id} anomaly={anomaly} />
            ))}
          </List>
        )}
      </Card>
      <AnomalyDetails />
      <DetectorSettings open={setting} onClose={() => setSetting(false)} />
    </Stack>
  )
}
