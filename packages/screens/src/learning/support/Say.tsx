import { Button, Form, Row, TextField } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { supportText } from './texts.ts'

/** The longest question. */
const most = 2000

/** Asks the assistant; what was typed stays until it was answered. */
export function Say() {
  const { chat: text } = useText(supportText)
  const say = useAct('supportChat.say')
  const [words, setWords] = useState('')
  const submit = async () => {
    if (words.trim() !== '' && (await say.run({ text: words.trim().slice(0, most) }))) setWords('')
  }
  return (
    <Form label={text.question} busy={say.busy} onSubmit={() => void submit()}>
      <Row
        end={
          <Button type="submit" tone="accent" look="solid" busy={say.busy} blocked={say.blocked}>
            {text.send}
          </Button>
        }
      >
        <TextField label={text.question} value={words} onChange={setWords} />
      </Row>
    </Form>
  )
}
