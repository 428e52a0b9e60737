import { type Collections, type InSpace, Refusal } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Query } from '../store/queryTerms.ts'

/** The account's collections of which the sample and what is real have rows of their own. */
export type SpacedCollection =
  | 'apiKeys'
  | 'apiKeySecrets'
  | 'apiHours'
  | 'webhooks'
  | 'webhookSecrets'
  | 'webhookDeliveries'
  | 'integrations'
  | 'disconnectedIntegrations'
  | 'enrolments'
  | 'examAttempts'
  | 'certificates'
  | 'learningOrders'
  | 'tickets'
  | 'ticketComments'
  | 'ticketFiles'
  | 'consultations'
  | 'supportPlans'
  | 'supportSettings'
  | 'chatMessages'
  | 'compliance'
  | 'complianceFiles'
  | 'brandVersions'
  | 'clients'
  | 'whiteLabelFeatures'
  | 'departments'
  | 'invitations'
  | 'invoices'
  | 'articleViews'
  | 'articleRatings'
  | 'guideProgress'
  | 'learningCounts'

/** What a new row is marked with. The sample's rows carry no mark. */
export const mark = ({ session }: Pick<Context, 'session'>): InSpace => (session.space === 'real' ? { space: 'real' } : {})

/** The key of a row that both spaces may have under the same id. */
export const spacedId = ({ session }: Pick<Context, 'session'>, id: string) => (session.space === 'real' ? `real:${id}` : id)

/** The rows of the space that the selected project lies in: all, or those that a question is for. */
export const inSpace = <C extends SpacedCollection>(
  context: Pick<Context, 'records' | 'session'>,
  collection: C,
  query: Query<C> = {},
): Promise<Collections[C][]> => context.records.find(collection, { ...query, where: { ...query.where, space: spacesOf(context) } })

/** What marks the rows of this space, for a question that says what else they are. */
export const spacesOf = ({ session }: Pick<Context, 'session'>): readonly (string | null)[] => (session.space === 'real' ? ['real'] : ['sample', null])

const isHere = ({ session }: Pick<Context, 'session'>, row: InSpace) => (row.space ?? 'sample') === session.space

/** One row of this space. Throws a `Refusal` notFound. */
export async function spacedRow<C extends SpacedCollection>(context: Context, collection: C, id: string): Promise<Collections[C]> {
  // What both spaces may have under one id is kept under another key.
  const row = (await context.records.get(collection, spacedId(context, id))) ?? (await context.records.get(collection, id))
  if (row === undefined || !isHere(context, row)) throw new Refusal('notFound', `There is no '${id}' among the ${collection}: it may have been removed.`)
  return row
}
