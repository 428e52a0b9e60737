import type { ReadTrigger } from '@tagmason/domain'
import { Button, Drawer, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { problemsOf } from '../conditions/rules.ts'
import { conditionsText } from '../conditions/texts.ts'
import { beginTrigger, isFollowable, newTrigger, wholeCondition } from './triggerDraft.ts'
import { TriggerFields } from './TriggerFields.tsx'
import { triggersText } from './texts.ts'

/** Edits the trigger that the address names, or makes a new one. */
export function TriggerEditor() {
  const [id, setId] = useQuery('id')
  const { rows } = useRead('eventTriggers.list')
  const trigger = rows.find((row) => row.id === id)
  const open = trigger !== undefined || id === newTrigger
  return <Editor key={id} trigger={trigger} open={open} onClose={() => setId('')} />
}

function Editor({ trigger, open, onClose }: { trigger: ReadTrigger | undefined; open: boolean; onClose(): void }) {
  const text = useText(triggersText)
  const common = useText(automationText)
  const conditions = useText(conditionsText)
  const save = useAct('eventTriggers.save')
  const [draft, setDraft] = useState(() => beginTrigger(trigger))
  const [tried, setTried] = useState(false)

  const submit = async () => {
    setTried(true)
    const { name, description, event, rules, actions } = draft
    if (!isFollowable(draft)) return
    if (name.trim() === '' || actions.length === 0 || Object.keys(problemsOf(rules, conditions)).length > 0) return
    const fields = { name, description, event_type: event, condition: wholeCondition(draft), actions }
    if (!(await save.run(trigger === undefined ? fields : { ...fields, id: trigger.id }))) return
    toast.success(text.saved, { detail: name })
    onClose()
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      size="large"
      title={trigger === undefined ? text.create : text.editTitle(trigger.name)}
      busy={save.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={save.busy} blocked={save.blocked}>
            {common.save}
          </Button>
        </>
      }
    >
      {open && <TriggerFields draft={draft} unread={trigger?.parsed === null ? trigger.condition : ''} tried={tried} onChange={setDraft} />}
    </Drawer>
  )
}
