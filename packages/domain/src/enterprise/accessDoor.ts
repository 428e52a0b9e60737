import { z } from 'zod'
import { act, read } from '../declare.ts'
import { byId, nothing } from '../inputTerms.ts'
import { apiCallSchema, keyChangeSchema, newKeySchema, regenerateSchema, webhookDraftSchema } from './accessInputs.ts'
import { type ApiAnswer, type ApiKey, type Endpoint, keyStatuses, type ShownKey } from './apiKeys.ts'
import type { ShownWebhook, Webhook, WebhookDelivery, WebhookDetails } from './webhooks.ts'

/** Keys and webhooks: one store, seen by the enterprise's and the account's screens. */
export const accessReads = {
  /** Both kinds, in the order they were made; what has ended is Inactive. */
  'apiKeys.list': read<ApiKey[]>()({ input: nothing, role: 'admin', topics: ['apiKeys', 'preferences'] }),
  'apiKeys.endpoints': read<Endpoint[]>()({ input: nothing, role: 'viewer', topics: ['endpoints'] }),
  'webhooks.list': read<Webhook[]>()({ input: nothing, role: 'admin', topics: ['webhooks', 'preferences'] }),
  'webhooks.details': read<WebhookDetails>()({ input: byId, role: 'admin', topics: ['webhooks', 'webhookDeliveries', 'preferences'] }),
} as const

export const accessActs = {
  'apiKeys.create': act<ShownKey>()({ input: newKeySchema, role: 'admin' }),
  'apiKeys.change': act<ApiKey>()({ input: keyChangeSchema, role: 'admin' }),
  'apiKeys.deactivate': act<ApiKey>()({ input: byId, role: 'admin' }),
  'apiKeys.activate': act<ApiKey>()({ input: byId, role: 'admin' }),
  /** A new secret; the old one is accepted for the hours of grace. */
  'apiKeys.regenerate': act<ShownKey>()({ input: regenerateSchema, role: 'admin' }),
  'apiKeys.revoke': act<void>()({ input: byId, role: 'admin' }),
  /** A call of the public API, as it comes over the wire: the key decides what it may, not the member. */
  'apiKeys.call': act<ApiAnswer>()({ input: apiCallSchema, role: 'viewer' }),
  'webhooks.add': act<ShownWebhook>()({ input: webhookDraftSchema, role: 'admin' }),
  'webhooks.change': act<Webhook>()({ input: webhookDraftSchema.extend(byId.shape), role: 'admin' }),
  'webhooks.setStatus': act<Webhook>()({ input: byId.extend({ status: z.enum(keyStatuses) }), role: 'admin' }),
  'webhooks.rotateSecret': act<ShownWebhook>()({ input: byId, role: 'admin' }),
  'webhooks.test': act<WebhookDelivery>()({ input: byId, role: 'admin' }),
  /** Sends one delivery again; `id` is the delivery's. */
  'webhooks.resend': act<WebhookDelivery>()({ input: byId, role: 'admin' }),
  'webhooks.remove': act<void>()({ input: byId, role: 'admin' }),
} as const
