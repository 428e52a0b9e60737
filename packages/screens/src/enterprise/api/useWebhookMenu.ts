import type { Webhook } from '@tagmason/domain'
import type { MenuAction } from '@tagmason/ui'
import { History, Pencil, Trash2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { apiText } from './texts.ts'

export interface WebhookMenuOf {
  /** Given the id. */
  onLook(id: string): void
  onEdit(webhook: Webhook): void
  onRemove(webhook: Webhook): void
}

/** What can be done with a webhook. */
export function useWebhookMenu({ onLook, onEdit, onRemove }: WebhookMenuOf): (webhook: Webhook) => MenuAction[] {
  const text = useText(apiText)
  const change = useAct('webhooks.change')
  const remove = useAct('webhooks.remove')
  return (webhook) => [
    { label: text.deliveries, icon: History, onPress: () => onLook(webhook.id) },
    { label: text.edit, icon: Pencil, blocked: change.blocked, onPress: () => onEdit(webhook) },
    { label: text.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => onRemove(webhook) },
  ]
}
