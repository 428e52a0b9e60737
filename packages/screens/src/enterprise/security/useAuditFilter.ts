import { type AuditFilter, auditPeriods, auditStatuses } from '@tagmason/domain'
import { useNavigation, useQuery } from '../../navigation.tsx'

const known = <Value extends string>(values: readonly Value[], value: string) => values.find((each) => each === value)
export const periods = Object.keys(auditPeriods) as (keyof typeof auditPeriods)[]

/** What is looked for in the log, as it stands in the address. */
export function useAuditFilter() {
  const { path, go } = useNavigation()
  const [words, setWords] = useQuery('q')
  const [status, setStatus] = useQuery('status')
  const [period, setPeriod] = useQuery('period')
  const filter: AuditFilter = { words, status: known(auditStatuses, status), period: known(periods, period) }
  return { filter, setWords, setStatus, setPeriod, clear: () => go(`${path}?tab=audit`, { replace: true }) }
}
