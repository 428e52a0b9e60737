import type { FunnelCount, FunnelStep } from '@tagmason/domain'
import { percentOf } from './numbers.ts'

/** Rate and dropoff of each step, in order: rate against the first step, dropoff against the step before; the first has 100 and 0. All are 0 where nobody came. */
export function funnelSteps<Count extends Pick<FunnelCount, 'users'>>(counts: readonly Count[]): (Count & Pick<FunnelStep, 'rate' | 'dropoff'>)[] {
  const first = counts[0]?.users ?? 0
  return counts.map((count, index) => {
    const before = counts[index - 1]?.users ?? count.users
    return { ...count, rate: percentOf(count.users, first), dropoff: percentOf(before - count.users, before) }
  })
}
