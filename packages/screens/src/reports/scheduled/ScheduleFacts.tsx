import type { ListedSchedule } from '@tagmason/domain'
import { Bullets, Card, Facts, List, LocaleContext, Stack, Time, useLocale } from '@tagmason/ui'
import { reportsText } from '../../analytics/reports/texts.ts'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { NextRuns } from './NextRuns.tsx'
import { isAtRest } from './ScheduleState.tsx'
import { scheduledText } from './texts.ts'
import { timeWords } from './times.ts'

/** Its deliveries that are told here; the rest stands in the list of all. */
const told = 5

/** What a schedule sends, when and to whom, its next runs, and what was sent last. */
export function ScheduleFacts({ schedule }: { schedule: ListedSchedule }) {
  const { details: text, columns, dialog } = useText(scheduledText)
  const { schedule: words } = useText(reportsText)
  const locale = useLocale()
  const { deliveries } = useRead('schedules.list')
  const { id, description, frequency, time, timeZone, startsOn, recipients, format, lastRun } = schedule
  const own = deliveries.filter((row) => row.scheduleId === id).slice(0, told)
  return (
    <Stack gap="l">
      <Facts
        items={[
          { term: dialog.description, value: description || text.noDescription },
          { term: text.times, value: text.at(words.frequencies[frequency], timeWords(time, locale), timeZone.replaceAll('_', ' ')) },
          {
            term: columns.lastRun,
            // On the clock that it goes by, as all its times here.
            value: (
              <LocaleContext value={{ ...locale, timeZone }}>
                <Time at={lastRun} show="both" missing={text.never} />
              </LocaleContext>
            ),
          },
          { term: columns.format, value: words.formats[format] },
          { term: columns.recipients, value: <Bullets label={columns.recipients} items={recipients} /> },
          ...(isAtRest(schedule) ? [{ term: columns.nextRun, value: text.noRuns }] : []),
        ]}
      />
      {!isAtRest(schedule) && <NextRuns times={{ frequency, time, timeZone, startsOn }} />}
      {own.length > 0 && (
        <Card level={2} title={text.recent} flush>
          <List label={text.recent} look="flush">
            {own.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </List>
        </Card>
      )}
    </Stack>
  )
}
