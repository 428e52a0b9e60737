import { Card, Form, Stack, Text, TextField } from '@tagmason/ui'
import { Plug } from 'lucide-react'
import { useState } from 'react'
import { SubmitRow } from './SubmitRow.tsx'

export interface ConnectFormProps {
  title: string
  detail: string
  label: string
  hint: string
  placeholder: string
  action: string
  busy: boolean
  blocked: string | false
  /** What is wrong with an id, in words; false when it can be connected. */
  problemOf(id: string): string | false
  /** An id that can be connected, trimmed and in capitals. True when it was. */
  onConnect(id: string): Promise<boolean>
  /** An id with a problem was sent. */
  onRefused(): void
}

/** Asks for the id of something at Google and connects it. The field clears when it is connected and keeps what was typed when it is not. */
export function ConnectForm({ title, detail, label, hint, placeholder, action, busy, blocked, problemOf, onConnect, onRefused }: ConnectFormProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | false>(false)
  const id = typed.trim().toUpperCase()
  const submit = async () => {
    const wrong = problemOf(id)
    setProblem(wrong)
    if (wrong) onRefused()
    else if (await onConnect(id)) setTyped('')
  }
  return (
    <Card level={2} title={title} detail={detail}>
      <Form label={title} busy={busy} onSubmit={() => void submit()}>
        <Stack gap="s">
          <SubmitRow action={action} icon={Plug} busy={busy} blocked={blocked}>
            <TextField label={label} placeholder={placeholder} error={problem} blocked={blocked} value={typed} onChange={setTyped} />
          </SubmitRow>
          <Text size="small" tone="muted">
            {hint}
          </Text>
        </Stack>
      </Form>
    </Card>
  )
}
