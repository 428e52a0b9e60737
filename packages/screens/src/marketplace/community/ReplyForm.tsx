import { Button, Form, formatNumber, TextArea, toast, useLocale } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { communityText } from './texts.ts'

/** The most letters of a reply. */
const most = 3000

/** Answers in a discussion. */
export function ReplyForm({ id }: { id: string }) {
  const { discussion: text } = useText(communityText)
  const locale = useLocale()
  const reply = useAct('community.reply')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const wrong = words.trim() === '' ? text.replyMissing : words.trim().length > most && text.textLong(formatNumber(most, {}, locale))
  const send = async () => {
    setTried(true)
    if (wrong || !(await reply.run({ id, text: words }))) return
    toast.success(text.replied)
    setWords('')
    setTried(false)
  }
  return (
    <Form
      busy={reply.busy}
      onSubmit={() => void send()}
      actions={
        <Button type="submit" tone="accent" look="solid" busy={reply.busy} blocked={reply.blocked}>
          {text.send}
        </Button>
      }
    >
      <TextArea label={text.reply} rows={2} limit={most} error={tried && wrong} value={words} onChange={setWords} onSubmit={() => void send()} />
    </Form>
  )
}
