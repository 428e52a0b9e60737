import type { Endpoint } from '@tagmason/domain'
import { Button, Code, DataTable, Stack, type TableColumn } from '@tagmason/ui'
import { useMemo, useState } from 'react'
import { accessText } from '../../account/access/texts.ts'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { Console } from './Console.tsx'
import { InBrowser } from './InBrowser.tsx'
import { apiText } from './texts.ts'

/** What can be called, how often in an hour, and a place to try it. */
export function EndpointsTab({ rows }: { rows: readonly Endpoint[] }) {
  const text = useText(apiText)
  const { of } = useText(accessText)
  const isServed = useRead('session.get').server !== undefined
  const [tried, tryOut] = useState<Endpoint | null>(null)
  const columns = useMemo<TableColumn<Endpoint>[]>(() => {
    const heads = text.endpointColumns
    // A server counts each event by itself, by the interval that is asked for.
    const wordsOf = ({ id, description }: Endpoint) => (isServed && id === 'endpoint-events' ? text.countsByInterval : (text.endpoints[id] ?? description))
    return [
      { id: 'path', head: heads.path, cell: ({ path }) => <Code>{path}</Code>, sort: ({ path }) => path },
      { id: 'method', head: heads.method, cell: ({ method }) => <Code>{method}</Code>, sort: ({ method }) => method },
      { id: 'description', head: heads.description, cell: (row) => wordsOf(row) },
      {
        id: 'rateLimit',
        head: heads.rateLimit,
        align: 'end',
        cell: ({ rateLimit }) => (rateLimit === null ? text.anyNumber : text.perHour(rateLimit)),
        sort: ({ rateLimit }) => rateLimit ?? Infinity,
      },
      {
        id: 'console',
        head: heads.console,
        align: 'end',
        cell: (row) => (
          <Button size="small" label={of(text.tryIt, `${row.method} ${row.path}`)} onPress={() => tryOut(row)}>
            {text.tryIt}
          </Button>
        ),
      },
    ]
  }, [text, of, isServed])
  return (
    <Stack gap="m">
      <InBrowser />
      <DataTable<Endpoint> label={text.tabs.endpoints} caption rows={rows} columns={columns} rowName={pathOf} />
      <Console endpoint={tried} onClose={() => tryOut(null)} />
    </Stack>
  )
}

const pathOf = ({ path }: Endpoint) => path
