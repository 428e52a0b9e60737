import type { Webhook } from '@tagmason/domain'
import { Confirm, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useLast } from '../../useLast.ts'
import { useAct } from '../../workspace.tsx'
import { apiText } from './texts.ts'

/** Asks before a webhook goes with all that is known of its deliveries. */
export function RemoveWebhook({ of, onClose }: { of: Webhook | null; onClose(): void }) {
  const text = useText(apiText)
  const { busy, run } = useAct('webhooks.remove')
  const last = useLast(of)
  const yes = async () => {
    if (of === null || !(await run({ id: of.id }))) return
    toast.success(text.removed, { detail: of.name })
    onClose()
  }
  return (
    <Confirm
      open={of !== null}
      title={text.removeQuestion(last?.name ?? '')}
      detail={text.removeDetail}
      confirm={text.remove}
      tone="critical"
      busy={busy}
      onConfirm={() => void yes()}
      onClose={onClose}
    />
  )
}
