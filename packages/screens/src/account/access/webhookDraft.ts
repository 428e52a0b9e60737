import { sameName, type Webhook, type WebhookEvent, webhookUrlProblem, type WebhookUrlProblem } from '@tagmason/domain'

export interface WebhookDraft {
  name: string
  url: string
  events: WebhookEvent[]
  active: boolean
}

export const draftOf = (webhook: Webhook | undefined): WebhookDraft =>
  webhook === undefined
    ? { name: '', url: '', events: [], active: true }
    : { name: webhook.name, url: webhook.url, events: webhook.events, active: webhook.status === 'Active' }

export interface WebhookFaults {
  name?: 'nameMissing' | 'nameTaken'
  url?: 'urlMissing' | WebhookUrlProblem
  events?: 'eventsMissing'
}

/** Checks a draft against the other webhooks, as the workspace will. With `inside`, only a server knows which addresses of its own network may be called. */
export function webhookFaults({ name, url, events }: WebhookDraft, others: readonly Webhook[], inside = false): WebhookFaults {
  const faults: WebhookFaults = {}
  if (name.trim() === '') faults.name = 'nameMissing'
  else if (others.some((row) => sameName(row.name, name))) faults.name = 'nameTaken'
  const problem = url.trim() === '' ? 'urlMissing' : webhookUrlProblem(url.trim())
  if (problem !== null && !(inside && problem === 'private')) faults.url = problem
  if (events.length === 0) faults.events = 'eventsMissing'
  return faults
}
