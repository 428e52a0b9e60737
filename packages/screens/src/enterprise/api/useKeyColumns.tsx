import type { ApiKey } from '@tagmason/domain'
import { Badge, Code, CopyButton, Inline, Num, statusTone, type TableColumn, Time, toast } from '@tagmason/ui'
import { useMemo } from 'react'
import { accessText } from '../../account/access/texts.ts'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { KeyName } from './KeyName.tsx'
import { apiText } from './texts.ts'

/** What the table says about a key. Only what stands in web pages can be copied, and its calls are not counted. */
export function useKeyColumns(): readonly TableColumn<ApiKey>[] {
  const { keyColumns: heads, copy, copied } = useText(apiText)
  const { statuses, neverUsed, of } = useText(accessText)
  const now = useNow()
  return useMemo(
    () => [
      { id: 'name', head: heads.name, cell: (row) => <KeyName row={row} />, sort: ({ name }) => name },
      {
        id: 'key',
        head: heads.key,
        cell: ({ kind, key, name }) => (
          <Inline gap="xxs" wrap={false}>
            <Code>{key}</Code>
            {kind === 'ingest' && <CopyButton bare look="plain" value={key} label={of(copy, name)} onCopy={() => toast.success(copied, { detail: name })} />}
          </Inline>
        ),
      },
      { id: 'created', head: heads.created, cell: ({ created }) => <Time at={created} />, sort: ({ created }) => created },
      {
        id: 'lastUsed',
        head: heads.lastUsed,
        cell: ({ lastUsed }) => <Time at={lastUsed} show="relative" now={now} missing={neverUsed} />,
        sort: ({ lastUsed }) => lastUsed,
      },
      {
        id: 'requests',
        head: heads.requests,
        align: 'end',
        cell: ({ kind, requests }) => <Num value={kind === 'ingest' ? null : requests} />,
        sort: ({ requests }) => requests,
      },
      {
        id: 'status',
        head: heads.status,
        cell: ({ status }) => <Badge tone={statusTone(status)}>{statuses[status]}</Badge>,
        sort: ({ status }) => status,
      },
    ],
    [heads, copy, copied, statuses, neverUsed, of, now],
  )
}
