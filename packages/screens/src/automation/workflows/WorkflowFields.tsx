import { measures } from '@tagmason/domain'
import { Stack, Text, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { automationText } from '../common/texts.ts'
import { ConditionFields } from '../conditions/ConditionFields.tsx'
import { ActionList } from './ActionList.tsx'
import { StartFields } from './StartFields.tsx'
import type { WorkflowDraft } from './workflowDraft.ts'
import { workflowsText } from './texts.ts'

export interface WorkflowFieldsProps {
  draft: WorkflowDraft
  /** Id of the workflow, where it is kept and a webhook starts it. */
  hooked: string | null
  /** Another workflow has its name. */
  taken: boolean
  /** Whether what is wrong is said. */
  tried: boolean
  /** Whether triggers and actions must be there: a draft may wait for them. */
  whole: boolean
  onChange(draft: WorkflowDraft): void
}

/** What a workflow is called, what starts it, when it goes on, and what it does. */
export function WorkflowFields({ draft, hooked, taken, tried, whole, onChange }: WorkflowFieldsProps) {
  const text = useText(workflowsText)
  const common = useText(automationText)
  const set = (part: Partial<WorkflowDraft>) => onChange({ ...draft, ...part })
  const { name, description, starts, rules } = draft
  return (
    <Stack gap="l">
      <TextField
        required
        label={common.name}
        value={name}
        error={tried && ((name.trim() === '' && common.nameMissing) || (taken && text.nameTaken))}
        onChange={(next) => set({ name: next })}
      />
      <TextField label={common.description} optional value={description} onChange={(next) => set({ description: next })} />
      <StartFields
        hooked={hooked}
        starts={starts}
        error={tried && whole && starts.length === 0 && text.startMissing}
        onChange={(next) => set({ starts: next })}
      />
      <Stack gap="xs">
        <Text weight="medium">{text.condition}</Text>
        <ConditionFields label={text.condition} rules={rules} measures={measures} tried={tried} onChange={(next) => set({ rules: next })} />
      </Stack>
      <ActionList draft={draft} tried={tried} error={tried && whole && draft.actions.length === 0 && text.stepMissing} onChange={onChange} />
    </Stack>
  )
}
