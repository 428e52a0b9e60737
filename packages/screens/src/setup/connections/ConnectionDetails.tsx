import type { DataConnection } from '@tagmason/domain'
import { Alert, Badge, Bullets, Drawer, Facts, Num, Section, Stack, statusTone, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useNow, useRead } from '../../workspace.tsx'
import { FileContents } from './FileContents.tsx'
import { connectionsText } from './texts.ts'
import { problemTones } from './tones.ts'
import { useProblem } from './useTest.ts'

/** The connection that the address names: how it stands, and what of it has been read. */
export function ConnectionDetails() {
  const text = useText(connectionsText)
  const [id, setId] = useQuery('id')
  const connection = useRead('connections.list').find((row) => row.id === id)
  return (
    <Drawer open={connection !== undefined} onClose={() => setId('')} title={connection?.name ?? text.details}>
      {connection !== undefined && <Details connection={connection} />}
    </Drawer>
  )
}

function Details({ connection }: { connection: DataConnection }) {
  const text = useText(connectionsText)
  const words = useProblem(connection)
  const now = useNow()
  const { type, status, connector, account, lastSync, rows, problem, file } = connection
  return (
    <Stack gap="l">
      {problem !== null && <Alert tone={problemTones[problem]} title={text.problems[problem]} detail={words(problem)} />}
      <Facts
        items={[
          { term: text.facts.type, value: text.types[type] },
          { term: text.facts.status, value: <Badge tone={statusTone(status)}>{text.statuses[status]}</Badge> },
          { term: text.facts.source, value: text.connectors[connector] },
          connector === 'file' ? { term: text.facts.file, value: file?.name ?? text.noFile } : { term: text.facts.account, value: account },
          { term: text.facts.lastSync, value: <Time at={lastSync} show="relative" now={now} /> },
          { term: text.facts.rows, value: <Num value={rows} /> },
        ]}
      />
      {file !== undefined && <FileContents file={file} />}
      {connector !== 'file' && status === 'pending' && (
        <Section title={text.needs} size="large">
          <Bullets ordered label={text.needs} items={text.needList(text.connectors[connector])} />
        </Section>
      )}
    </Stack>
  )
}
