import {
  type ActInput,
  type AccessField,
  type ConnectorId,
  contactProperty,
  type IntegrationAccess,
  Refusal,
  serviceConnectors,
  webhookUrlProblem,
} from '@tagmason/domain'
import { hubspotAddress, salesforceVersion } from '../automation/crm.ts'
import { errorCodeIn, salesforceToken } from '../automation/postOut.ts'
import type { OutgoingAnswer, Ports } from '../context.ts'

type Way = NonNullable<Ports['outgoing']>

/** By what a service is called, as it is kept. */
export type TestedAccess = Pick<IntegrationAccess, 'service' | AccessField>

/** Null where nothing was given. Throws a `Refusal` where something is missing, or the address may not be called. */
export function checkedAccess(
  name: string,
  service: ConnectorId,
  access: NonNullable<ActInput<'integrations.connect'>['access']>,
  way: Way | undefined,
): TestedAccess | null {
  const fields = Object.fromEntries(Object.entries(access).filter(([, text]) => text !== undefined && text !== '')) as typeof access
  if (Object.keys(fields).length === 0) return null
  const missing = serviceConnectors[service].find((field) => fields[field] === undefined)
  if (missing !== undefined)
    throw refused(missing, 'missing', `${name} needs ${missing === 'address' ? 'its address' : `a ${missing}`} to be called: give it, too.`)
  const address = fields.address?.replace(/\/+$/, '')
  if (address === undefined) return { service, ...fields }
  if (webhookUrlProblem(address) !== null && way?.names(address) !== true)
    throw refused('address', 'address', `'${address}' is no address that this server may call: give one like https://example.my.salesforce.com.`)
  return { service, ...fields, address }
}

/** Calls a service once, changing nothing there. Throws a `Refusal` at the field to which its answer points, unless the service knows the access and answers as its vendor says. */
export async function testAccess(name: string, access: TestedAccess, way: Way): Promise<void> {
  await (access.service === 'available-salesforce' ? testSalesforce(name, access, way) : testHubSpot(name, access, way))
}

/** 'Retrieve account details' needs no scope of a private app: https://developers.hubspot.com/docs/api-reference/account-account-info-v3/guide. */
async function testHubSpot(name: string, { token = '', address = hubspotAddress }: TestedAccess, way: Way): Promise<void> {
  const answer = await asked(way, `${address}/account-info/v3/details`, token)
  // Wherever it fails, the token is what a person entered.
  if (answer.status === null) throw unreached(name, 'token')
  if (answer.status !== 200) throw unwanted(name, 'token', answer.status)
  if (typeof (parsed(answer.text) as { portalId?: unknown } | null)?.portalId !== 'number') throw strange(name, 'token', answer.status)
}

/** Signs in, and asks for the field by which contacts are known. 'Query' of the REST API answers 400 with INVALID_FIELD where it is missing, and INVALID_TYPE where contacts may not be read. */
async function testSalesforce(name: string, access: TestedAccess, way: Way): Promise<void> {
  const signed = await salesforceToken(access, way)
  if (!('token' in signed)) {
    if (signed.status === null) throw unreached(name, 'address')
    throw signed.status === 401 ? unwanted(name, 'secret', 401) : strange(name, 'address', signed.status)
  }
  const property = contactProperty['available-salesforce']
  const question = new URLSearchParams({ q: `SELECT ${property} FROM Contact LIMIT 1` }).toString()
  const answer = await asked(way, `${access.address}/services/data/${salesforceVersion}/query?${question}`, signed.token)
  if (answer.status === null) throw unreached(name, 'address')
  const code = errorCodeIn(answer.text, answer.status)
  if (code === 'INVALID_FIELD')
    throw refused('client', 'noField', `Contacts in ${name} have no field '${property}' that the connected app may read: add it there.`)
  if (code === 'INVALID_TYPE') throw unwanted(name, 'client', 403)
  if (answer.status !== 200) throw unwanted(name, 'client', answer.status)
  if (typeof (parsed(answer.text) as { totalSize?: unknown } | null)?.totalSize !== 'number') throw strange(name, 'address', answer.status)
}

const asked = (way: Way, url: string, token: string): Promise<OutgoingAnswer> =>
  way.ask({ url, headers: { Accept: 'application/json', Authorization: `Bearer ${token}` }, most: 65_536, within: 15_000 })

const refused = (field: AccessField, reason: string, sentence: string) => new Refusal('invalid', sentence, [{ path: `access.${field}`, message: reason }])

const unreached = (name: string, field: AccessField) => refused(field, 'notReached', `${name} did not answer: check what was entered, or try again later.`)

const strange = (name: string, field: AccessField, status: number) =>
  refused(field, 'strange', `What answered with the status ${status} is not ${name} as its vendor describes it: check what was entered, or try again later.`)

/** What a service that answered with a status other than 200 means by it. */
function unwanted(name: string, field: AccessField, status: number): Refusal {
  if (status === 401) return refused(field, 'refused', `${name} does not take the ${field}: check it, or make a new one there.`)
  if (status === 403) return refused(field, 'mayNot', `${name} knows the ${field}, but it may not be used for contacts: allow that there.`)
  return strange(name, field, status)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
