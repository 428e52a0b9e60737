import { Refusal } from '@tagmason/domain'
import type { Collections } from '@tagmason/domain'
import type { Context } from './context.ts'

/** The collections whose rows belong to a project. */
export type ProjectCollection = { [C in keyof Collections]: Collections[C] extends { project: string; id: string } ? C : never }[keyof Collections]

/** The rows of the selected project. The sample projects share theirs: what stands in one is seen in all twelve, and in no project of one's own. */
export async function own<C extends ProjectCollection>({ records, session }: Context, collection: C): Promise<Collections[C][]> {
  const rows = await records.list(collection)
  if (session.space === 'real') return rows.filter((row) => row.project === session.project)
  const real = new Set((await records.list('projects')).filter((project) => project.space === 'real').map((project) => project.value))
  return rows.filter((row) => !real.has(row.project))
}

/** One row of the selected project. Throws a `Refusal` notFound where there is none, also when it belongs to another project. */
export async function ownRow<C extends ProjectCollection>(context: Context, collection: C, id: string): Promise<Collections[C]> {
  const row = (await own(context, collection)).find((each) => each.id === id)
  if (row === undefined) throw new Refusal('notFound', `There is no '${id}' among the ${collection} of this project: it may have been removed.`)
  return row
}

/**
 * Throws a `Refusal` notFound unless what is to be put back belongs where the member looks: the row comes from outside and names a project itself. The sample projects
 * share their rows.
 */
export async function mustBelongHere({ records, session }: Pick<Context, 'records' | 'session'>, project: string, what: string): Promise<void> {
  const here = session.space === 'sample' ? (await records.get('projects', project))?.space === 'sample' : project === session.project
  if (!here) throw new Refusal('notFound', `The ${what} belongs to '${project}', another project: select that one to put it back.`)
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
