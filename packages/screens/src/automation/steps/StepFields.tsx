import { type ActionProblem, stepComparisons, type WorkflowAction } from '@tagmason/domain'
import { Row, Select, Stack, Text, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { conditionsText } from '../conditions/texts.ts'
import { workflowsText } from '../workflows/texts.ts'
import { stepsText } from './texts.ts'

export interface StepFieldsProps {
  action: WorkflowAction
  actions: readonly WorkflowAction[]
  problem: ActionProblem | null
  /** What is wrong, in words. */
  error: string | false
  onChange(part: Partial<WorkflowAction>): void
}

/** What an action asks for beside its words: to whom it goes, which report, or what is compared and where it goes on. */
export function StepFields(props: StepFieldsProps) {
  const { kind } = props.action
  return kind === 'condition' ? <Comparison {...props} /> : kind === 'report' ? <Report {...props} /> : <Recipient {...props} />
}

function Recipient({ action: { kind, to = '' }, problem, error, onChange }: StepFieldsProps) {
  const text = useText(stepsText)
  const isChat = kind === 'chat'
  const wrong = problem === 'recipient' || (problem === 'address' && isChat)
  return (
    <TextField
      label={isChat ? text.chatTo : text.recipient}
      optional
      hint={isChat ? text.chatHint : text.recipientHint}
      value={to}
      error={wrong && error}
      onChange={(next) => onChange({ to: next })}
    />
  )
}

function Report(props: StepFieldsProps) {
  const text = useText(stepsText)
  const { reports } = useRead('workflows.choices')
  const { action, problem, error, onChange } = props
  if (reports.length === 0) return <Text>{text.noReports}</Text>
  return (
    <Stack gap="m">
      <Select
        label={text.report}
        value={action.target ?? ''}
        error={problem === 'report' && error}
        options={reports.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(target) => onChange({ target })}
      />
      <Recipient {...props} />
    </Stack>
  )
}

const end = '-'

function Comparison({ action, actions, problem, error, onChange }: StepFieldsProps) {
  const text = useText(stepsText)
  const workflows = useText(workflowsText)
  const { comparisons } = useText(conditionsText)
  const { id, words, field = '', comparison = 'is', otherwise = '' } = action
  const place = actions.findIndex((each) => each.id === id)
  const later = actions.slice(place + 1).map((each, at) => ({ value: each.id, label: text.goOn(workflows.step(place + at + 2), workflows.kinds[each.kind]) }))
  return (
    <Stack gap="m">
      <TextField
        required
        label={text.field}
        hint={text.fieldHint}
        value={field}
        error={problem === 'field' && error}
        onChange={(next) => onChange({ field: next })}
      />
      <Row>
        <Select
          label={text.comparison}
          value={comparison}
          options={stepComparisons.map((value) => ({ value, label: comparisons[value] }))}
          onChange={(next) => onChange({ comparison: next })}
        />
        <TextField
          required
          label={workflows.words.condition}
          value={words}
          error={problem === 'words' && error}
          onChange={(next) => onChange({ words: next })}
        />
      </Row>
      <Select
        label={text.otherwise}
        value={later.some(({ value }) => value === otherwise) ? otherwise : end}
        options={[{ value: end, label: text.end }, ...later]}
        onChange={(next) => onChange({ otherwise: next === end ? '' : next })}
      />
    </Stack>
  )
}
