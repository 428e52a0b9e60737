import type { ContainerChange, InstallPreview as Preview } from '@tagmason/domain'
import { Alert, Badge, Facts, Num, Stack, Tags } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { EventList } from './EventList.tsx'
import { storeText } from './texts.ts'

/** Names of each kind that are shown; the rest is counted. */
const most = 4

/** All of the template is in the project already. */
export const addsNothing = ({ events, audiences, charts, dashboard }: Preview) =>
  audiences === 0 && charts === 0 && dashboard === null && events.every(({ becomes }) => becomes === 'there')

/** What an installation adds: events, things of the container, and what comes besides. */
export function InstallPreview({ id }: { id: string }) {
  const text = useText(storeText)
  const preview = useRead('store.preview', { id })
  const { events, container, audiences, charts, dashboard } = preview
  if (addsNothing(preview)) return <Alert tone="positive" title={text.nothing} detail={text.nothingDetail} />
  const named = (entity: ContainerChange['entity']) => container.filter((change) => change.entity === entity).map(({ name }) => name)
  const kinds = [
    { term: text.tags, names: named('tag') },
    { term: text.triggers, names: named('trigger') },
    { term: text.variables, names: named('variable') },
  ].filter(({ names }) => names.length > 0)
  return (
    <Stack gap="m">
      {preview.alreadyInstalled && <Alert title={text.again} detail={text.againDetail} />}
      <Facts
        look="columns"
        items={[
          { term: text.newEvents, value: <Num value={events.filter(({ becomes }) => becomes === 'added').length} /> },
          { term: text.audiences, value: <Num value={audiences} /> },
          { term: text.charts, value: <Num value={charts} /> },
        ]}
      />
      <EventList
        events={events}
        badge={({ becomes }) => <Badge tone={becomes === 'added' ? 'positive' : 'neutral'}>{becomes === 'added' ? text.added : text.there}</Badge>}
      />
      <Facts
        items={[
          ...kinds.map(({ term, names }) => ({ term, value: <Tags label={term} items={names} max={most} more={text.more} /> })),
          ...(dashboard === null ? [] : [{ term: text.dashboard, value: text.widgets(dashboard.name, dashboard.widgets) }]),
        ]}
      />
    </Stack>
  )
}
