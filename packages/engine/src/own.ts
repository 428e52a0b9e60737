import { Refusal, type Collections } from '@tagmason/domain'
import type { Context } from './context.ts'
import type { Query, Where } from './store/queryTerms.ts'

/** The collections whose rows belong to a project. */
export type ProjectCollection = { [C in keyof Collections]: Collections[C] extends { project: string; id: string } ? C : never }[keyof Collections]

/** The rows of the selected project: all, or those that a question is for. The sample projects share theirs: what stands in one is seen in all twelve, and in no project of one's own. */
export async function own<C extends ProjectCollection>(context: Context, collection: C, query: Query<C> = {}): Promise<Collections[C][]> {
  return context.records.find(collection, { ...query, where: await ownWhere(context, query.where) })
}

/** How many of the newest rows a list shows, and how many more that are open. Its figures count all. */
export const listedRows = 500

/**
 * The newest rows of the selected project by a field that holds an ISO 8601 time, and those that are `open`, however old they are; newest first, and equal ones in the order in which they were
 * first written. A list of history is never loaded as a whole.
 */
export async function newest<C extends ProjectCollection>(
  context: Context,
  collection: C,
  order: NonNullable<Query<C>['order']>,
  open?: Where<C>,
): Promise<Collections[C][]> {
  const page = { order, descending: true, limit: listedRows }
  const rows = await own(context, collection, page)
  const more = open === undefined || rows.length < listedRows ? [] : await own(context, collection, { ...page, where: open })
  const timeOf = (row: object) => {
    const time = (row as Record<string, unknown>)[order]
    return typeof time === 'string' ? time : ''
  }
  const all = new Map([...more.toReversed(), ...rows.toReversed()].map((row) => [row.id, row]))
  return [...all.values()].toSorted((a, b) => timeOf(b).localeCompare(timeOf(a)))
}

/** How many rows the selected project has of those that are asked for; `most`, where there are so many or more. */
export const countOwn = async <C extends ProjectCollection>(context: Context, collection: C, where: Where<C> = {}, most?: number): Promise<number> =>
  context.records.count(collection, await ownWhere(context, where), most)

async function ownWhere<C extends ProjectCollection>({ records, session }: Context, where: Where<C> | undefined): Promise<Where<C>> {
  const samples = async () => (await records.list('projects')).filter(({ space }) => space === 'sample').map(({ value }) => value)
  return { ...where, project: session.space === 'real' ? session.project : await samples() } as Where<C>
}

/** One row of the selected project. Throws a `Refusal` notFound where there is none, also when it belongs to another project. */
export async function ownRow<C extends ProjectCollection>(context: Context, collection: C, id: string): Promise<Collections[C]> {
  const row = await context.records.get(collection, id)
  if (row === undefined || !(await isOwn(context, row.project)))
    throw new Refusal('notFound', `There is no '${id}' among the ${collection} of this project: it may have been removed.`)
  return row
}

const isOwn = async ({ records, session }: Pick<Context, 'records' | 'session'>, project: string) =>
  session.space === 'sample' ? (await records.get('projects', project))?.space === 'sample' : project === session.project

/**
 * Throws a `Refusal` notFound unless what is to be put back belongs where the member looks: the row comes from outside and names a project itself. The sample projects
 * share their rows.
 */
export async function mustBelongHere(context: Pick<Context, 'records' | 'session'>, project: string, what: string): Promise<void> {
  if (!(await isOwn(context, project))) throw new Refusal('notFound', `The ${what} belongs to '${project}', another project: select that one to put it back.`)
}

/** Changes some fields of a row of the selected project. Returns the row as it is then. */
export async function change<C extends ProjectCollection>(
  context: Context,
  collection: C,
  id: string,
  fields: Partial<Collections[C]>,
): Promise<Collections[C]> {
  const row = { ...(await ownRow(context, collection, id)), ...fields }
  context.records.put(collection, id, row)
  return row
}
