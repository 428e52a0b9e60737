import type { ReportSchedule } from '@tagmason/domain'
import { Link } from '@tagmason/ui'
import { useNavigation } from '../../navigation.tsx'

/** The name of a schedule, which leads to its details; the order of the table stays. */
export function OpenSchedule({ schedule: { id, name } }: { schedule: ReportSchedule }) {
  const { path, query } = useNavigation()
  const values = new URLSearchParams(query)
  values.set('id', id)
  return (
    <Link alone tone="inherit" href={`${path}?${values}`}>
      {name}
    </Link>
  )
}
