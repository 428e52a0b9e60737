import { LiveBadge, Text, Time } from '@tagmason/ui'
import { useEffect, useState } from 'react'
import { useText } from '../../language.ts'
import { useStream } from '../../workspace.tsx'
import { realtimeText } from './texts.ts'

/** Lit while news arrive. Without them it says so, and how old the figures are by now. */
export function Live() {
  const text = useText(realtimeText)
  const stream = useStream()
  if (stream.up) return <LiveBadge state="live" label={text.live} />
  return (
    <>
      {stream.since !== null && <Age key={stream.since} since={stream.since} />}
      <LiveBadge state="connecting" label={text.reconnecting} />
    </>
  )
}

/** How often the age is told anew, in milliseconds. */
const often = 15_000

function Age({ since }: { since: number }) {
  const text = useText(realtimeText)
  const [now, setNow] = useState(since)
  useEffect(() => {
    const tell = () => setNow(Date.now())
    tell()
    const timer = setInterval(tell, often)
    return () => clearInterval(timer)
  }, [])
  return (
    <Text inline size="small" tone="muted">
      {text.lastNews} <Time at={since} show="relative" now={now} />
    </Text>
  )
}
