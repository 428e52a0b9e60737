import type { CoreVital, CoreVitalName, Seen } from '@tagmason/domain'
import { Badge, type IconSource, Num, StatCard, StatGrid, type Tone } from '@tagmason/ui'
import { Image, MousePointerClick, Move } from 'lucide-react'
import { useText } from '../../language.ts'
import { HowCounted } from '../counted/HowCounted.tsx'
import { performanceText } from './texts.ts'

const icons: Record<CoreVitalName, IconSource> = { LCP: Image, INP: MousePointerClick, CLS: Move }
const tones: Record<NonNullable<CoreVital['rating']>, Tone> = { good: 'positive', 'needs-improvement': 'caution', poor: 'critical' }

/** The three that search engines look at, each with its rating; nothing while no browser measured one. */
export function CoreVitals({ core, seen }: { core: readonly CoreVital[]; seen: Seen }) {
  const { core: text } = useText(performanceText)
  if (core.every(({ value }) => value === null)) return null
  return (
    <StatGrid label={text.title}>
      {core.map(({ name, value, rating }) => (
        <StatCard
          key={name}
          icon={icons[name]}
          label={text.names[name]}
          about={<HowCounted figure="performance.vitals" of={text.names[name]} seen={seen} />}
          value={<Measured name={name} value={value} />}
          change={rating !== null && <Badge tone={tones[rating]}>{text.ratings[rating]}</Badge>}
          detail={text.good[name]}
        />
      ))}
    </StatGrid>
  )
}

/** Paints in seconds, answers in milliseconds, shifts without a unit, as the tools of browsers write them. */
function Measured({ name, value }: Pick<CoreVital, 'name' | 'value'>) {
  const { core: text } = useText(performanceText)
  if (value === null) return <Num value={null} />
  if (name === 'CLS') return <Num value={value} digits={2} />
  return (
    <>
      <Num value={name === 'LCP' ? value / 1000 : value} digits={name === 'LCP' ? (value < 100 ? 2 : 1) : 0} />{' '}
      {name === 'LCP' ? text.seconds : text.milliseconds}
    </>
  )
}
