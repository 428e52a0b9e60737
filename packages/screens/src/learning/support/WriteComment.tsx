import { descriptionLimit, type TicketRow } from '@tagmason/domain'
import { Button, Form, TextArea, formatNumber, toast, useLocale } from '@tagmason/ui'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { Attachments } from './Attachments.tsx'
import { supportText } from './texts.ts'
import { useFiles } from './useFiles.ts'

/** Adds a word to a ticket; one of the requester opens a resolved ticket again. */
export function WriteComment({ ticket: { id, status } }: { ticket: TicketRow }) {
  const { tickets: text, request } = useText(supportText)
  const comment = useAct('tickets.comment')
  const [write] = useQuery('write')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const files = useFiles()
  const locale = useLocale()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (write !== '') field.current?.focus()
  }, [write])
  const submit = async () => {
    setTried(true)
    if (words.trim() === '' || words.trim().length > descriptionLimit) return
    const sent = await files.read()
    if (sent === undefined || !(await comment.run({ id, text: words, files: sent }))) return
    toast.success(text.commented, { detail: id })
    setWords('')
    files.clear()
    setTried(false)
  }
  return (
    <Form
      label={text.comment}
      busy={comment.busy}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" tone="accent" look="solid" busy={comment.busy} blocked={comment.blocked}>
          {text.comment}
        </Button>
      }
    >
      <TextArea
        ref={field}
        label={text.write}
        hint={status === 'Resolved' && text.writeResolved}
        value={words}
        limit={descriptionLimit}
        error={
          tried &&
          (words.trim() === '' ? text.commentMissing : words.trim().length > descriptionLimit && request.tooLong(formatNumber(descriptionLimit, {}, locale)))
        }
        onChange={setWords}
        onSubmit={() => void submit()}
      />
      <Attachments files={files} />
    </Form>
  )
}
