import { embedProviders, type PlanTrigger, triggerTypes } from '@tagmason/domain'
import { FieldGroup, Select, Stack, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { setupText } from '../texts.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { takesConditions, type TriggerDraft, type TriggerProblem } from './triggerDraft.ts'

export interface TriggerFieldsProps {
  draft: TriggerDraft
  onChange(draft: TriggerDraft): void
  problem: TriggerProblem | null
}

const videoActions = ['start', 'progress', 'pause', 'complete'] as const

/** What makes an event fire: the type and the fields that it needs. */
export function TriggerFields({ draft, onChange, problem }: TriggerFieldsProps) {
  const text = useText(setupText).trigger
  const set = (change: Partial<TriggerDraft>) => onChange({ ...draft, ...change })
  const settings = Object.entries(text.settings).map(([value, label]) => ({ value: value as TriggerDraft['setting'], label }))
  return (
    <FieldGroup label={text.label}>
      <Stack gap="s">
        <Select<PlanTrigger['type']>
          labelHidden
          label={text.label}
          options={triggerTypes.map((value) => ({ value, label: text.types[value] }))}
          value={draft.type}
          onChange={(type) => set({ type })}
        />
        {draft.type === 'scrollDepth' && (
          <TextField
            label={text.percents}
            hint={text.percentsHint}
            error={problem === 'percents' && text.percentsWrong}
            value={draft.percents}
            onChange={(percents) => set({ percents })}
          />
        )}
        {draft.type === 'timer' && (
          <TextField label={text.seconds} error={problem === 'seconds' && text.secondsWrong} value={draft.seconds} onChange={(seconds) => set({ seconds })} />
        )}
        {draft.type === 'elementVisibility' && (
          <TextField
            label={text.selector}
            error={problem === 'selector' && text.selectorMissing}
            value={draft.selector}
            onChange={(selector) => set({ selector })}
          />
        )}
        {draft.type === 'youTubeVideo' && (
          <Select
            label={text.video}
            options={videoActions.map((value) => ({ value, label: text.videoActions[value] }))}
            value={draft.actions[0] ?? 'start'}
            onChange={(action) => set({ actions: [action] })}
          />
        )}
        {draft.type === 'embed' && (
          <Select
            label={text.embed}
            options={embedProviders.map((value) => ({ value, label: text.embeds[value] }))}
            value={draft.provider}
            onChange={(provider) => set({ provider })}
          />
        )}
        {draft.type === 'automatic' && <Select label={text.setting} options={settings} value={draft.setting} onChange={(setting) => set({ setting })} />}
        {takesConditions(draft.type) && (
          <ConditionFields
            conditions={draft.conditions}
            onChange={(conditions) => set({ conditions })}
            error={(problem === 'conditions' && text.valueMissing) || (problem === 'pattern' && text.patternWrong)}
          />
        )}
      </Stack>
    </FieldGroup>
  )
}
