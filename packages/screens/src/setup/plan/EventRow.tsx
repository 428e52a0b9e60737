import type { PlannedEvent, StoredPlan } from '@tagmason/domain'
import { Badge, Button, Code, formatNumber, Inline, ListRow, MenuButton, Stack, Switch, Tags, Text, toast, useLocale } from '@tagmason/ui'
import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { EventDialog } from './EventDialog.tsx'
import { eventNotes } from './eventNotes.ts'
import { triggerText } from './triggerText.ts'

/** One event: whether it is written, what it is called, why it is there, what fires it, what it carries. */
export function EventRow({ event, stored }: { event: PlannedEvent; stored: StoredPlan }) {
  const texts = useText(setupText)
  const { plan: text } = texts
  const { undo } = useText(shellText)
  const locale = useLocale()
  const change = useAct('plans.changeEvent')
  const remove = useAct('plans.removeEvent')
  const restore = useAct('plans.restoreEvent')
  const [editing, setEditing] = useState(false)
  const { id, name, kind, keyEvent, enabled, because, confidence, parameters } = event

  const removeIt = async () => {
    if (await remove.run({ id })) toast.success(text.removed(name), { action: { label: undo, onPress: () => void restore.run({ id, before: stored }) } })
  }

  return (
    <ListRow
      align="start"
      lead={
        <Switch
          label={text.include(name)}
          on={enabled}
          blocked={change.blocked}
          busy={change.busy}
          onSwitch={(on) => void change.run({ id, change: { enabled: on } })}
        />
      }
      title={<Code>{name}</Code>}
      facts={<Badge tone={kind === 'recommended' ? 'accent' : 'neutral'}>{text.kinds[kind]}</Badge>}
      detail={
        <Stack gap="xxs">
          <Text>{triggerText(event.trigger, texts, locale)}</Text>
          <Text tone="muted" size="small">
            {because.text === ''
              ? text.byHand
              : [
                  text.because(unquoted(because.text)),
                  // What a person changed is certain, and needs no figure.
                  ...(confidence === 100 ? [] : [text.sure(formatNumber(confidence / 100, { as: 'percent', digits: 0 }, locale))]),
                ].join(' · ')}
          </Text>
          {eventNotes(event, text, locale).map((note) => (
            <Text key={note} size="small" tone="muted">
              {note}
            </Text>
          ))}
          {parameters.length > 0 && <Tags label={text.parameters} items={parameters.map((parameter) => parameter.name)} />}
        </Stack>
      }
      actions={
        <Inline wrap={false}>
          <Button
            size="small"
            look={keyEvent ? 'quiet' : 'plain'}
            tone={keyEvent ? 'accent' : 'neutral'}
            icon={Flag}
            pressed={keyEvent}
            blocked={change.blocked}
            label={`${text.keyEvent}: ${name}`}
            onPress={() => void change.run({ id, change: { keyEvent: !keyEvent } })}
          >
            {text.keyEvent}
          </Button>
          <MenuButton
            size="small"
            label={text.more(name)}
            icon={Ellipsis}
            items={[
              { label: text.edit, icon: Pencil, blocked: change.blocked, onPress: () => setEditing(true) },
              { label: text.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => void removeIt() },
            ]}
          />
          <EventDialog event={event} open={editing} onClose={() => setEditing(false)} />
        </Inline>
      }
    />
  )
}

/** Words without the quotation marks around them: the sentence brings its own. */
const unquoted = (words: string) => words.replace(/^["'“”„«»‘’]\s*(.*?)\s*["'“”„«»‘’]$/su, '$1')
