import type { ApiAnswer, Endpoint } from '@tagmason/domain'
import { Button, Drawer, PasswordField, Stack, TextArea } from '@tagmason/ui'
import { useState } from 'react'
import { accessText } from '../../account/access/texts.ts'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useLast } from '../../useLast.ts'
import { useAct } from '../../workspace.tsx'
import { Answer } from './Answer.tsx'
import { exampleBody } from './examples.ts'
import { apiText } from './texts.ts'

/** Calls an endpoint with a key, as a server would, and shows what came back. */
export function Console({ endpoint, onClose }: { endpoint: Endpoint | null; onClose(): void }) {
  const text = useText(apiText)
  const { of } = useText(accessText)
  const { busy, run } = useAct('apiKeys.call')
  const last = useLast(endpoint)
  const [key, setKey] = useState('')
  const [body, setBody] = useState(exampleBody)
  const [tried, setTried] = useState(false)
  const [answer, setAnswer] = useState<ApiAnswer | null>(null)
  useOnOpen(endpoint !== null, () => {
    setKey('')
    setBody(exampleBody)
    setTried(false)
    setAnswer(null)
  })
  const posts = last?.method === 'POST'
  const wrongBody = posts && !isJson(body)
  const send = async () => {
    setTried(true)
    if (endpoint === null || key.trim() === '' || wrongBody) return
    const outcome = await run({ endpoint: endpoint.id, authorization: `Bearer ${key.trim()}`, ...(posts ? { body } : {}) })
    if (outcome !== undefined) setAnswer(outcome.done)
  }
  return (
    <Drawer
      open={endpoint !== null}
      onClose={onClose}
      title={of(text.tryIt, `${last?.method ?? ''} ${last?.path ?? ''}`)}
      detail={text.consoleDetail}
      busy={busy}
      onSubmit={() => void send()}
      actions={
        <>
          <Button onPress={onClose}>{text.close}</Button>
          <Button type="submit" tone="accent" look="solid" busy={busy}>
            {text.sendRequest}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <PasswordField label={text.keyLabel} hint={text.keyHint} value={key} error={tried && key.trim() === '' && text.keyMissing} onChange={setKey} />
        {posts && <TextArea label={text.bodyLabel} rows={6} value={body} error={tried && wrongBody && text.bodyWrong} onChange={setBody} />}
        {answer !== null && <Answer answer={answer} />}
      </Stack>
    </Drawer>
  )
}

function isJson(written: string) {
  try {
    JSON.parse(written)
    return true
  } catch {
    return false
  }
}
