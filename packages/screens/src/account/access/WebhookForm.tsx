import type { ShownWebhook, Webhook } from '@tagmason/domain'
import { Button, Dialog, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { accessText } from './texts.ts'
import { useWebhookForm } from './useWebhookForm.ts'
import { WebhookFields } from './WebhookFields.tsx'
import { WebhookSecret } from './WebhookSecret.tsx'

export interface WebhookFormProps {
  /** The webhook to change; a new one when left out. */
  webhook?: Webhook | undefined
  open: boolean
  onClose(): void
  /** A secret was made, and can be shown now and never again. */
  onSecret(made: ShownWebhook): void
}

/** Adds a webhook or changes one. */
export function WebhookForm({ webhook, open, onClose, onSecret }: WebhookFormProps) {
  const text = useText(accessText)
  const { draft, faults, set, submit, busy, blocked } = useWebhookForm(webhook, open, onClose, onSecret)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={webhook === undefined ? text.addWebhook : text.editWebhook(webhook.name)}
      detail={text.webhookDetail}
      busy={busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={busy} blocked={blocked}>
            {webhook === undefined ? text.addWebhook : text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <WebhookFields draft={draft} faults={faults} fresh={webhook === undefined} onChange={set} />
        {webhook !== undefined && <WebhookSecret id={webhook.id} onMade={onSecret} />}
      </Stack>
    </Dialog>
  )
}
