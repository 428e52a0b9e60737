import { Refusal, type StoreTemplate, type Template } from '@tagmason/domain'
import { rounded } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { totalsOf } from './templateTotals.ts'

/**
 * The templates as the selected project sees them. Those that the product brings along have no seller in a project of one's own: there they are ours, free,
 * and nobody has rated or downloaded them but its members. What is counted since is added to what the sample began with.
 */
export async function storeRows(context: Context): Promise<StoreTemplate[]> {
  return rowsOf(context, await context.records.list('templates'))
}

async function rowsOf(context: Context, all: readonly Template[]): Promise<StoreTemplate[]> {
  const { records, session } = context
  const mine = new Set((await own(context, 'ownTemplates', { where: { id: all.map((row) => row.id) } })).map((row) => row.id))
  const rows = all.filter((row) => row.project === undefined || mine.has(row.id))
  const templateId = rows.map((row) => row.id)
  const totals = await totalsOf(context, templateId)
  const purchases = await own(context, 'purchases', { where: { templateId } })
  const installed = new Set((await records.find('templateInstallations', { where: { project: session.project } })).map((row) => row.templateId))
  return rows.map((row) => {
    const template = session.space === 'real' && row.project === undefined ? unsold(row) : row
    const { reviews = 0, stars = 0, downloads = 0 } = totals.get(row.id) ?? {}
    const count = template.reviews + reviews
    const sum = template.rating * template.reviews + stars
    const orders = purchases.filter((each) => each.templateId === row.id)
    const order = orders.find((each) => each.status === 'paid') ?? orders.at(-1)
    return {
      ...template,
      rating: count === 0 ? 0 : rounded(sum / count, 1),
      reviews: count,
      downloads: template.downloads + downloads,
      owned: template.price === 0 || mine.has(row.id) || order?.status === 'paid',
      mine: mine.has(row.id),
      installed: installed.has(row.id),
      order: order?.status ?? null,
    }
  })
}

const unsold = (row: Template): Template => ({ ...row, author: 'Tagmason', price: 0, rating: 0, reviews: 0, downloads: 0 })

/** One of them. Throws a `Refusal` notFound. */
export async function storeRow(context: Context, id: string): Promise<StoreTemplate> {
  const template = await context.records.get('templates', id)
  const [row] = template === undefined ? [] : await rowsOf(context, [template])
  if (row === undefined) throw new Refusal('notFound', `There is no template '${id}' in the store: it may have been taken out.`)
  return row
}

/** One that may be used. Throws a `Refusal` conflict where it has to be bought first. */
export async function usableRow(context: Context, id: string): Promise<StoreTemplate> {
  const row = await storeRow(context, id)
  if (!row.owned)
    throw new Refusal('conflict', `'${row.name}' costs $${row.price} and is not bought yet: purchase it first.`, [{ path: 'id', message: 'notOwned' }])
  return row
}
