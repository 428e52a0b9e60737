import { contactProperty, type IntegrationAccess, type QueuedCall } from '@tagmason/domain'
import { inSpace } from '../account/inSpace.ts'
import type { Context } from '../context.ts'

/** A visitor as a CRM knows them. */
export interface Contact {
  /** The user that events name, or else the visitor: a hash or an id of the site's own; no name. */
  id: string
  /** Only where the project keeps personal data as it is sent, and its users are told apart by their addresses. */
  email: string | null
}

export const contactOf = ({ visitor, user }: { visitor: string; user?: string }): Contact | null => {
  const id = user === undefined || user === '' ? visitor : user
  return id === '' ? null : { id, email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(id) ? id : null }
}

/** Contacts of one call: HubSpot takes 100, Salesforce 200. */
const most = 100

/** The access of a CRM that is connected; undefined for none. Of several, the first that was connected. */
export async function crmAccess(context: Context): Promise<IntegrationAccess | undefined> {
  for (const row of await inSpace(context, 'integrations')) {
    const access = await context.records.get('integrationAccess', keyOf(context, row.id))
    if (access !== undefined) return access
  }
  return undefined
}

const keyOf = ({ session }: Context, id: string) => (session.space === 'real' ? `real:${id}` : id)

/** Puts contacts into the outbox of the CRM, which makes or updates each. False where none is connected. */
export async function queueContacts(
  context: Context,
  contacts: readonly Contact[],
  about: string,
  of: Pick<QueuedCall, 'run' | 'step' | 'trigger'>,
): Promise<boolean> {
  const access = await crmAccess(context)
  if (access === undefined) return false
  const { records, ports, session, now } = context
  const once = [...new Map(contacts.map((contact) => [contact.id, contact])).values()]
  for (let from = 0; from < once.length; from += most)
    for (const call of written(access, once.slice(from, from + most))) {
      const id = ports.id()
      const row = { id, project: session.project, alert: about, channel: 'chat' as const, test: false, at: now.toISOString(), text: '' }
      records.put('queuedAlerts', id, { ...row, call: { ...call, ...of, access: access.id } })
    }
  return true
}

export const salesforceVersion = 'v60.0'
export const hubspotAddress = 'https://api.hubapi.com'

/**
 * HubSpot: https://developers.hubspot.com/docs/api/crm/contacts, 'batch/upsert', by address or by a property that is unique. Salesforce: 'Upsert Multiple Records with Fewer Round-Trips' of the REST API, by an
 * external id; `_HttpMethod` stands for PATCH.
 */
function written({ service, address = '' }: IntegrationAccess, contacts: readonly Contact[]): { url: string; body: string }[] {
  const property = contactProperty[service]
  if (service === 'available-salesforce') {
    const records = contacts.map(({ id, email }) => ({
      attributes: { type: 'Contact' },
      [property]: id,
      // A contact cannot be without one.
      LastName: email ?? `Visitor ${id.slice(0, 12)}`,
      ...(email === null ? {} : { Email: email }),
    }))
    const url = `${address}/services/data/${salesforceVersion}/composite/sobjects/Contact/${property}?_HttpMethod=PATCH`
    return [{ url, body: JSON.stringify({ allOrNone: false, records }) }]
  }
  const url = `${address === '' ? hubspotAddress : address}/crm/v3/objects/contacts/batch/upsert`
  // One call looks for contacts by one property.
  const [known, others] = [contacts.filter(({ email }) => email !== null), contacts.filter(({ email }) => email === null)]
  return [
    known.map(({ id }) => ({ idProperty: 'email', id, properties: { email: id } })),
    others.map(({ id }) => ({ idProperty: property, id, properties: { [property]: id } })),
  ].flatMap((inputs) => (inputs.length === 0 ? [] : [{ url, body: JSON.stringify({ inputs }) }]))
}
