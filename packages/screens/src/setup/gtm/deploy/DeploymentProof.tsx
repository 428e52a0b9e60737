import { Alert, Button, Code, Facts, List, Skeleton, Stack, Text } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { download } from '../../../download.ts'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { ProofFailureRow } from './ProofFailureRow.tsx'
import { deployText } from './texts.ts'

interface Wanted {
  containerId: string
  workspaceId?: string
}

/** Whether the tags do in the container what they do alone. It takes longer than what is around it, and may fail alone. */
export function DeploymentProof({ wanted }: { wanted: Wanted }) {
  return (
    <Guard>
      <Suspense fallback={<Skeleton shape="text" />}>
        <Proof wanted={wanted} />
      </Suspense>
    </Guard>
  )
}

function Proof({ wanted }: { wanted: Wanted }) {
  const text = useText(deployText).proof
  const { tests, failures, failed, file, engine, container, impossible } = useRead('containers.deploymentProof', wanted)
  if (impossible !== '') return <Alert tone="caution" title={text.impossible} detail={impossible} />
  const save = (
    <Button icon={Download} onPress={() => download(`${wanted.containerId}-proof.json`, file)}>
      {text.download}
    </Button>
  )
  return (
    <Stack gap="s">
      {failed > 0 ? (
        <>
          <Alert
            tone="critical"
            title={text.fails(failed, tests)}
            detail={
              <Stack gap="xs">
                <Text>{text.failsDetail}</Text>
                <Text>{text.settle}</Text>
              </Stack>
            }
            actions={save}
          />
          <List label={text.failing}>
            {failures.map((failure) => (
              <ProofFailureRow key={failure.trigger} failure={failure} />
            ))}
          </List>
        </>
      ) : tests === 0 ? (
        <Alert title={text.nothing} actions={save} />
      ) : (
        <Alert tone="positive" title={text.passes(tests)} detail={text.passesDetail} actions={save} />
      )}
      <Facts
        items={[
          { term: text.engine, value: engine },
          { term: text.container, value: <Code>{container.slice(0, 16)}</Code> },
        ]}
      />
    </Stack>
  )
}
