import { Skeleton, Stack } from '@tagmason/ui'
import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { useNavigation } from '../../navigation.tsx'
import { InProjectZone } from '../InProjectZone.tsx'
import { type TrafficViewing, type UnknownFields, useTrafficView, useTrafficViewAt } from './useTrafficView.ts'
import { late } from '../../late.ts'

const TrafficBar = late(() => import('./TrafficBar.tsx'), 'TrafficBar')

export interface UnderBarProps {
  /** How many days the figures look at where the address names none. */
  usualDays?: number
  /** What the figures beneath follow, beside days and filters. */
  follows?: readonly ('compare' | 'interval')[]
  /** Fields that the figures beneath know nothing of; an audience where it is left out. */
  unknown?: UnknownFields
  /** What is chosen beside the days, before them. */
  beside?: ReactNode
  children(viewing: TrafficViewing): ReactNode
}

/** The one bar for analytics, and what follows it: the figures of before stay until those of other days or filters are there. */
export function UnderBar({ usualDays = 30, follows = [], unknown, beside, children }: UnderBarProps) {
  const viewing = useTrafficView(usualDays, unknown)
  const shown = useTrafficViewAt(useDeferredValue(useNavigation().query), usualDays, unknown)
  return (
    <InProjectZone>
      <Stack gap="l">
        {beside}
        <Suspense fallback={<Skeleton shape="text" />}>
          <TrafficBar viewing={viewing} follows={follows} />
        </Suspense>
        {children(shown)}
      </Stack>
    </InProjectZone>
  )
}
