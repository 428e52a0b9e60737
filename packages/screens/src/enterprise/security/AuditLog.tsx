import { type AuditEntry, filterAudit, listedEntries } from '@tagmason/domain'
import { Badge, Button, Card, Code, DataTable, Empty, Link, Stack, type TableColumn, Time } from '@tagmason/ui'
import { ScrollText, SearchX } from 'lucide-react'
import { Suspense, useDeferredValue, useMemo } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useLast } from '../../useLast.ts'
import { useNow, useRead, useReadLater } from '../../workspace.tsx'
import { AuditToolbar } from './AuditToolbar.tsx'
import { ChainState } from './ChainState.tsx'
import { ExportAudit } from './ExportAudit.tsx'
import { ResourceName } from './ResourceName.tsx'
import type { SecurityText } from './text.ts'
import { securityText } from './texts.ts'
import { auditTone } from './tones.ts'
import { useAuditFilter } from './useAuditFilter.ts'
import { late } from '../../late.ts'

/** Loaded by who opens an entry. */
const EntryDrawer = late(() => import('./EntryDrawer.tsx'), 'EntryDrawer')

/** Everything that was done, by whom and to what, as it was chained together. */
export function AuditLog() {
  const { audit: text } = useText(securityText)
  const entries = useRead('auditLog.list')
  const now = useNow()
  const { clear, addressOf, ...looking } = useAuditFilter()
  const { words, status, period } = looking.filter
  const [id] = useQuery('id')
  const opened = useLast(id)
  // Of a long log the server looks further back than what is listed.
  const isLong = entries.length >= listedEntries
  const sought = useDeferredValue(words)
  const older = useReadLater('auditLog.list', isLong ? { words: sought, status, period } : undefined) ?? entries
  const found = useMemo(() => filterAudit(older, { words, status, period }, now), [older, words, status, period, now])
  const columns = useMemo(() => columnsOf(text, addressOf), [text, addressOf])
  return (
    <Stack gap="m">
      <ChainState />
      {entries.length > 0 && <AuditToolbar {...looking} end={<ExportAudit filter={looking.filter} />} />}
      <Card level={2} title={text.title} detail={isLong ? `${text.detail} ${text.newest(listedEntries)}` : text.detail} flush>
        <DataTable
          label={text.title}
          rows={found}
          columns={columns}
          empty={
            entries.length === 0 ? (
              <Empty icon={ScrollText} title={text.none} detail={text.noneDetail} />
            ) : (
              <Empty icon={SearchX} title={text.notFound} detail={text.notFoundDetail} actions={<Button onPress={clear}>{text.clear}</Button>} />
            )
          }
        />
      </Card>
      {opened !== '' && (
        <Suspense>
          <EntryDrawer entries={[...older, ...entries]} />
        </Suspense>
      )}
    </Stack>
  )
}

const columnsOf = (text: SecurityText['audit'], addressOf: (id: string) => string): TableColumn<AuditEntry>[] => [
  {
    id: 'timestamp',
    head: text.columns.timestamp,
    width: '130px',
    cell: ({ timestamp }) => <Time at={timestamp} show="both" />,
    sort: ({ timestamp }) => timestamp,
  },
  { id: 'user', head: text.columns.user, cell: ({ user }) => user, sort: ({ user }) => user },
  {
    id: 'action',
    head: text.columns.action,
    width: '200px',
    cell: ({ id, action }) => (
      <Link alone href={addressOf(id)} label={text.openEntry(action)}>
        <Code words>{action}</Code>
      </Link>
    ),
    sort: ({ action }) => action,
  },
  { id: 'resource', head: text.columns.resource, cell: ({ resource }) => <ResourceName of={resource} />, sort: ({ resource }) => resource },
  {
    id: 'address',
    head: text.columns.address,
    width: '130px',
    cell: ({ ipAddress }) => ipAddress || text.noAddress,
    sort: ({ ipAddress }) => ipAddress || null,
  },
  {
    id: 'status',
    head: text.columns.status,
    cell: ({ status }) => <Badge tone={auditTone[status]}>{text.statuses[status]}</Badge>,
    sort: ({ status }) => status,
  },
]
