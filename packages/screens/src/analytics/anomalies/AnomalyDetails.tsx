import { Drawer, Skeleton, Stack, Text, TrendChart } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { InProjectZone } from '../InProjectZone.tsx'
import { nameOf } from './anomalyWords.ts'
import { Cause } from './Cause.tsx'
import { anomaliesText } from './texts.ts'

/** The anomaly that the address names, with the course of its figure and the band in which that was expected. */
export function AnomalyDetails() {
  const text = useText(anomaliesText)
  const [id, setId] = useQuery('id')
  const anomaly = useRead('anomalies.list').rows.find((row) => row.id === id)
  return (
    <Drawer open={id !== ''} onClose={() => setId('')} size="large" title={anomaly === undefined ? text.details : nameOf(anomaly, text)}>
      {id !== '' && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <InProjectZone>
              <Course id={id} />
            </InProjectZone>
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}

function Course({ id }: { id: string }) {
  const text = useText(anomaliesText)
  const { anomaly, hours } = useRead('anomalies.details', { id })
  return (
    <Stack gap="m">
      {anomaly.found === undefined ? <Text>{anomaly.description}</Text> : <Cause found={anomaly.found} />}
      <TrendChart
        title={text.course(nameOf(anomaly, text))}
        show="both"
        axes={{ time: text.hour, value: text.value }}
        tableLabel={text.asTable}
        empty={<Text tone="muted">{text.noCourse}</Text>}
        series={[
          {
            label: nameOf(anomaly, text),
            points: hours.map(({ at, value }) => ({ at, value })),
            band: hours.map(({ at, low, high }) => ({ at, low, high })),
          },
        ]}
        marks={hours.length === 0 ? [] : [{ at: anomaly.detected, label: text.detected, tone: 'critical' }]}
      />
      <Text size="small" tone="muted">
        {text.expected}
      </Text>
    </Stack>
  )
}
