import { actionProblem, type WorkflowAction } from '@tagmason/domain'
import { Alert, Button, Empty, Flow, Stack, Text } from '@tagmason/ui'
import { Plus, Workflow } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { conditionsText } from '../conditions/texts.ts'
import { ActionFields } from './ActionFields.tsx'
import { actionIcons } from './actionIcons.ts'
import { withAction, withActionChanged, withActionMoved, withoutAction, type WorkflowDraft } from './workflowDraft.ts'
import { workflowsText } from './texts.ts'

export interface ActionListProps {
  draft: WorkflowDraft
  tried: boolean
  error: string | false
  onChange(draft: WorkflowDraft): void
}

/** The actions in their order; the chosen one can be changed below. */
export function ActionList({ draft, tried, error, onChange }: ActionListProps) {
  const text = useText(workflowsText)
  const { comparisons } = useText(conditionsText)
  const { triggers, integrations, reports } = useRead('workflows.choices')
  const { actions, selected } = draft
  const chosen = actions.find((action) => action.id === selected)
  const nameOf = (rows: typeof triggers, target: string | undefined) => rows.find(({ id }) => id === target)?.name ?? '…'
  const says = ({ kind, words, target, status, field = '', comparison = 'is' }: WorkflowAction) => {
    if (kind === 'setStatus') return text.switches(nameOf([...triggers, ...integrations], target), status === 'active')
    if (kind === 'report') return nameOf(reports, target)
    return kind === 'condition' ? `${field || '…'} ${comparisons[comparison]} ${words || '…'}` : words
  }
  const add = (
    <Button icon={Plus} size="small" onPress={() => onChange(withAction(draft, null))}>
      {text.addStep}
    </Button>
  )
  return (
    <Stack gap="xs">
      <Text weight="medium">{text.actionList}</Text>
      <Text size="small" tone="muted">
        {text.stepsDetail}
      </Text>
      <Flow
        label={text.actionList}
        initialView="list"
        nodes={actions.map((action, at) => ({
          id: action.id,
          kind: text.step(at + 1),
          title: text.kinds[action.kind],
          detail: says(action),
          icon: actionIcons[action.kind],
          ...(tried && actionProblem(action) !== null ? { tone: 'critical' as const, state: text.incomplete } : {}),
        }))}
        edges={actions.slice(1).map((action, at) => ({ from: actions[at]?.id ?? '', to: action.id }))}
        selected={selected}
        onSelect={(id) => onChange({ ...draft, selected: id })}
        onAdd={(after) => onChange(withAction(draft, after))}
        onRemove={(id) => onChange(withoutAction(draft, id))}
        onMove={(id, way) => onChange(withActionMoved(draft, id, way))}
        empty={<Empty icon={Workflow} title={text.noSteps} actions={add} />}
      />
      {error && <Alert tone="critical" title={error} />}
      {chosen && (
        <ActionFields
          key={chosen.id}
          action={chosen}
          actions={actions}
          tried={tried}
          onChange={(part) => onChange(withActionChanged(draft, chosen.id, part))}
        />
      )}
    </Stack>
  )
}
