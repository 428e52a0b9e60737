import type { EventCondition, ReadTrigger } from '@tagmason/domain'
import { Badge, Button, Confirm, Inline, ListRow, MenuButton, Stack, Text, Time, toast, useLocale } from '@tagmason/ui'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useNow } from '../../workspace.tsx'
import { StatusSwitch } from '../common/StatusSwitch.tsx'
import { automationText } from '../common/texts.ts'
import { eventTone, statusTone } from '../common/tones.ts'
import { conditionsText } from '../conditions/texts.ts'
import { conditionWords } from '../conditions/words.ts'
import { actionName } from './actionName.ts'
import { eventIcons } from './eventIcons.ts'
import { triggersText } from './texts.ts'

/** One trigger: which event, which condition, how often it held, what it does. */
export function TriggerRow({ trigger }: { trigger: ReadTrigger }) {
  const text = useText(triggersText)
  const common = useText(automationText)
  const conditions = useText(conditionsText)
  const locale = useLocale()
  const now = useNow()
  const setStatus = useAct('eventTriggers.setStatus')
  const remove = useAct('eventTriggers.remove')
  const [, edit] = useQuery('id')
  const [asking, setAsking] = useState(false)
  const { id, name, description, event_type, condition, parsed, status, last_triggered, trigger_count, actions, problems = [] } = trigger

  const removeIt = async () => {
    if (await remove.run({ id })) toast.success(text.removed, { detail: name })
  }
  const followed = (next: EventCondition['next']) => (next === undefined ? '' : conditions.next(next.event, next.minutes))
  const words = parsed === null ? condition : (conditionWords(parsed, conditions, locale) || conditions.every[event_type]) + followed(parsed.next)
  const does = actions.map((action) => actionName(action, text)).join(', ')

  return (
    <ListRow
      align="start"
      title={name}
      facts={
        <>
          <Badge tone={eventTone[event_type]} icon={eventIcons[event_type]}>
            {common.eventTypes[event_type]}
          </Badge>
          <Badge tone={statusTone[status]}>{common.statuses[status]}</Badge>
        </>
      }
      detail={
        <Stack gap="xxs">
          {description !== '' && <Text>{description}</Text>}
          <Text tone="neutral">{words}</Text>
          {problems.map((problem) => (
            <Text key={problem} tone="critical">
              {text.problems[problem]}
            </Text>
          ))}
          <Text size="small" tone="muted">
            {`${does || text.noActions} · `}
            {last_triggered === null ? (
              text.neverYet
            ) : (
              <>
                {`${text.count(trigger_count)}, ${text.last} `}
                <Time at={last_triggered} show="relative" now={now} />
              </>
            )}
          </Text>
        </Stack>
      }
      actions={
        <Inline gap="xs" wrap={false}>
          <Button size="small" look="plain" label={common.of(common.edit, name)} onPress={() => edit(id)}>
            {common.edit}
          </Button>
          <MenuButton
            size="small"
            label={common.more(name)}
            icon={Ellipsis}
            items={[{ label: common.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => setAsking(true) }]}
          />
          <StatusSwitch rule={trigger} act={setStatus} blocked={parsed === null && status !== 'active' && text.noCondition} />
          <Confirm
            open={asking}
            title={text.removeQuestion(name)}
            detail={text.removeDetail}
            confirm={text.removeIt}
            tone="critical"
            busy={remove.busy}
            onConfirm={() => void removeIt()}
            onClose={() => setAsking(false)}
          />
        </Inline>
      }
    />
  )
}
