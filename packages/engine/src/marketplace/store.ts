import { Refusal, splitOf, type TemplateDetails } from '@tagmason/domain'
import { thingsOf } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { own } from '../own.ts'
import { containerOf } from './contents.ts'
import { historyOf, publishedContent } from './history.ts'
import { install, installPreview, uninstall } from './install.ts'
import { storeRow, storeRows, usableRow } from './storeRows.ts'
import { addToTotals } from './templateTotals.ts'
import { templateFile } from './templateFile.ts'

/** How many of the newest reviews of a template are shown. */
const listedReviews = 200

export const store: Handles<'store'> = {
  'store.list': async (context) => ({ rows: await storeRows(context) }),

  'store.details': async (context, { id }) => details(context, id),

  'store.preview': (context, { id }) => installPreview(context, id),

  'store.download': async (context, { id }) => {
    const { records, session, now } = context
    const row = await usableRow(context, id)
    const { content, version } = await publishedContent(context, id)
    const key = memberKey(context, id)
    // Sellers look at their own template without being counted.
    if (!row.mine && (await records.get('templateDownloads', key)) === undefined) await addToTotals(context, id, { downloads: 1 })
    if (!row.mine) records.put('templateDownloads', key, { id: key, project: session.project, templateId: id, at: now.toISOString() })
    return templateFile(row, content, version)
  },

  'store.purchase': async (context, { id, card }) => {
    const { records, session, now, ports } = context
    const row = await storeRow(context, id)
    if (row.owned)
      throw new Refusal('conflict', `'${row.name}' is ${row.mine ? 'your own' : row.price === 0 ? 'free' : 'bought already'}: download or install it.`)
    if (row.order === 'waiting') throw new Refusal('conflict', `'${row.name}' is ordered already, and the order waits for its payment.`)
    const priceCents = row.price * 100
    const purchase = {
      id: ports.id(),
      project: session.project,
      templateId: id,
      buyerId: session.member.id,
      priceCents,
      ...splitOf(priceCents),
      time: now.toISOString(),
      // There is nobody who could charge a real card.
      status: session.space === 'real' ? ('waiting' as const) : card === 'accepted' ? ('paid' as const) : ('failed' as const),
    }
    for (const old of (await own(context, 'purchases', { where: { templateId: id } })).filter((each) => each.status === 'failed'))
      records.remove('purchases', old.id)
    records.put('purchases', purchase.id, purchase)
    return purchase
  },

  'store.cancelOrder': async (context, { id }) => {
    const orders = await own(context, 'purchases', { where: { templateId: id } })
    if (orders.some((each) => each.status === 'paid')) throw new Refusal('conflict', 'The template is paid for, so there is no order to take back.')
    if (orders.length === 0) throw new Refusal('notFound', 'There is no order of this template.')
    for (const order of orders) context.records.remove('purchases', order.id)
  },

  'store.install': (context, { id }) => install(context, id),
  'store.uninstall': (context, { id }) => uninstall(context, id),

  'store.review': async (context, { id, stars, text }) => {
    const { records, session, now } = context
    if (!(await mayReview(context, id)))
      throw new Refusal('conflict', 'Only who has downloaded or installed a template of somebody else can review it: try it first.', [
        { path: 'id', message: 'notTried' },
      ])
    const key = memberKey(context, id)
    const { project, member } = session
    const review = { id: key, project, templateId: id, memberId: member.id, author: member.name, stars, text, at: now.toISOString() }
    const before = await records.get('templateReviews', key)
    await addToTotals(context, id, { reviews: before === undefined ? 1 : 0, stars: stars - (before?.stars ?? 0) })
    records.put('templateReviews', key, review)
    return review
  },

  'store.removeReview': async (context, { id }) => {
    const key = memberKey(context, id)
    const review = await context.records.get('templateReviews', key)
    if (review === undefined) throw new Refusal('notFound', 'You have not reviewed this template.')
    await addToTotals(context, id, { reviews: -1, stars: -review.stars })
    context.records.remove('templateReviews', key)
  },
}

const memberKey = ({ session }: Context, templateId: string) => `${session.project}:${session.member.id}:${templateId}`

async function mayReview(context: Context, id: string): Promise<boolean> {
  const row = await storeRow(context, id)
  const downloaded = (await context.records.get('templateDownloads', memberKey(context, id))) !== undefined
  return !row.mine && (row.installed || downloaded || row.order === 'paid')
}

async function details(context: Context, id: string): Promise<TemplateDetails> {
  const template = await storeRow(context, id)
  const { content } = await publishedContent(context, id)
  const things = thingsOf(containerOf(content, template.name))
  const named = (kind: 'tag' | 'trigger' | 'variable') => things.filter((thing) => thing.kind === kind).map((thing) => thing.name)
  const { versions } = await historyOf(context, id)
  return {
    template,
    contents: {
      events: (content.plan?.events ?? []).map(({ name, keyEvent, trigger, parameters }) => ({
        name,
        keyEvent,
        trigger: trigger.type,
        parameters: parameters.map((parameter) => parameter.name),
      })),
      tags: named('tag'),
      triggers: named('trigger'),
      variables: named('variable'),
      charts: content.plan?.dashboards.length ?? 0,
      audiences: content.plan?.audiences.length ?? 0,
      dashboard: content.dashboard,
    },
    versions: versions.map(({ version, date, type, changes }) => ({ version, date, type, changes })),
    reviews: await own(context, 'templateReviews', { where: { templateId: id }, order: 'at', descending: true, limit: listedReviews }),
    canReview: await mayReview(context, id),
    fileOnly: content.plan === null,
  }
}
