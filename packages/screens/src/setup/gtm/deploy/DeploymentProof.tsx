import { Alert, Button, Code, Facts, Inline, List, Skeleton, Stack, Text } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { download } from '../../../download.ts'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { ExportReport } from '../proof/ExportReport.tsx'
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
  const found = useRead('containers.deploymentProof', wanted)
  const { tests, failures, failed, file, engine, container, impossible } = found
  if (impossible !== '') return <Alert tone="caution" title={text.impossible} detail={impossible} />
  const title = failed > 0 ? text.fails(failed, tests) : tests === 0 ? text.nothing : text.passes(tests)
  const save = (
    <Inline gap="s">
      <Button icon={Download} onPress={() => download(`${wanted.containerId}-proof.json`, file)}>
        {text.download}
      </Button>
      <ExportReport of={{ kind: 'deployment', found, title, label: text.failing, file: wanted.containerId }} />
    </Inline>
  )
  return (
    <Stack gap="s">
      {failed > 0 ? (
        <>
          <Alert
            tone="critical"
            title={title}
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
        <Alert title={title} actions={save} />
      ) : (
        <Alert tone="positive" title={title} detail={text.passesDetail} actions={save} />
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
