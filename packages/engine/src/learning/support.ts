import { averageResponseHours, listedTalks, listedTickets, satisfaction } from '@tagmason/domain'
import { sum } from '@tagmason/insight'
import { inSpace, mark } from '../account/inSpace.ts'
import { subscriptionIn } from '../account/subscriptions.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { mailOf } from '../reports/outbox.ts'
import { packageCards } from './supportPackages.ts'
import { roomOf, settingsOf } from './supportSettings.ts'
import { expertsOf, freeSlots, talkRow } from './talks.ts'
import { openTickets, ticketsOf, withClocks } from './ticketStore.ts'

/** How many of the newest tickets the figures are about. */
const measured = 1000

export const support: Handles<'support'> = {
  'support.overview': async (context) => {
    const { session } = context
    const [tickets, slots] = [await ticketsOf(context, measured), await freeSlots(context, null)]
    const talks = await inSpace(context, 'consultations', { order: 'bookedAt', descending: true, limit: listedTalks })
    const booked = talks.filter(({ kind, cancelled }) => kind === 'consultation' && !cancelled)
    return {
      figures: {
        open: await openTickets(context),
        averageHours: averageResponseHours(tickets),
        consultations: booked.length,
        satisfaction: satisfaction([...booked, ...tickets.filter(({ status }) => status === 'Resolved')]),
      },
      tickets: await withClocks(context, tickets.slice(0, listedTickets)),
      experts: (await expertsOf(context)).map((expert) => ({ ...expert, next: slots.find(({ expertId }) => expertId === expert.id)?.at ?? null })),
      talks: (await Promise.all(talks.map((talk) => talkRow(context, talk)))).toSorted((a, b) => b.slot.localeCompare(a.slot)),
      packages: await packageCards(context),
      bill: await billOf(context),
      settings: await settingsOf(context),
      mail: mailOf(context),
      payment: session.space === 'sample' ? 'test' : 'notConfigured',
      people: session.space === 'sample' ? 'sandbox' : 'notConfigured',
    }
  },

  'support.setSettings': async (context, settings) => {
    const { records, session } = context
    records.put('supportSettings', session.space, { id: session.space, ...settings, ...mark(context) })
    return settings
  },

  'support.screenShare': async (context) => ({ address: await roomOf(context, context.ports.id()) }),
}

/** What the consultations that were booked since the last invoice add to the next one. A project of one's own has no invoices yet. */
async function billOf(context: Context) {
  const { records, session, now } = context
  const sample = session.space === 'sample'
  const last = sample
    ? (await inSpace(context, 'invoices'))
        .map(({ date }) => date)
        .toSorted()
        .at(-1)
    : undefined
  const since = await inSpace(context, 'consultations', { where: { bookedAt: { from: last ?? '' } }, order: 'bookedAt' })
  const due = since.filter(({ cancelled }) => !cancelled)
  return {
    cents: sum(due.map((row) => row.priceCents)),
    on: sample ? (subscriptionIn(await records.list('subscriptions'), session.space, now)?.nextBilling ?? null) : null,
  }
}
