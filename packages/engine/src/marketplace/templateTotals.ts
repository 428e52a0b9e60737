import type { TemplateTotals } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

/** The sample projects share what is counted, as they share their rows. */
const keyOf = ({ session }: Context, templateId: string) => `${session.space === 'sample' ? 'sample' : session.project}:${templateId}`

/**
 * How often templates were downloaded and rated in the selected project, by template. What is counted is kept beside the rows, so that the store costs the same
 * whatever number of members used it; where an older version kept rows only, they are counted.
 */
export async function totalsOf(context: Context, templateIds: readonly string[]): Promise<ReadonlyMap<string, TemplateTotals>> {
  const kept = await context.records.find('templateTotals', { where: { id: templateIds.map((id) => keyOf(context, id)) } })
  const totals = new Map(kept.map((row) => [row.templateId, row]))
  const templateId = templateIds.filter((id) => !totals.has(id))
  for (const id of templateId) totals.set(id, { id: keyOf(context, id), project: context.session.project, templateId: id, downloads: 0, reviews: 0, stars: 0 })
  const add = (id: string, of: Partial<Counts>) => {
    const row = totals.get(id)
    if (row !== undefined) totals.set(id, together(row, of))
  }
  if (templateId.length > 0) {
    for (const review of await own(context, 'templateReviews', { where: { templateId } })) add(review.templateId, { reviews: 1, stars: review.stars })
    for (const download of await own(context, 'templateDownloads', { where: { templateId } })) add(download.templateId, { downloads: 1 })
  }
  return totals
}

type Counts = Pick<TemplateTotals, 'downloads' | 'reviews' | 'stars'>

const together = (row: TemplateTotals, { downloads = 0, reviews = 0, stars = 0 }: Partial<Counts>): TemplateTotals => ({
  ...row,
  downloads: row.downloads + downloads,
  reviews: row.reviews + reviews,
  stars: row.stars + stars,
})

/** Adds to the totals of a template. Called before the row itself is written: rows of an older version are counted first. */
export async function addToTotals(context: Context, templateId: string, of: Partial<Counts>): Promise<void> {
  const row = (await totalsOf(context, [templateId])).get(templateId)
  if (row !== undefined) context.records.put('templateTotals', row.id, together(row, of))
}
