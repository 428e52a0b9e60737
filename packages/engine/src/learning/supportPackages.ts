import { type PackageCard, Refusal, type SupportPackage, type SupportPlan } from '@tagmason/domain'
import { inSpace, mark } from '../account/inSpace.ts'
import { subscriptionIn } from '../account/subscriptions.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { placeOrder } from './enrolling.ts'

export const supportPackages: Handles<'supportPackages'> = {
  'supportPackages.choose': async (context, { id }) => {
    const { records } = context
    const wanted = await records.get('supportPackages', id)
    if (wanted === undefined) throw new Refusal('notFound', `There is no support package '${id}': choose one of the list.`)
    const [current, plan, period] = [await currentPackage(context), await planOf(context), await periodOf(context)]
    if (wanted.id === current.id) throw new Refusal('conflict', `'${wanted.name}' is the support package of the account already.`)
    if (wanted.price < current.price) {
      const next = { packageId: id, from: new Date(period.end).toISOString() }
      put(context, { ...plan, packageId: current.id, next })
      return { state: 'planned', from: next.from }
    }
    const amountCents = upgradeCents(current, wanted, context.now.getTime(), period)
    const order = await placeOrder(context, { kind: 'supportPackage', item: id, amountCents })
    if (order.state === 'notConfigured') return { state: 'notConfigured', from: null }
    put(context, { ...plan, packageId: id, next: null })
    return { state: 'changed', from: context.now.toISOString() }
  },

  'supportPackages.keep': async (context) => {
    const plan = await planOf(context)
    if (plan.next === null) throw new Refusal('conflict', 'No other support package is planned: there is nothing to take back.')
    put(context, { ...plan, next: null })
  },
}

/** The account's package, after a change that has come due. */
export async function currentPackage(context: Context): Promise<SupportPackage> {
  const rows = await context.records.list('supportPackages')
  const { packageId } = await planOf(context)
  const row = rows.find(({ id }) => id === packageId)
  if (row === undefined) throw new Refusal('notFound', `The account's support package '${packageId}' is not offered any more: choose another one.`)
  return row
}

/** The packages with what choosing each would mean now. */
export async function packageCards(context: Context): Promise<PackageCard[]> {
  const [current, { next }, period] = [await currentPackage(context), await planOf(context), await periodOf(context)]
  const now = context.now.getTime()
  return (await context.records.list('supportPackages')).map((row) => {
    const change = row.id === current.id ? 'current' : row.id === next?.packageId ? 'planned' : row.price > current.price ? 'upgrade' : 'downgrade'
    return {
      ...row,
      current: change === 'current',
      change,
      dueCents: change === 'upgrade' ? upgradeCents(current, row, now, period) : 0,
      from: new Date(change === 'downgrade' || change === 'planned' ? period.end : now).toISOString(),
    }
  })
}

interface Period {
  /** Epoch milliseconds. */
  start: number
  end: number
}

/** What a dearer package costs for the rest of the period, in whole cents. Prices are US dollars a month; `now` is epoch milliseconds. */
export function upgradeCents(from: Pick<SupportPackage, 'price'>, to: Pick<SupportPackage, 'price'>, now: number, { start, end }: Period): number {
  const left = Math.min(1, Math.max(0, (end - now) / (end - start)))
  return Math.round(Math.max(0, to.price - from.price) * 100 * left)
}

/** The month that is paid for: up to the next billing of the account in the sample, a month of the calendar elsewhere. */
async function periodOf({ records, session, now }: Context): Promise<Period> {
  const billing = session.space === 'sample' ? subscriptionIn(await records.list('subscriptions'), session.space, now)?.nextBilling : undefined
  const end = billing === undefined ? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)) : new Date(billing)
  const start = new Date(end)
  start.setUTCMonth(end.getUTCMonth() - 1)
  return { start: start.getTime(), end: end.getTime() }
}

async function planOf(context: Context): Promise<SupportPlan> {
  const { session, now, records } = context
  const stored = (await inSpace(context, 'supportPlans'))[0]
  if (stored === undefined) {
    const first = (await records.list('supportPackages')).find(({ current }) => current)
    return { id: session.space, packageId: first?.id ?? '', next: null, ...mark(context) }
  }
  const due = stored.next !== null && Date.parse(stored.next.from) <= now.getTime()
  return due && stored.next !== null ? { ...stored, packageId: stored.next.packageId, next: null } : stored
}

const put = ({ records }: Context, plan: SupportPlan) => records.put('supportPlans', plan.id, plan)
