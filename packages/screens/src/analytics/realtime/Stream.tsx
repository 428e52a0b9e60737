import type { LiveEvent } from '@tagmason/domain'
import { Badge, Button, Card, Code, List, ListRow, Text, Time, useLocale } from '@tagmason/ui'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { countryIn } from '../countryIn.ts'
import type { RealtimeText } from './text.ts'
import { realtimeText } from './texts.ts'
import { useFresh } from './useFresh.ts'

/** As many events as are in sight. */
const shown = 12

/** Events as they come. While it is paused the list stays as it was, and the button counts what came meanwhile. */
export function Stream({ latest }: { latest: readonly LiveEvent[] }) {
  const text = useText(realtimeText)
  const [held, hold] = useState<readonly LiveEvent[] | null>(null)
  const known = new Set(held?.map(({ id }) => id))
  const missed = held === null ? 0 : latest.filter(({ id }) => !known.has(id)).length
  const rows = (held ?? latest).slice(0, shown)
  const fresh = useFresh(rows.map(({ id }) => id))
  return (
    <Card
      level={2}
      title={text.stream}
      detail={text.streamDetail}
      actions={
        <Button size="small" icon={held === null ? Pause : Play} onPress={() => hold(held === null ? latest : null)}>
          {held === null ? text.pause : text.resume(missed)}
        </Button>
      }
      flush
    >
      <List label={text.stream} look="flush">
        {rows.map((event) => (
          <StreamRow key={event.id} event={event} fresh={fresh.has(event.id)} />
        ))}
      </List>
    </Card>
  )
}

function StreamRow({ event: { at, name, path, source, country, params, value, currency }, fresh }: { event: LiveEvent; fresh: boolean }) {
  const text = useText(realtimeText)
  const { locale } = useLocale()
  return (
    <ListRow
      lit={fresh}
      title={<Code>{name}</Code>}
      facts={source === '' ? undefined : <Badge>{text.from(source)}</Badge>}
      detail={
        <Meta>
          {path}
          {country === '' ? '' : countryIn(locale, country)}
          {[...params.map((one) => wordsOf(one, text)), ...(value === undefined ? [] : [worthOf(value, currency, locale)])].join(', ')}
        </Meta>
      }
      actions={
        <Text inline size="small" tone="muted">
          <Time at={at} show="time" />
        </Text>
      }
    />
  )
}

const wordsOf = ([parameter, value]: [string, string], text: RealtimeText) =>
  parameter === 'items' && /^\d+$/.test(value) ? text.items(Number(value)) : `${parameter}: ${value}`

/** What an event is worth. Codes that are no currency are written as they came. */
function worthOf(value: number, currency: string | undefined, locale: string): string {
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)
  return currency === undefined || currency === '' ? plain : `${plain} ${currency}`
}
