import { Card, Empty, LinkButton, List, Skeleton, Stack } from '@tagmason/ui'
import { MousePointerClick } from 'lucide-react'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { CreateEvent } from './CreateEvent.tsx'
import { EventDrawer } from './EventDrawer.tsx'
import { EventRow } from './EventRow.tsx'
import { eventsText } from './texts.ts'
import { late } from '../../late.ts'

const Arrivals = late(() => import('../arrivals/Arrivals.tsx'), 'Arrivals')
const Tools = late(() => import('./tools/Tools.tsx'), 'Tools')

/** What the project measures: a new event on top, then all of them with what they are worth knowing by. */
export function Events() {
  const text = useText(eventsText)
  const rows = useRead('events.list')
  const { counts = false } = useRead('session.get')
  const { shown, pager } = usePages(text.title, rows)
  return (
    <Stack gap="l">
      <CreateEvent />
      <Card level={2} title={text.title} detail={text.detail} footer={pager} flush>
        {rows.length === 0 ? (
          <Empty
            icon={MousePointerClick}
            title={text.none}
            detail={text.noneDetail}
            actions={<LinkButton href="/setup/natural-language">{text.describeGoals}</LinkButton>}
          />
        ) : (
          <List label={text.title} look="flush">
            {shown.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </List>
        )}
      </Card>
      {counts && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Arrivals />
          </Suspense>
        </Guard>
      )}
      <Guard>
        <Suspense fallback={<Skeleton shape="text" />}>
          <Tools />
        </Suspense>
      </Guard>
      <EventDrawer rows={rows} />
    </Stack>
  )
}
