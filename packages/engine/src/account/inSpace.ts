import { type Collections, type InSpace, Refusal } from '@tagmason/domain'
import type { Context } from '../context.ts'

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

/** The rows of the space that the selected project lies in. */
export async function inSpace<C extends SpacedCollection>({ records, session }: Context, collection: C): Promise<Collections[C][]> {
  return (await records.list(collection)).filter((row) => (row.space ?? 'sample') === session.space)
}

/** One row of this space. Throws a `Refusal` notFound. */
export async function spacedRow<C extends SpacedCollection>(context: Context, collection: C, id: string): Promise<Collections[C]> {
  const row = (await inSpace(context, collection)).find((each) => each.id === id)
  if (row === undefined) throw new Refusal('notFound', `There is no '${id}' among the ${collection}: it may have been removed.`)
  return row
}
