import type { Seen, VitalFigure, VitalName } from '@tagmason/domain'
import { Badge, type IconSource, Num, StatCard, StatGrid } from '@tagmason/ui'
import { BadgeCheck, Hourglass, MousePointerClick, Paintbrush } from 'lucide-react'
import { useText } from '../../language.ts'
import { HowCounted } from '../counted/HowCounted.tsx'
import { performanceText } from './texts.ts'

const icons: Record<VitalName, IconSource> = {
  'Page Load': Hourglass,
  'First Paint': Paintbrush,
  'Time to Interactive': MousePointerClick,
  'Core Web Vitals': BadgeCheck,
}

/** The four vitals with their targets; one that misses its target is marked. */
export function Vitals({ vitals, seen }: { vitals: readonly VitalFigure[]; seen: Seen }) {
  const text = useText(performanceText)
  return (
    <StatGrid label={text.keyFigures}>
      {vitals.map(({ name, value, unit, met }) => (
        <StatCard
          key={name}
          icon={icons[name]}
          label={text.vitals[name]}
          about={<HowCounted figure={name === 'Core Web Vitals' ? 'performance.core' : 'performance.vitals'} of={text.vitals[name]} seen={seen} />}
          value={unit === '%' ? <Num value={value} as="percent" digits={0} /> : <Seconds value={value} />}
          change={met === false && <Badge tone="critical">{text.missed}</Badge>}
          detail={text.targets[name]}
        />
      ))}
    </StatGrid>
  )
}

function Seconds({ value }: { value: number | null }) {
  const text = useText(performanceText)
  return (
    <>
      <Num value={value} digits={value !== null && value < 0.1 ? 2 : 1} />
      {value !== null && text.second}
    </>
  )
}
