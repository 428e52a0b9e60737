import type { TemplateDetails } from '@tagmason/domain'
import { Alert, Facts, Num, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { EventList } from './EventList.tsx'
import { storeText } from './texts.ts'

/** What a template is made of. */
export function Contents({ contents, fileOnly }: Pick<TemplateDetails, 'contents' | 'fileOnly'>) {
  const text = useText(storeText)
  const { events, tags, triggers, variables, audiences, charts, dashboard } = contents
  return (
    <Stack gap="m">
      {fileOnly && <Alert title={text.noEvents} detail={text.fileOnly} />}
      <Facts
        look="columns"
        items={[
          { term: text.tags, value: <Num value={tags.length} /> },
          { term: text.triggers, value: <Num value={triggers.length} /> },
          { term: text.variables, value: <Num value={variables.length} /> },
          { term: text.audiences, value: <Num value={audiences} /> },
          { term: text.charts, value: <Num value={charts} /> },
          ...(dashboard === null ? [] : [{ term: text.dashboard, value: dashboard.name }]),
        ]}
      />
      {events.length > 0 && <EventList events={events} detail={({ parameters }) => parameters.join(', ')} />}
    </Stack>
  )
}
