import type { ConfiguredEventStatus, ListedEvent } from '@tagmason/domain'
import { Badge, Button, Code, Inline, ListRow, MenuButton, Stack, Text, toast, type Tone } from '@tagmason/ui'
import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { eventsText } from './texts.ts'

const tones: Record<ConfiguredEventStatus, Tone> = { active: 'positive', draft: 'neutral' }

/** One event: what it is called, whether it is sent, what fires it, where it is used, and what is unlucky about its name. */
export function EventRow({ event: { uses, findings, ...event } }: { event: ListedEvent }) {
  const text = useText(eventsText)
  const { undo } = useText(shellText)
  const setStatus = useAct('events.setStatus')
  const duplicate = useAct('events.duplicate')
  const remove = useAct('events.remove')
  const restore = useAct('events.restore')
  const [, open] = useQuery('id')
  const { id, name, status, triggers, type, keyEvent = false } = event
  const [finding] = findings
  const active = status === 'active'
  const planned = uses.some((use) => use.kind === 'plan')

  const turn = async () => {
    if (!(await setStatus.run({ id, status: active ? 'draft' : 'active' }))) return
    toast.success(active ? text.paused : text.activated, { detail: planned ? text.planned : active ? text.pausedDetail : text.activatedDetail })
  }
  const copy = async () => {
    const made = await duplicate.run({ id })
    if (made !== undefined) toast.success(text.duplicated, { detail: made.done.name })
  }
  const removeIt = async () => {
    if (await remove.run({ id })) toast.success(text.removed(name), { action: { label: undo, onPress: () => void restore.run(event) } })
  }
  const turnIt = active ? text.pause : text.activate
  return (
    <ListRow
      align="start"
      title={<Code>{name}</Code>}
      facts={
        <>
          <Badge tone={tones[status]}>{text.statuses[status]}</Badge>
          {keyEvent && <Badge tone="accent">{text.keyEvent}</Badge>}
        </>
      }
      detail={
        <Stack gap="xxs">
          <Text size="small" tone="muted">
            {[...(type === undefined ? [] : [text.types[type]]), text.triggers(triggers), ...(uses.length === 0 ? [] : [text.usedIn(uses.length)])].join(' · ')}
          </Text>
          {finding !== undefined && (
            <Text size="small" tone="caution">
              {text.findings[finding.code](finding.other ?? '')}
            </Text>
          )}
        </Stack>
      }
      actions={
        <Inline gap="xs">
          <Button
            size="small"
            look="plain"
            label={text.of(turnIt, name)}
            busy={setStatus.busy}
            blocked={setStatus.blocked || (!active && triggers === 0 && text.needsTrigger)}
            onPress={() => void turn()}
          >
            {turnIt}
          </Button>
          <Button size="small" label={text.of(text.edit, name)} onPress={() => open(id)}>
            {text.edit}
          </Button>
          <MenuButton
            size="small"
            label={text.more(name)}
            icon={Ellipsis}
            items={[
              { label: text.duplicate, icon: Copy, blocked: duplicate.blocked, onPress: () => void copy() },
              { label: text.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => void removeIt() },
            ]}
          />
        </Inline>
      }
    />
  )
}
