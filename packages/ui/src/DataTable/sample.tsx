import { Badge } from '../Badge/Badge.tsx'
import { Num } from '../Num/Num.tsx'
import { Time } from '../Time/Time.tsx'
import type { TableColumn } from './DataTable.tsx'

export interface Report {
  id: string
  name: string
  status: 'active' | 'paused' | 'error'
  recipients: number
  nextRun: string | null
}

const report = (name: string, status: Report['status'], recipients: number, nextRun: string | null): Report => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  status,
  recipients,
  nextRun,
})

export const reports: readonly Report[] = [
  report('Weekly traffic', 'active', 12, '2024-01-29T09:00:00Z'),
  report('Executive summary', 'active', 4, '2024-02-01T08:00:00Z'),
  report('Campaign results', 'paused', 100, null),
  report('Checkout funnel', 'error', 9, '2024-01-23T06:30:00Z'),
]

/** So many more, numbered; every seventh is paused and without a next run. */
export const manyReports = (count: number): readonly Report[] =>
  Array.from({ length: count }, (_, at) =>
    report(
      `Report ${at + 1}`,
      at % 7 === 0 ? 'paused' : 'active',
      (at * 37) % 101,
      at % 7 === 0 ? null : new Date(Date.UTC(2024, 0, 22, at % 9000)).toISOString(),
    ),
  )

const tones = { active: 'positive', paused: 'neutral', error: 'critical' } as const

export const columns: readonly TableColumn<Report>[] = [
  { id: 'name', head: 'Name', cell: (row) => row.name, sort: (row) => row.name },
  { id: 'status', head: 'Status', cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge>, sort: (row) => row.status, hideable: true },
  {
    id: 'nextRun',
    head: 'Next run',
    cell: (row) => <Time at={row.nextRun} show="both" />,
    sort: (row) => row.nextRun && new Date(row.nextRun),
    hideable: true,
  },
  { id: 'recipients', head: 'Recipients', cell: (row) => <Num value={row.recipients} />, sort: (row) => row.recipients, align: 'end', hideable: true },
]

/** The words of a column, from top to bottom, as they are seen. */
export const wordsOf = (place: HTMLElement, column: number) =>
  [...place.querySelectorAll('tr[data-part=row]')].map((row) => row.children[column]?.textContent ?? '')
