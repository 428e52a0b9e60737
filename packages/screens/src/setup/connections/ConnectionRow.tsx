import type { DataConnection } from '@tagmason/domain'
import { Badge, Button, Icon, Inline, ListRow, statusTone } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { ConnectionMenu } from './ConnectionMenu.tsx'
import { LastSync } from './LastSync.tsx'
import { UploadFile } from './UploadFile.tsx'
import { connectionsText } from './texts.ts'
import { problemTones, typeIcons } from './tones.ts'
import { useTest } from './useTest.ts'

/** One connection: what it brings, how it stands, when it was last read, and what can be done. */
export function ConnectionRow({ connection }: { connection: DataConnection }) {
  const text = useText(connectionsText)
  const [, open] = useQuery('id')
  const test = useTest(connection)
  const { id, name, type, status, problem, connector, file } = connection
  return (
    <ListRow
      align="start"
      lead={<Icon of={typeIcons[type]} tone="muted" />}
      title={name}
      facts={
        <>
          <Badge>{text.types[type]}</Badge>
          <Badge tone={statusTone(status)}>{text.statuses[status]}</Badge>
          {problem !== null && <Badge tone={problemTones[problem]}>{text.problems[problem]}</Badge>}
        </>
      }
      detail={<LastSync connection={connection} />}
      actions={
        <Inline gap="xs">
          <Button size="small" look="plain" label={text.of(text.details, name)} onPress={() => open(id)}>
            {text.details}
          </Button>
          {connector === 'file' && file === undefined ? (
            <UploadFile connection={connection} />
          ) : (
            <Button size="small" label={text.of(text.test, name)} busy={test.busy} blocked={test.blocked} onPress={() => void test.run()}>
              {text.test}
            </Button>
          )}
          <ConnectionMenu connection={connection} />
        </Inline>
      }
    />
  )
}
