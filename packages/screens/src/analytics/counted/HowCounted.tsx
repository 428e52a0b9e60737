import type { CountedFigure, Seen } from '@tagmason/domain'
import { Popover, Skeleton } from '@tagmason/ui'
import { Info } from 'lucide-react'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useRead } from '../../workspace.tsx'
import { late } from '../../late.ts'

const Explanation = late(() => import('./Explanation.tsx'), 'Explanation')

export interface HowCountedProps {
  figure: CountedFigure
  /** What the figure is called on screen: readers of the screen hear which one is meant. */
  of: string
  /** The period of a report. */
  days?: number
  /** What the bar leaves of the events. */
  seen?: Seen
}

/** Tells how a figure is counted, when it is asked for. A page without a server collects nothing for a real project, so nothing is drawn there. */
export function HowCounted(props: HowCountedProps) {
  const { counts = false } = useRead('session.get')
  return counts ? <Explained {...props} /> : null
}

function Explained({ figure, of, days = 30, seen }: HowCountedProps) {
  const { howCounted } = useText(shellText)
  return (
    <Popover icon={Info} size="small" label={`${howCounted}: ${of}`} title={howCounted} padded>
      {() => (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Explanation figure={figure} days={days} seen={seen} />
          </Suspense>
        </Guard>
      )}
    </Popover>
  )
}
