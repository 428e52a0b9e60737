import { measuresOf, nextProblem, startWorkflow, triggerEventTypes } from '@tagmason/domain'
import { Alert, Checks, Select, Stack, Text, TextField } from '@tagmason/ui'
import { Suspense } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { problemsOf } from '../conditions/rules.ts'
import { conditionsText } from '../conditions/texts.ts'
import { ConditionFields } from '../conditions/ConditionFields.tsx'
import { actionName } from './actionName.ts'
import { offeredActions, type TriggerDraft, wholeCondition, withEvent } from './triggerDraft.ts'
import { TryCondition } from './TryCondition.tsx'
import { triggersText } from './texts.ts'
import { late } from '../../late.ts'

const NextFields = late(() => import('../sequences/NextFields.tsx'), 'NextFields')
const WouldFire = late(() => import('../sequences/WouldFire.tsx'), 'WouldFire')

export interface TriggerFieldsProps {
  draft: TriggerDraft
  /** The kept condition, where it cannot be read; else empty. */
  unread: string
  /** Whether what is wrong is said. */
  tried: boolean
  onChange(draft: TriggerDraft): void
}

/** What a trigger is called, watches for, asks and does. */
export function TriggerFields({ draft, unread, tried, onChange }: TriggerFieldsProps) {
  const text = useText(triggersText)
  const common = useText(automationText)
  const { workflows: names } = useRead('eventTriggers.list')
  const workflows = names.map((name) => startWorkflow + name)
  const set = (part: Partial<TriggerDraft>) => onChange({ ...draft, ...part })
  const { name, description, event, rules, next: following, actions } = draft
  const counts = nextProblem(wholeCondition({ rules, next: { event: 'e', minutes: 1 } })) === 'counts'
  const isWhole = Object.keys(problemsOf(rules, useText(conditionsText))).length === 0
  const choose = (offered: readonly string[]) => (chosen: string[]) => set({ actions: [...actions.filter((action) => !offered.includes(action)), ...chosen] })
  const options = (offered: readonly string[]) => offered.map((value) => ({ value, label: actionName(value, text) }))
  const inside = offeredActions(actions)
  return (
    <Stack gap="l">
      <TextField required label={common.name} value={name} error={tried && name.trim() === '' && common.nameMissing} onChange={(next) => set({ name: next })} />
      <TextField label={common.description} optional value={description} onChange={(next) => set({ description: next })} />
      <Select
        label={text.eventType}
        value={event}
        options={triggerEventTypes.map((value) => ({ value, label: common.eventTypes[value] }))}
        onChange={(next) => onChange(withEvent(draft, next))}
      />
      <Stack gap="xs">
        <Text weight="medium">{text.condition}</Text>
        {unread !== '' && <Alert tone="caution" title={text.unread(unread)} />}
        <ConditionFields label={text.condition} rules={rules} measures={measuresOf[event]} tried={tried} onChange={(next) => set({ rules: next })} />
      </Stack>
      <TryCondition rules={rules} />
      <Suspense fallback={null}>
        <NextFields next={following} counts={counts} tried={tried} onChange={(next) => set({ next })} />
        {isWhole && <WouldFire event_type={event} condition={wholeCondition(draft)} />}
      </Suspense>
      <Checks
        label={text.actions}
        value={actions.filter((action) => inside.includes(action))}
        options={options(inside)}
        error={tried && actions.length === 0 && text.noAction}
        onChange={choose(inside)}
      />
      {workflows.length > 0 && (
        <Checks
          label={text.startsWorkflows}
          value={actions.filter((action) => workflows.includes(action))}
          options={names.map((name) => ({ value: startWorkflow + name, label: name }))}
          onChange={choose(workflows)}
        />
      )}
    </Stack>
  )
}
