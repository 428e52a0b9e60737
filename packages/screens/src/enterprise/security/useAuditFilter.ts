import { type AuditFilter, auditPeriods, auditStatuses } from '@tagmason/domain'
import { useCallback } from 'react'
import { useNavigation, useQuery } from '../../navigation.tsx'

const known = <Value extends string>(values: readonly Value[], value: string) => values.find((each) => each === value)
export const periods = Object.keys(auditPeriods) as (keyof typeof auditPeriods)[]

/** What is looked for in the log, as it stands in the address. */
export function useAuditFilter() {
  const { path, query, go } = useNavigation()
  const [words, setWords] = useQuery('q')
  const [status, setStatus] = useQuery('status')
  const [period, setPeriod] = useQuery('period')
  const filter: AuditFilter = { words, status: known(auditStatuses, status), period: known(periods, period) }
  const addressOf = useCallback(
    (id: string) => {
      const values = new URLSearchParams(query)
      values.set('id', id)
      return `${path}?${values}`
    },
    [path, query],
  )
  return {
    filter,
    setWords,
    setStatus,
    setPeriod,
    /** Where an entry is open, with the same filter. */
    addressOf,
    clear: () => go(`${path}?tab=audit`, { replace: true }),
  }
}
