import type { ShownWebhook } from '@tagmason/domain'
import { Button, Card, toast } from '@tagmason/ui'
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
      title={asking ? text.newSecretQuestion : text.secret}
      detail={asking ? text.newSecretDetail : text.secretDetail}
      actions={
        <>
          {asking && (
            <Button size="small" tone="accent" busy={rotate.busy} onPress={() => void make()}>
              {text.makeSecret}
            </Button>
          )}
          {/* Where it was asked for, the way back stands: who presses twice changes nothing. */}
          <Button size="small" icon={asking ? undefined : KeyRound} blocked={rotate.blocked} onPress={() => setAsking(!asking)}>
            {asking ? text.cancel : text.newSecret}
          </Button>
        </>
      }
    />
  )
}
