import {
  commissionPercent,
  feePercent,
  isIban,
  maskedAddress,
  maskedIban,
  maskedNumber,
  type PaymentMethod,
  type Payout,
  payoutDue,
  type PayoutObstacle,
  type PayoutSettings,
  periodOf,
  Refusal,
  type Revenue,
  withPurchases,
} from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { change, own, ownRow } from '../own.ts'

export const revenue: Handles<'revenue'> = {
  'revenue.overview': async (context) => overview(context),

  'revenue.requestPayout': async (context, { methodId }) => {
    const found = await overview(context)
    refuse(found.obstacles, found.settings)
    const method = await ownRow(context, 'paymentMethods', methodId)
    return addPayout(context, {
      date: context.now.toISOString(),
      amountCents: found.availableCents,
      method: method.kind,
      period: periodOf(context.now.toISOString()),
      early: true,
    })
  },

  'revenue.cancelPayout': async (context, { id }) => {
    const payout = await ownRow(context, 'payouts', id)
    if (payout.status !== 'Pending' || payout.early !== true)
      throw new Refusal('conflict', 'Only a pending payout that was asked for early can be taken back: this one follows the schedule or is paid.')
    context.records.remove('payouts', id)
  },

  'revenue.confirmPayout': async (context, { id }) => {
    const payout = await ownRow(context, 'payouts', id)
    if (payout.status === 'Paid') throw new Refusal('conflict', 'This payout is paid already: reload to see what happened to it.')
    return change(context, 'payouts', id, { status: 'Paid' })
  },

  'revenue.runPayouts': async (context) => {
    const found = await overview(context)
    const now = context.now.toISOString()
    const period = periodOf(now)
    const due = payoutDue(found.settings.schedule, now)
    // Sales of the running month are paid with the next run.
    const running = found.sales.filter((line) => line.period >= period).reduce((sum, line) => sum + line.commissionCents, 0)
    const amountCents = found.availableCents - running
    const obstacles = found.obstacles.filter((each) => each !== 'belowMinimum')
    const [method] = found.methods
    if (due === null || method === undefined || obstacles.length > 0 || amountCents < found.settings.minimumPayout * 100) return null
    const last = found.sales.find((line) => line.period < period)?.period ?? period
    return addPayout(context, { date: due, amountCents, method: method.kind, period: last })
  },

  'revenue.addMethod': async (context, input) => {
    const { records, session, ports } = context
    if (input.kind === 'bank' && !isIban(input.iban))
      throw new Refusal('invalid', 'This is not an IBAN: its check digits do not fit, so one of its characters is mistyped.', [
        { path: 'iban', message: 'notAnIban' },
      ])
    const row = {
      id: ports.id(),
      project: session.project,
      kind: input.kind,
      ...(input.kind === 'bank' ? { masked: maskedIban(input.iban) } : { masked: maskedAddress(input.address), provider: input.provider }),
    }
    if ((await own(context, 'paymentMethods')).some((other) => other.kind === row.kind && other.masked === row.masked))
      throw new Refusal('conflict', `There is a payment method ${row.masked} already.`, [
        { path: input.kind === 'bank' ? 'iban' : 'address', message: 'taken' },
      ])
    records.put('paymentMethods', row.id, row)
    return row
  },

  'revenue.removeMethod': async (context, { id }) => {
    const row = await ownRow(context, 'paymentMethods', id)
    if (isAwaited(row, await own(context, 'paymentMethods'), await own(context, 'payouts')))
      throw new Refusal('conflict', 'A payout is on its way to this method: remove it when the payout is paid.')
    context.records.remove('paymentMethods', id)
    return row
  },

  'revenue.restoreMethod': async (context, { provider, ...row }) => {
    if ((await context.records.get('paymentMethods', row.id)) !== undefined) throw new Refusal('conflict', 'This payment method is there again already.')
    const method = { ...row, project: context.session.project, ...(provider === undefined ? {} : { provider }) }
    context.records.put('paymentMethods', method.id, method)
    return method
  },

  'revenue.setTaxInfo': async (context, { country, taxNumber, form }) =>
    saveSettings(context, { taxInfo: { country, taxNumber: maskedNumber(taxNumber), form } }),

  'revenue.saveSettings': async (context, settings) => saveSettings(context, settings),
}

const defaults = (project: string): PayoutSettings => ({ id: project, project, minimumPayout: 100, schedule: 'monthly', taxInfo: null })

async function settingsOf(context: Context): Promise<PayoutSettings> {
  const [row] = await own(context, 'payoutSettings')
  return row ?? defaults(context.session.project)
}

async function saveSettings(context: Context, fields: Partial<PayoutSettings>): Promise<PayoutSettings> {
  const row = { ...(await settingsOf(context)), ...fields }
  context.records.put('payoutSettings', row.id, row)
  return row
}

function addPayout({ records, session, ports }: Context, fields: Omit<Payout, 'id' | 'project' | 'status'>): Payout {
  const payout: Payout = { id: ports.id(), project: session.project, status: 'Pending', ...fields }
  records.put('payouts', payout.id, payout)
  return payout
}

const sentences: Record<PayoutObstacle, (settings: PayoutSettings) => string> = {
  pending: () => 'A payout is on its way already: ask for the next when it is paid.',
  belowMinimum: ({ minimumPayout }) => `What is available does not reach the minimum of $${minimumPayout}: wait for more sales, or choose a smaller minimum.`,
  noMethod: () => 'There is nowhere to pay to: add a payment method first.',
  noTaxInfo: () => 'The tax information is missing, and it is needed before the first payout: fill it in under Payout Settings.',
}

function refuse(obstacles: readonly PayoutObstacle[], settings: PayoutSettings): void {
  const [first] = obstacles
  if (first !== undefined)
    throw new Refusal(
      'conflict',
      sentences[first](settings),
      obstacles.map((message) => ({ path: 'payout', message })),
    )
}

/** A payout is on its way to a method of this kind, and there is no other of it. */
const isAwaited = ({ id, kind }: PaymentMethod, methods: readonly PaymentMethod[], payouts: readonly Payout[]) =>
  payouts.some((payout) => payout.status === 'Pending' && payout.method === kind) && !methods.some((other) => other.id !== id && other.kind === kind)

/** What was sold of these templates, a line for each and a month. */
export const salesOf = async (context: Context, names: ReadonlyMap<string, string>) =>
  withPurchases(await own(context, 'sales'), await own(context, 'purchases', { where: { templateId: [...names.keys()] } }), names)

async function overview(context: Context): Promise<Revenue> {
  const now = context.now.toISOString()
  const names = new Map((await own(context, 'ownTemplates')).map((row) => [row.id, row.name]))
  const sales = await salesOf(context, names)
  const payouts = (await own(context, 'payouts')).toSorted((a, b) => b.date.localeCompare(a.date))
  const settings = await settingsOf(context)
  const methods = await own(context, 'paymentMethods')
  const cents = (rows: readonly { commissionCents: number }[]) => rows.reduce((sum, row) => sum + row.commissionCents, 0)
  const paid = (rows: readonly Payout[]) => rows.reduce((sum, row) => sum + row.amountCents, 0)
  const pending = payouts.filter((row) => row.status === 'Pending')
  const availableCents = cents(sales) - paid(payouts)
  const obstacles: PayoutObstacle[] = []
  if (pending.length > 0) obstacles.push('pending')
  if (availableCents < settings.minimumPayout * 100) obstacles.push('belowMinimum')
  if (methods.length === 0) obstacles.push('noMethod')
  if (settings.taxInfo === null) obstacles.push('noTaxInfo')
  const periods = [...new Set(sales.map((line) => line.period))].sort()
  return {
    figures: {
      totalCents: cents(sales),
      monthCents: cents(sales.filter((line) => line.period === periodOf(now))),
      pendingCents: paid(pending),
      nextPayout: pending.at(-1)?.date ?? payoutDue(settings.schedule, now),
    },
    split: { commission: commissionPercent, fee: feePercent },
    sales,
    months: periods.map((period) => {
      const lines = sales.filter((line) => line.period === period)
      const revenueCents = lines.reduce((sum, line) => sum + line.revenueCents, 0)
      return { period, revenueCents, commissionCents: cents(lines), feeCents: revenueCents - cents(lines) }
    }),
    payouts,
    settings,
    methods: methods.map((method) => ({ ...method, awaited: isAwaited(method, methods, payouts) })),
    availableCents,
    obstacles,
  }
}
