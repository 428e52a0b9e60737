import {
  type BillingPlan,
  dollars,
  type Invoice,
  type MeteredUsage,
  type Meter,
  monthBefore,
  nextInvoiceId,
  type PlanQuote,
  prorate,
  Refusal,
  type Subscription,
  subscriptionAt,
  usageLevel,
  usagePercent,
} from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { base64 } from '../files/table.ts'
import { inSpace, mark } from './inSpace.ts'
import { invoicePdf } from './invoicePdf.ts'
import { subscriptionIn } from './subscriptions.ts'

export const billing: Handles<'billing'> = {
  'billing.overview': async (context) => {
    const { subscription, start, plans } = await current(context)
    return {
      subscription,
      periodStart: start.toISOString(),
      usage: await metered(context, subscription, start),
      plans,
      invoices: (await inSpace(context, 'invoices')).toSorted((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id)),
      checkout: context.session.space === 'sample' ? 'test' : 'none',
    }
  },

  'billing.quote': async (context, { plan }) => quote(context, plan),

  'billing.changePlan': async (context, { plan: id, due, card }) => {
    mustBePaid(context)
    const { records, now } = context
    const { subscription } = await current(context)
    const { plan, kind, proration } = await quote(context, id)
    if (kind === 'downgrade') {
      const planned: Subscription = { ...subscription, change: plan.id }
      records.put('subscriptions', planned.id, planned)
      return { outcome: 'planned', subscription: planned, invoice: null }
    }
    if (due !== proration.dueCents)
      throw new Refusal('conflict', `By now ${dollars(proration.dueCents)} is due instead of ${dollars(due)}: look at the sum again.`, [
        { path: 'due', message: 'changed' },
      ])
    const invoice: Invoice = {
      id: nextInvoiceId(
        (await records.list('invoices')).map((row) => row.id),
        now.getUTCFullYear(),
      ),
      date: now.toISOString(),
      amountCents: proration.dueCents,
      status: card === 'pays' ? 'paid' : 'failed',
      lines: [
        { what: `${plan.name}, ${proration.daysLeft} of ${proration.days} days`, cents: proration.chargeCents },
        { what: `${subscription.name}, not used`, cents: -proration.creditCents },
      ],
      plan: plan.id,
      ...mark(context),
    }
    records.put('invoices', invoice.id, invoice)
    if (card !== 'pays') return { outcome: 'failed', subscription, invoice }
    return { outcome: 'changed', subscription: begin(context, subscription, plan), invoice }
  },

  'billing.cancelChange': async (context) => {
    mustBePaid(context)
    const { change, ...subscription } = (await current(context)).subscription
    if (change === undefined) throw new Refusal('conflict', 'No change of the plan is planned any more.')
    context.records.put('subscriptions', subscription.id, subscription)
    return subscription
  },

  'billing.payInvoice': async (context, { id, card }) => {
    const { records } = context
    const invoice = await invoiceOf(context, id)
    if (invoice.status !== 'failed' && invoice.status !== 'open') throw new Refusal('conflict', `${id} is ${invoice.status} and asks for nothing.`)
    const { subscription, start } = await current(context)
    if (Date.parse(invoice.date) < start.getTime())
      throw new Refusal('conflict', `${id} was for a period that is over: change the plan anew.`, [{ path: 'id', message: 'past' }])
    const tried: Invoice = { ...invoice, status: card === 'pays' ? 'paid' : 'failed' }
    records.put('invoices', id, tried)
    const plan = invoice.plan === undefined ? undefined : await records.get('billingPlans', invoice.plan)
    if (card === 'pays' && plan !== undefined && plan.price > subscription.price) begin(context, subscription, plan)
    return tried
  },

  'billing.download': async (context, { id }) => {
    const { records, session } = context
    const invoice = await invoiceOf(context, id)
    const profile = await records.get('profiles', session.member.id)
    const to = [profile?.company ?? '', session.member.name, session.member.email].filter((line) => line !== '')
    const { subscription, plans } = await current(context)
    // The plan may have changed since: a month was of the one with its price.
    const plan = plans.find(({ price }) => price * 100 === invoice.amountCents) ?? subscription
    return { fileName: `${id}.pdf`, type: 'application/pdf', base64: base64(await invoicePdf(invoice, to, plan.name)) }
  },
}

/** The subscription as it stands now, with the start of its period. */
async function current({ records, session, now }: Context): Promise<{ subscription: Subscription; start: Date; plans: BillingPlan[] }> {
  const stored = subscriptionIn(await records.list('subscriptions'), session.space, now)
  if (stored === undefined) throw new Refusal('notFound', 'This account has no subscription.')
  // Where nobody takes money, there is no plan to choose.
  const plans = session.space === 'sample' ? await records.list('billingPlans') : []
  const subscription = subscriptionAt(stored, plans, now)
  const end = new Date(subscription.nextBilling)
  return { subscription, start: monthBefore(end, new Date(stored.nextBilling).getUTCDate()), plans }
}

/** Calls are counted on the keys, so that both screens show the same; those of a period that is over do not count. */
async function metered(context: Context, { usage, storageAt }: Subscription, start: Date): Promise<MeteredUsage[]> {
  const keys = (await inSpace(context, 'apiKeys')).filter((key) => key.lastUsed !== null && Date.parse(key.lastUsed) >= start.getTime())
  const used = { events: usage.events.used, apiCalls: keys.reduce((sum, key) => sum + key.requests, 0), storage: usage.storage.used }
  // A server measures storage once an hour: until it has, nothing is known of it. That of the sample is specified.
  const meters: readonly Meter[] = context.session.space === 'sample' || storageAt !== undefined ? ['events', 'apiCalls', 'storage'] : ['events', 'apiCalls']
  return meters.map((meter) => {
    const row = { used: used[meter], limit: usage[meter].limit }
    const measured = meter === 'storage' && storageAt !== undefined ? { at: storageAt } : {}
    return { meter, ...row, ...measured, percent: usagePercent(row), level: usageLevel(row), beyond: meter === 'apiCalls' ? 'refused' : 'kept' }
  })
}

async function quote(context: Context, id: string): Promise<PlanQuote> {
  mustBePaid(context)
  const { subscription, start, plans } = await current(context)
  const plan = plans.find((each) => each.id === id)
  if (plan === undefined) throw new Refusal('notFound', `There is no plan '${id}': choose one of the list.`)
  if (plan.id === subscription.planId)
    throw new Refusal('conflict', `${plan.name} is the plan of this account already.`, [{ path: 'plan', message: 'current' }])
  const end = new Date(subscription.nextBilling)
  const kind = plan.price > subscription.price ? 'upgrade' : 'downgrade'
  const none = { chargeCents: 0, creditCents: 0, dueCents: 0 }
  const proration = prorate(subscription.price * 100, plan.price * 100, start, end, context.now)
  return {
    plan,
    kind,
    effective: (kind === 'upgrade' ? context.now : end).toISOString(),
    proration: kind === 'upgrade' ? proration : { ...proration, ...none },
  }
}

/** Begins a plan at once; what was used in the period stays used. */
function begin({ records }: Context, before: Subscription, { id, name, price, features, limits }: BillingPlan): Subscription {
  const { change: _dropped, ...rest } = before
  const { events, apiCalls, storage } = before.usage
  const usage = {
    events: { ...events, limit: limits.events },
    apiCalls: { ...apiCalls, limit: limits.apiCalls },
    storage: { ...storage, limit: limits.storage },
  }
  const subscription: Subscription = { ...rest, planId: id, name, price, features, usage }
  records.put('subscriptions', subscription.id, subscription)
  return subscription
}

async function invoiceOf(context: Context, id: string): Promise<Invoice> {
  const invoice = (await inSpace(context, 'invoices')).find((row) => row.id === id)
  if (invoice === undefined) throw new Refusal('notFound', `There is no invoice '${id}'.`)
  return invoice
}

/** Outside the sample no payment provider is connected. Throws a `Refusal` conflict there. */
function mustBePaid({ session }: Context) {
  if (session.space === 'real')
    throw new Refusal('conflict', 'This installation is self-hosted: there is no plan to change and nothing to pay.', [{ path: '', message: 'selfHosted' }])
}
