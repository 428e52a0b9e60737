import { actionKinds, actionProblem, outerActions, switchStatuses, type WorkflowAction } from '@tagmason/domain'
import { Card, Row, Select, Stack, Text, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { Suspense } from 'react'
import { asKind } from './workflowDraft.ts'
import { workflowsText } from './texts.ts'
import { late } from '../../late.ts'

// The steps that need more than words are rare.
const StepFields = late(() => import('../steps/StepFields.tsx'), 'StepFields')
const withMore: readonly WorkflowAction['kind'][] = ['email', 'chat', 'report', 'condition']

export interface ActionFieldsProps {
  action: WorkflowAction
  /** Those of the workflow, in their order. */
  actions: readonly WorkflowAction[]
  tried: boolean
  onChange(part: Partial<WorkflowAction>): void
}

/** What the chosen action does and what it needs to be told. */
export function ActionFields({ action, actions, tried, onChange }: ActionFieldsProps) {
  const text = useText(workflowsText)
  const { triggers, integrations } = useRead('workflows.choices')
  const { kind, words, target = '', status = 'paused' } = action
  const problem = tried ? actionProblem(action) : null
  const error = problem !== null && text.problems[problem]
  const options = (rows: typeof triggers) => rows.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Card sunken>
      <Stack gap="m">
        <Select
          label={text.kind}
          value={kind}
          options={actionKinds.map((value) => ({ value, label: text.kinds[value] }))}
          onChange={(next) => onChange(asKind(action, next))}
        />
        {kind === 'setStatus' ? (
          <Row>
            <Select
              label={text.target}
              value={target}
              error={error}
              groups={[
                { label: text.targetGroups.triggers, options: options(triggers) },
                { label: text.targetGroups.integrations, options: options(integrations) },
              ].filter((group) => group.options.length > 0)}
              onChange={(next) => onChange({ target: next })}
            />
            <Select
              label={text.to}
              value={status}
              options={switchStatuses.map((value) => ({ value, label: value === 'active' ? text.on : text.off }))}
              onChange={(next) => onChange({ status: next })}
            />
          </Row>
        ) : kind === 'report' || kind === 'condition' ? null : (
          <TextField
            required
            label={text.words[kind]}
            value={words}
            error={problem !== 'recipient' && !(problem === 'address' && kind === 'chat') && error}
            onChange={(next) => onChange({ words: next })}
          />
        )}
        {withMore.includes(kind) && (
          <Suspense fallback={null}>
            <StepFields action={action} actions={actions} problem={problem} error={error} onChange={onChange} />
          </Suspense>
        )}
        {outerActions.includes(kind) && (
          <Text size="small" tone="muted">
            {text.needsService}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
