import type { Realtime } from '@tagmason/domain'
import { TrendChart } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { realtimeText } from './texts.ts'

/** Views and events of the last thirty minutes. */
export function Minutes({ minutes }: Pick<Realtime, 'minutes'>) {
  const text = useText(realtimeText)
  return (
    <TrendChart
      title={text.minutes}
      titled={false}
      look="area"
      show="time"
      axes={{ time: text.minute, value: text.count }}
      tableLabel={text.asTable}
      empty={text.noMinutes}
      series={[
        { label: text.views, points: minutes.map(({ at, views }) => ({ at, value: views })) },
        { label: text.events, points: minutes.map(({ at, events }) => ({ at, value: events })) },
      ]}
    />
  )
}
