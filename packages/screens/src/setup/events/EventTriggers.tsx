import { offeredTrigger } from '@tagmason/domain'
import { Button, Inline, Stack, Text } from '@tagmason/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { draftOf } from '../plan/triggerDraft.ts'
import { TriggerFields } from '../plan/TriggerFields.tsx'
import type { EventEdit, Problem } from './eventEdit.ts'
import { eventsText } from './texts.ts'

export interface EventTriggersProps {
  draft: EventEdit
  problem: Problem['trigger'] | undefined
  set(part: Partial<EventEdit>): void
}

/** What fires an event: each of these alone is enough. The type of the event decides what a new one begins with. */
export function EventTriggers({ draft: { triggers, type, name }, problem, set }: EventTriggersProps) {
  const text = useText(eventsText)
  return (
    <Stack gap="s">
      {triggers.length === 0 && <Text tone="muted">{text.noTriggers}</Text>}
      {triggers.map((trigger, index) => (
        <Stack key={index} gap="xs">
          <TriggerFields
            draft={trigger}
            problem={problem?.at === index ? problem.problem : null}
            onChange={(changed) => set({ triggers: triggers.with(index, changed) })}
          />
          <Inline>
            <Button size="small" look="plain" icon={Trash2} onPress={() => set({ triggers: triggers.toSpliced(index, 1) })}>
              {text.removeTrigger(index + 1)}
            </Button>
          </Inline>
        </Stack>
      ))}
      <Inline>
        <Button size="small" icon={Plus} onPress={() => set({ triggers: [...triggers, draftOf(offeredTrigger(type, name))] })}>
          {text.addTrigger}
        </Button>
      </Inline>
    </Stack>
  )
}
