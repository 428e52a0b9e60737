import { mostTestCharacters, type TestStrength } from '@tagmason/domain'
import { Alert, Button, Empty, FileDrop, Heading, Inline, List, Meter, Skeleton, Stack, Text, toast } from '@tagmason/ui'
import { Download, ShieldCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { download } from '../../../download.ts'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { usePages } from '../../../usePages.tsx'
import { useRead } from '../../../workspace.tsx'
import { ExportReport } from './ExportReport.tsx'
import { SurvivorRow } from './SurvivorRow.tsx'
import { proofText } from './texts.ts'

const fileName = 'tests.yaml'

/** What the tests of the generated tags, or of a container, are worth: the small faults that they do not notice, and what would. */
export function Strength({ source }: { source: { containerId?: string } }) {
  const text = useText(proofText).strength
  const [given, setGiven] = useState<{ file: File; tests: string } | null>(null)
  const ofPlan = source.containerId === undefined
  return (
    <Stack gap="m">
      {!ofPlan && (
        <FileDrop
          label={text.file}
          hint={`${text.fileDetail} ${text.fileNone}`}
          accept=".yaml,.yml,.json"
          maxBytes={mostTestCharacters}
          files={given === null ? [] : [given.file]}
          onChoose={([file]) => {
            if (file !== undefined) void file.text().then((tests) => setGiven({ file, tests }))
          }}
          onRemove={() => setGiven(null)}
        />
      )}
      <Guard key={given?.tests ?? ''}>
        <Suspense fallback={<Skeleton shape="text" />}>
          <Measured source={{ ...source, ...(given !== null && { tests: given.tests }) }} ofPlan={ofPlan} />
        </Suspense>
      </Guard>
    </Stack>
  )
}

function Measured({ source, ofPlan }: { source: { containerId?: string; tests?: string }; ofPlan: boolean }) {
  const text = useText(proofText).strength
  const strength = useRead('containers.strength', source)
  const { tests, killed, survived, equivalent, faults, impossible } = strength
  const tried = killed + survived + equivalent
  const counting = killed + survived
  if (impossible !== '') return <Alert tone="caution" title={text.impossible} detail={impossible} />
  if (counting === 0) return <Empty icon={ShieldCheck} title={text.nothing} detail={text.nothingDetail} />
  return (
    <Stack gap="m">
      <Stack gap="xs">
        <Meter
          label={text.meter}
          value={killed}
          max={counting}
          low={counting * 0.8}
          high={counting * 0.95}
          good="high"
          detail={text.noticed(killed, counting)}
          state={survived === 0 ? text.all : text.survivors(survived)}
        />
        <Text size="small" tone="muted">
          {[
            text.told(tried),
            ofPlan ? text.ofPlan(tests) : tests > 0 ? text.ofFile(tests) : '',
            equivalent > 0 ? text.harmless(equivalent) : '',
            faults > tried ? text.sampled(tried, faults) : '',
          ]
            .filter((part) => part !== '')
            .join(' ')}
        </Text>
      </Stack>
      <ExportReport of={{ kind: 'tests', found: strength, file: source.containerId ?? 'plan' }} />
      {survived === 0 ? <Alert tone="positive" title={text.all} detail={text.allDetail} /> : <Survivors strength={strength} />}
    </Stack>
  )
}

function Survivors({ strength: { survivors, survived, missing, written } }: { strength: TestStrength }) {
  const text = useText(proofText).strength
  const { shown, pager } = usePages(text.list, survivors, 10)
  const write = () => {
    download(fileName, written)
    toast.success(text.written, { detail: text.writtenDetail(fileName) })
  }
  return (
    <Stack gap="s">
      <Inline justify="between" gap="s">
        <Heading level={2} size="body">
          {text.list}
        </Heading>
        {missing > 0 && (
          <Button icon={Download} tone="accent" look="solid" onPress={write}>
            {text.write(missing)}
          </Button>
        )}
      </Inline>
      {survived > survivors.length && <Alert tone="caution" title={text.cut(survivors.length, survived)} />}
      <List label={text.list}>
        {shown.map((survivor, at) => (
          <SurvivorRow key={at} survivor={survivor} />
        ))}
      </List>
      {pager}
    </Stack>
  )
}
