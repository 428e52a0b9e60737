import { type EventType, eventTypes } from '@tagmason/domain'
import { Card, Form, Hidden, Select, Stack, TextField, toast } from '@tagmason/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useReadLater } from '../../workspace.tsx'
import { SubmitRow } from '../SubmitRow.tsx'
import { NameNotes } from './NameNotes.tsx'
import { eventsText } from './texts.ts'

/** A name and a type make a draft. While the name is typed it is said what GA4 makes of it. */
export function CreateEvent() {
  const text = useText(eventsText)
  const create = useAct('events.create')
  const [name, setName] = useState('')
  const [type, setType] = useState<EventType>('custom')
  const [tried, setTried] = useState(false)
  const check = useReadLater('events.check', { name: name.slice(0, 200) })
  const empty = name.trim() === ''

  const submit = async () => {
    setTried(true)
    if (empty || check?.taken !== false) return
    const made = await create.run({ name, type })
    if (made === undefined) return
    setName('')
    setTried(false)
    toast.success(text.created, { detail: made.done.name })
  }
  return (
    <Card level={2} title={text.create} detail={text.createDetail}>
      <Form label={text.create} busy={create.busy} onSubmit={() => void submit()}>
        <Stack gap="s">
          <SubmitRow action={text.createEvent} icon={Plus} busy={create.busy} blocked={create.blocked}>
            <TextField
              label={text.name}
              placeholder={text.namePlaceholder}
              blocked={create.blocked}
              error={tried && ((empty && text.nameMissing) || (check?.taken === true && text.nameTaken))}
              value={name}
              onChange={setName}
            />
            <Select<EventType>
              label={text.type}
              blocked={create.blocked}
              options={eventTypes.map((value) => ({ value, label: text.types[value] }))}
              value={type}
              onChange={setType}
            />
          </SubmitRow>
          <NameNotes typed={name} check={check} onUse={setName} />
          <Hidden announce="status">{create.busy && text.creating}</Hidden>
        </Stack>
      </Form>
    </Card>
  )
}
