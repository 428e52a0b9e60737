import { type ElementType, elementTypes, type FoundElement } from '@tagmason/domain'
import { Button, Form, Inline, Row, Select, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { useAct, useReadLater } from '../../../workspace.tsx'
import { NameNotes } from '../../events/NameNotes.tsx'
import { screenshotText } from '../texts.ts'
import { ownText } from './texts.ts'

/** Type, words and event of an element, to be put right. What is corrected is kept for the feedback loop. */
export function ElementEditor({ element: { id, type, text: words, event }, onClose }: { element: FoundElement; onClose(): void }) {
  const base = useText(screenshotText)
  const text = useText(ownText)
  const act = useAct('screenshots.change')
  const [draft, setDraft] = useState({ type, words, event })
  const check = useReadLater('events.check', { name: draft.event.slice(0, 200) })
  const nameless = draft.event.trim() === ''
  const save = async () => {
    if (nameless) return
    const change = {
      ...(draft.type === type ? {} : { type: draft.type }),
      ...(draft.words.trim() === words ? {} : { text: draft.words }),
      ...(draft.event.trim() === event ? {} : { tracking: draft.event }),
    }
    if (Object.keys(change).length > 0 && (await act.run({ id, change })) === undefined) return
    if (Object.keys(change).length > 0) toast.success(text.corrected)
    onClose()
  }
  return (
    <Form busy={act.busy} onSubmit={() => void save()}>
      <Stack gap="s">
        <TextField label={text.words} limit={500} value={draft.words} onChange={(next) => setDraft({ ...draft, words: next })} />
        <Row>
          <Select<ElementType>
            label={text.type}
            options={elementTypes.map((value) => ({ value, label: base.types[value] }))}
            value={draft.type}
            onChange={(next) => setDraft({ ...draft, type: next })}
          />
          <TextField label={text.event} error={nameless && text.eventMissing} value={draft.event} onChange={(next) => setDraft({ ...draft, event: next })} />
        </Row>
        <NameNotes typed={draft.event} check={check} onUse={(next) => setDraft({ ...draft, event: next })} />
        <Inline gap="xs">
          <Button type="submit" size="small" tone="accent" look="solid" busy={act.busy}>
            {text.save}
          </Button>
          <Button size="small" onPress={onClose}>
            {text.close}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
