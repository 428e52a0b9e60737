import { descriptionLimit, type TicketRow } from '@tagmason/domain'
import { Button, Form, TextArea, toast } from '@tagmason/ui'
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
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (write !== '') field.current?.focus()
  }, [write])
  const submit = async () => {
    setTried(true)
    if (words.trim() === '' || words.length > descriptionLimit) return
    if (!(await comment.run({ id, text: words, files: await files.read() }))) return
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
        error={tried && words.trim() === '' && text.commentMissing}
        onChange={setWords}
        onSubmit={() => void submit()}
      />
      <Attachments label={request.files} files={files} />
    </Form>
  )
}
