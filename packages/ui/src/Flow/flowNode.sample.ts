import { Clock, Filter, Mail, ShoppingCart, Tag, Webhook } from 'lucide-react'
import type { FlowEdge, FlowNode } from './flowNode.ts'

/** A trigger, a condition with two branches that meet again, and a way back. */
export const steps: readonly FlowNode[] = [
  { id: 'cart', kind: 'Trigger', title: 'Cart abandoned', detail: 'No purchase within 60 minutes', icon: ShoppingCart, tone: 'accent' },
  { id: 'value', kind: 'Condition', title: 'Value of the cart', detail: 'More than 50 EUR', icon: Filter },
  { id: 'mail', kind: 'Action', title: 'Send e-mail', detail: 'Template: Your cart is waiting', icon: Mail, tone: 'positive', state: 'Sent 1,204' },
  { id: 'audience', kind: 'Action', title: 'Add to audience', detail: 'Low-value carts', icon: Tag },
  { id: 'wait', kind: 'Wait', title: 'Wait one day', icon: Clock },
  { id: 'hook', kind: 'Action', title: 'Call webhook', detail: 'https://example.com/hooks/carts', icon: Webhook, tone: 'critical', state: 'Failed' },
]

export const ways: readonly FlowEdge[] = [
  { from: 'cart', to: 'value' },
  { from: 'value', to: 'mail', label: 'Yes' },
  { from: 'value', to: 'audience', label: 'No' },
  { from: 'mail', to: 'wait' },
  { from: 'audience', to: 'wait' },
  { from: 'wait', to: 'hook' },
]
