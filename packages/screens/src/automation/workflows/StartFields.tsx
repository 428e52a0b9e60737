import { type StartKind, startKinds, type WorkflowStart } from '@tagmason/domain'
import { Suspense } from 'react'
import { Alert, Button, IconButton, Inline, Row, Select, type SelectGroupOf, Stack, Text } from '@tagmason/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { workflowsText } from './texts.ts'
import { late } from '../../late.ts'

const HookFields = late(() => import('../steps/HookFields.tsx'), 'HookFields')

export interface StartFieldsProps {
  /** Of the workflow, where it is kept and a webhook starts it. */
  hooked: string | null

  starts: WorkflowStart[]
  error: string | false
  onChange(starts: WorkflowStart[]): void
}

/** What starts a workflow; any of them does. */
export function StartFields({ hooked, starts, error, onChange }: StartFieldsProps) {
  const text = useText(workflowsText)
  const { triggers } = useRead('workflows.choices')
  const option = (kind: StartKind) => ({ value: valueOf({ kind, of: '' }), label: text.startKinds[kind] })
  const groups: SelectGroupOf[] = [
    { label: text.startGroups.events, options: triggers.map(({ id, name }) => ({ value: valueOf({ kind: 'eventTrigger', of: id }), label: name })) },
    { label: text.startGroups.clock, options: [option('hour'), option('day'), option('week')] },
    { label: text.startGroups.findings, options: [option('anomaly'), option('alert'), option('issue'), option('ticket')] },
    { label: text.startGroups.outside, options: [option('webhook')] },
  ].filter((group) => group.options.length > 0)
  return (
    <Stack gap="xs">
      <Text weight="medium">{text.starts}</Text>
      <Text size="small" tone="muted">
        {text.startsDetail}
      </Text>
      {starts.map((start, at) => (
        <Row
          key={at}
          end={<IconButton icon={Trash2} look="plain" label={text.removeStart(at + 1)} onPress={() => onChange(starts.filter((_, index) => index !== at))} />}
        >
          <Select
            labelHidden
            label={text.start(at + 1)}
            groups={groups}
            value={valueOf(start)}
            onChange={(value) => onChange(starts.map((before, index) => (index === at ? startOf(value) : before)))}
          />
        </Row>
      ))}
      {starts.some(({ kind }) => kind === 'webhook') && (
        <Suspense fallback={null}>
          <HookFields id={hooked} />
        </Suspense>
      )}
      {error && <Alert tone="critical" title={error} />}
      <Inline>
        <Button size="small" icon={Plus} onPress={() => onChange([...starts, { kind: 'hour', of: '' }])}>
          {text.addStart}
        </Button>
      </Inline>
    </Stack>
  )
}

const valueOf = ({ kind, of }: WorkflowStart) => `${kind}:${of}`

const startOf = (value: string): WorkflowStart => {
  const [kind = '', ...of] = value.split(':')
  return { kind: startKinds.find((each) => each === kind) ?? 'hour', of: of.join(':') }
}
