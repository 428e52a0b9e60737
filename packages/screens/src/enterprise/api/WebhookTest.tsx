import type { Webhook } from '@tagmason/domain'
import { Button } from '@tagmason/ui'
import { accessText } from '../../account/access/texts.ts'
import { useWebhookTest } from '../../account/access/useWebhookTest.ts'
import { useText } from '../../language.ts'

/** Sends a test to a webhook. */
export function WebhookTest({ webhook }: { webhook: Webhook }) {
  const { of, test } = useText(accessText)
  const { busy, blocked, run } = useWebhookTest(webhook)
  return (
    <Button size="small" label={of(test, webhook.name)} busy={busy} blocked={blocked} onPress={() => void run()}>
      {test}
    </Button>
  )
}
