import type { ReadInput } from '@tagmason/domain'
import { Card, Facts, LocaleContext, Skeleton, Time, useLocale } from '@tagmason/ui'
import { Suspense, useDeferredValue } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useNow, useRead } from '../../workspace.tsx'
import { scheduledText } from './texts.ts'

type Times = ReadInput<'schedules.nextRuns'>

/** When a schedule will run, on the clock that it goes by. The last answer stays until the next one is there. */
export function NextRuns({ times }: { times: Times }) {
  const { dialog: text } = useText(scheduledText)
  return (
    <Card sunken region level={2} title={text.next} detail={times.timeZone.replaceAll('_', ' ')}>
      <Guard>
        <Suspense fallback={<Skeleton shape="text" count={3} />}>
          <Runs times={times} />
        </Suspense>
      </Guard>
    </Card>
  )
}

function Runs({ times }: { times: Times }) {
  const asked = useDeferredValue(times)
  const runs = useRead('schedules.nextRuns', asked)
  const now = useNow()
  const { locale } = useLocale()
  return (
    <LocaleContext value={{ locale, timeZone: asked.timeZone }}>
      <Facts items={runs.map((at) => ({ term: <Time at={at} show="both" />, value: <Time at={at} show="relative" now={now} /> }))} />
    </LocaleContext>
  )
}
