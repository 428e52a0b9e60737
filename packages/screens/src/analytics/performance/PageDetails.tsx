import type { PagePerformance } from '@tagmason/domain'
import { Bytes, Drawer, List, ListRow, ScoreBadge, Section, Skeleton, Stack, Text, TrendChart, useLocale } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { InProjectZone } from '../InProjectZone.tsx'
import { secondsIn } from './seconds.ts'
import { performanceText } from './texts.ts'

/** The page that the address names: how its load time went, and what it waits for. */
export function PageDetails({ pages }: { pages: readonly PagePerformance[] }) {
  const text = useText(performanceText)
  const [id, setId] = useQuery('id')
  const page = pages.find((each) => each.id === id)
  return (
    <Drawer open={id !== ''} onClose={() => setId('')} size="large" title={page?.path ?? text.details}>
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
  const text = useText(performanceText)
  const locale = useLocale()
  const { page, days, resources, devices } = useRead('performance.page', { id })
  const nothing = <Text tone="muted">{text.noCourse}</Text>
  return (
    <Stack gap="l">
      <Text>
        <ScoreBadge score={page.score} labels={text.bands} />
      </Text>
      <TrendChart
        title={text.loadTime}
        titled
        show="date"
        form={{ digits: 2 }}
        axes={{ time: text.day, value: text.secondsAxis }}
        tableLabel={text.asTable}
        empty={nothing}
        series={[{ label: text.vitals['Page Load'], points: days.map(({ at, loadTime }) => ({ at, value: loadTime })) }]}
      />
      {devices.length > 0 && (
        <Section level={2} size="body" title={text.devices} detail={text.devicesDetail}>
          <List label={text.devices}>
            {devices.map(({ device, loadTime, measurements }) => (
              <ListRow
                key={device}
                title={text.deviceNames[device]}
                detail={text.measurements(measurements)}
                actions={
                  <Text inline>
                    {secondsIn(loadTime, locale)}
                    {text.second}
                  </Text>
                }
              />
            ))}
          </List>
        </Section>
      )}
      <Section level={2} size="body" title={text.resources} detail={text.resourcesDetail}>
        {resources.length === 0 ? (
          nothing
        ) : (
          <List label={text.resources}>
            {resources.map(({ path, kind, seconds, bytes }) => (
              <ListRow
                key={path}
                title={path}
                detail={
                  <Meta>
                    {text.kinds[kind]}
                    {bytes !== null && <Bytes value={bytes} />}
                  </Meta>
                }
                actions={
                  <Text inline>
                    {secondsIn(seconds, locale)}
                    {text.second}
                  </Text>
                }
              />
            ))}
          </List>
        )}
      </Section>
    </Stack>
  )
}
