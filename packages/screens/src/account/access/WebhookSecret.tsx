import type { ShownWebhook } from '@tagmason/domain'
import { Button, Card, Confirm, toast } from '@tagmason/ui'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { accessText } from './texts.ts'

/** Makes another secret for a webhook, after asking: messages are signed with it at once, and the old one is gone. */
export function WebhookSecret({ id, onMade }: { id: string; onMade(made: ShownWebhook): void }) {
  const text = useText(accessText)
  const rotate = useAct('webhooks.rotateSecret')
  const [asking, setAsking] = useState(false)
  const make = async () => {
    const made = await rotate.run({ id })
    if (made === undefined) return
    setAsking(false)
    toast.success(text.secretChanged, { detail: made.done.webhook.name })
    onMade(made.done)
  }
  return (
    <Card
      sunken
      title={text.secret}
      detail={text.secretDetail}
      actions={
        <>
          <Button size="small" icon={KeyRound} blocked={rotate.blocked} onPress={() => setAsking(true)}>
            {text.newSecret}
          </Button>
          <Confirm
            open={asking}
            title={text.newSecretQuestion}
            detail={text.newSecretDetail}
            confirm={text.makeSecret}
            busy={rotate.busy}
            onConfirm={() => void make()}
            onClose={() => setAsking(false)}
          />
        </>
      }
    />
  )
}
