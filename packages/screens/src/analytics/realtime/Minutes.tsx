import type { Realtime } from '@tagmason/domain'
import { BarChart } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { realtimeText } from './texts.ts'

/** Views and events of the last thirty minutes, a pair of bars for each. */
export function Minutes({ minutes }: Pick<Realtime, 'minutes'>) {
  const text = useText(realtimeText)
  return (
    <BarChart
      title={text.minutes}
      titled={false}
      show="time"
      axes={{ over: text.minute, value: text.count }}
      tableLabel={text.asTable}
      empty={text.noMinutes}
      over={minutes.map(({ at }) => ({ at }))}
      series={[
        { label: text.views, values: minutes.map(({ views }) => views) },
        { label: text.events, values: minutes.map(({ events }) => events) },
      ]}
    />
  )
}
