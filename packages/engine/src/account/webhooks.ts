import { Refusal, type Webhook, webhookUrlProblem, type WebhookUrlProblem } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { inSpace, mark, spacedRow } from './inSpace.ts'
import { deliver, messageOf, newSecret, testOf } from './webhookDelivery.ts'

const problems: Record<WebhookUrlProblem, string> = {
  form: 'is not an address: give one like https://hooks.example.com/tagmason',
  protocol: 'is neither http nor https: give a web address',
  credentials: 'has a name or password in it, which everybody who reads it would see: leave them out',
  private: 'lies in a private network, which no webhook may call: give a public address',
}

/** How many of the newest deliveries are listed. */
const listed = 1000

export const webhooks: Handles<'webhooks'> = {
  'webhooks.list': (context) => inSpace(context, 'webhooks'),

  'webhooks.details': async (context, { id }) => {
    const webhook = await spacedRow(context, 'webhooks', id)
    return { webhook, deliveries: await context.records.find('webhookDeliveries', { where: { webhook: id }, descending: true, limit: listed }) }
  },

  'webhooks.add': async (context, { name, url, events }) => {
    await mustBeGood(context, null, name, url)
    const id = context.ports.id()
    const webhook: Webhook = { id, name, url, events: [...new Set(events)], status: 'Active', lastTriggered: null, failures: 0, ...mark(context) }
    context.records.put('webhooks', id, webhook)
    return { webhook, secret: await newSecret(context, id) }
  },

  'webhooks.change': async (context, { id, name, url, events }) => {
    const row = await spacedRow(context, 'webhooks', id)
    await mustBeGood(context, id, name, url)
    const changed = { ...row, name, url, events: [...new Set(events)] }
    // What failed at another address says nothing about this one.
    return put(context, url === row.url ? changed : fresh(changed))
  },

  'webhooks.setStatus': async (context, { id, status }) => {
    const row = await spacedRow(context, 'webhooks', id)
    return put(context, status === 'Active' ? { ...fresh(row), status } : { ...row, status })
  },

  'webhooks.rotateSecret': async (context, { id }) => ({ webhook: await spacedRow(context, 'webhooks', id), secret: await newSecret(context, id) }),

  'webhooks.test': async (context, { id }, sent) => {
    const webhook = await spacedRow(context, 'webhooks', id)
    return deliver(context, webhook, 'test', sent?.message ?? testOf(context, webhook), 1, sent?.result)
  },

  'webhooks.resend': async (context, { id }) => {
    const sent = await spacedRow(context, 'webhookDeliveries', id)
    if (sent.state === 'queued') throw new Refusal('conflict', 'This delivery has not been sent yet: it waits for its turn.')
    const webhook = await spacedRow(context, 'webhooks', sent.webhook)
    // Another attempt is on its way now, so the one that was planned is not.
    if (sent.nextAttempt !== null) context.records.put('webhookDeliveries', id, { ...sent, nextAttempt: null })
    return deliver(context, webhook, sent.event, messageOf(sent), sent.attempt + 1)
  },

  'webhooks.remove': async (context, { id }) => {
    await spacedRow(context, 'webhooks', id)
    context.records.remove('webhooks', id)
    context.records.remove('webhookSecrets', id)
    for (const delivery of await context.records.find('webhookDeliveries', { where: { webhook: id } })) context.records.remove('webhookDeliveries', delivery.id)
  },
}

const fresh = ({ pause: _pause, ...row }: Webhook): Webhook => ({ ...row, failures: 0 })

function put({ records }: Context, row: Webhook): Webhook {
  records.put('webhooks', row.id, row)
  return row
}

async function mustBeGood(context: Context, id: string | null, name: string, url: string) {
  const problem = webhookUrlProblem(url)
  // Whoever runs this server can name addresses of their own network that may be called.
  const named = problem === 'private' && context.ports.outgoing?.names(url) === true
  if (problem !== null && !named) throw new Refusal('invalid', `'${url}' ${problems[problem]}.`, [{ path: 'url', message: problem }])
  if ((await inSpace(context, 'webhooks')).some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal('conflict', `There is a webhook '${name}' already: choose another name.`, [{ path: 'name', message: 'taken' }])
}
