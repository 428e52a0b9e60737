import type { ExplainReason, Step } from '@tagmason/domain'
import { Alert, Button, Bullets, Code, Inline, Skeleton, Stack, Text } from '@tagmason/ui'
import { Play } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { ExportReport } from './ExportReport.tsx'
import { StepList } from './StepList.tsx'
import { proofText } from './texts.ts'

export interface ExplanationProps {
  source: { containerId?: string }
  tag: string
  /** Given the visit that fires it, to look at it event by event. */
  onRun(visit: readonly Step[]): void
}

/** Asked on request, since it is looked for on many visits: when a tag fires, or why it cannot. */
export function Explanation(props: ExplanationProps) {
  const text = useText(proofText)
  const [asked, setAsked] = useState(false)
  if (!asked)
    return (
      <Inline>
        <Button size="small" label={text.of(text.explain.ask, props.tag)} onPress={() => setAsked(true)}>
          {text.explain.ask}
        </Button>
      </Inline>
    )
  return (
    <Guard>
      <Suspense fallback={<Skeleton shape="text" />}>
        <Found {...props} />
      </Suspense>
    </Guard>
  )
}

function Found({ source, tag, onRun }: ExplanationProps) {
  const text = useText(proofText)
  const found = useRead('containers.explain', { ...source, tag })
  const { visit, reasons, impossible } = found
  if (impossible !== '') return <Alert tone="caution" title={text.explain.notFound} detail={impossible} />
  const save = <ExportReport of={{ kind: 'explain', found, tag, file: source.containerId ?? 'plan' }} />
  if (visit.length === 0) {
    const proven = reasons.every(({ code }) => code !== 'notFound')
    const title = proven ? text.explain.cannot : text.explain.notFound
    return (
      <Alert
        tone={proven ? 'critical' : 'caution'}
        title={title}
        actions={save}
        detail={
          <Bullets
            label={title}
            items={reasons.map((reason, at) => (
              <Reason key={at} reason={reason} />
            ))}
          />
        }
      />
    )
  }
  return (
    <Stack gap="s">
      <StepList label={text.explain.fires} visit={visit} />
      <Inline>
        <Button size="small" icon={Play} label={text.of(text.explain.run, tag)} onPress={() => onRun(visit)}>
          {text.explain.run}
        </Button>
        {save}
      </Inline>
    </Stack>
  )
}

function Reason({ reason }: { reason: ExplainReason }) {
  const { reasons } = useText(proofText).explain
  return (
    <Stack gap="xxs">
      <Text inline>{reasons[reason.code]({ trigger: '', by: '', because: '', ...reason })}</Text>
      {'conditions' in reason &&
        reason.conditions.map(({ left, words: comparison, right }, at) => (
          <Inline key={at} gap="xs" align="baseline">
            <Code>{left}</Code>
            <Text inline size="small">
              {comparison}
            </Text>
            <Code>{`'${right}'`}</Code>
          </Inline>
        ))}
    </Stack>
  )
}
