import type { ShownWebhook, Webhook } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { accessText } from './texts.ts'
import { draftOf, type WebhookDraft, webhookFaults } from './webhookDraft.ts'

/** The state of the form; each opening begins with the webhook as it is kept. */
export function useWebhookForm(webhook: Webhook | undefined, open: boolean, onDone: () => void, onSecret: (made: ShownWebhook) => void) {
  const text = useText(accessText)
  const others = useRead('webhooks.list').filter((row) => row.id !== webhook?.id)
  const inside = useRead('session.get').server?.inside
  const add = useAct('webhooks.add')
  const change = useAct('webhooks.change')
  const setStatus = useAct('webhooks.setStatus')
  const [draft, setDraft] = useState(() => draftOf(webhook))
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(draftOf(webhook))
    setTried(false)
  })
  const found = webhookFaults(draft, others, inside)

  const fresh = async () => {
    const { active: _active, ...fields } = draft
    const made = await add.run({ ...fields, url: fields.url.trim() })
    if (made === undefined) return
    toast.success(text.webhookAdded, { detail: made.done.webhook.name })
    onDone()
    onSecret(made.done)
  }
  const changed = async (before: Webhook) => {
    const { active, ...fields } = draft
    const status = active ? 'Active' : 'Inactive'
    if (!(await change.run({ ...fields, id: before.id, url: fields.url.trim() }))) return
    if (status !== before.status && !(await setStatus.run({ id: before.id, status }))) return
    toast.success(text.webhookSaved, { detail: fields.name })
    onDone()
  }
  const submit = async () => {
    setTried(true)
    if (Object.keys(found).length > 0) return
    await (webhook === undefined ? fresh() : changed(webhook))
  }
  return {
    draft,
    faults: tried ? found : {},
    set: (part: Partial<WebhookDraft>) => setDraft({ ...draft, ...part }),
    submit,
    busy: add.busy || change.busy || setStatus.busy,
    blocked: webhook === undefined ? add.blocked : change.blocked,
  }
}
