import { type ShareValidity, validityOf } from '@tagmason/domain'
import type { DatesFromTo } from '@tagmason/ui'
import { useState } from 'react'
import { useNow } from '../../workspace.tsx'

/** `asItIs` where there is a share already. */
export type Validity = ShareValidity | 'asItIs'

/** How long a share opens, as it stands in a form. */
export function useValidity(initial: Validity) {
  const now = useNow()
  const [choice, choose] = useState(initial)
  const [days, setDays] = useState<DatesFromTo>()
  return {
    choice,
    choose,
    days,
    setDays,
    /** Days of one’s own are asked for and not there. */
    missing: choice === 'days' && days === undefined,
    times: choice === 'asItIs' ? {} : validityOf(choice, now, days),
  }
}
