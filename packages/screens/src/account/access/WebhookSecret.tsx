import type { ShownWebhook } from '@tagmason/domain'
import { Button, Card, toast } from '@tagmason/ui'
import { KeyRound } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { accessText } from './texts.ts'

/** Makes another secret for a webhook: at once, because messages are signed with it from then on. */
export function WebhookSecret({ id, onMade }: { id: string; onMade(made: ShownWebhook): void }) {
  const text = useText(accessText)
  const rotate = useAct('webhooks.rotateSecret')
  const make = async () => {
    const made = await rotate.run({ id })
    if (made === undefined) return
    toast.success(text.secretChanged, { detail: made.done.webhook.name })
    onMade(made.done)
  }
  return (
    <Card
      sunken
      title={text.secret}
      detail={text.secretDetail}
      actions={
        <Button size="small" icon={KeyRound} busy={rotate.busy} blocked={rotate.blocked} onPress={() => void make()}>
          {text.newSecret}
        </Button>
      }
    />
  )
}
