import type { AccessField, IntegrationAccess } from '@tagmason/domain'
import type { Ports } from '../context.ts'
import type { DuePost } from './duePost.ts'

type Way = NonNullable<Ports['outgoing']>

/** What came of a post: the status, null where nobody answered, and what a CRM says that it did not take; a code of its own, nothing that was sent. */
export interface PostResult {
  status: number | null
  refused?: string
}

const asked = { most: 262_144, within: 15_000 } as const
const json = { 'Content-Type': 'application/json' }

/** Posts a message: to a chat or an address as it is, to a CRM by its access and with a look at what it answers, since a status of success may hold refusals. */
export async function postOut({ url, body, access }: DuePost, way: Way): Promise<PostResult> {
  if (access === undefined) return { status: (await way.send({ url, headers: json, body })).status }
  if (access === null) return { status: 401, refused: 'NOT_CONNECTED' }
  const signed = access.service === 'available-salesforce' ? await salesforceToken(access, way) : { token: access.token ?? '' }
  if (!('token' in signed)) return signed
  const answer = await way.ask({ url, headers: { ...json, Authorization: `Bearer ${signed.token}` }, body, ...asked })
  if (answer.status === null) return { status: null }
  const refused = errorCodeIn(answer.text, answer.status)
  return { status: answer.status, ...(refused === null ? {} : { refused }) }
}

/** The client credentials flow of OAuth 2.0 at the organisation's own address. */
export async function salesforceToken(
  { address = '', client = '', secret = '' }: Pick<IntegrationAccess, AccessField>,
  way: Way,
): Promise<{ token: string } | PostResult> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: client, client_secret: secret }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await way.ask({ url: `${address}/services/oauth2/token`, headers, body, ...asked })
  if (answer.status === null) return { status: null }
  const token = (parsed(answer.text) as { access_token?: unknown } | null)?.access_token
  if (answer.status === 200 && typeof token === 'string' && token !== '') return { token }
  // It answers 400 where client or secret is wrong.
  return { status: answer.status === 400 ? 401 : answer.status, refused: 'SIGN_IN' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** The first code of an error in an answer: HubSpot's `category` in `errors` or at the top, Salesforce's `errorCode`, or `statusCode` of a record that it did not take. Null for none. */
export function errorCodeIn(text: string, status: number): string | null {
  const answer = parsed(text)
  const rows = Array.isArray(answer) ? answer : [answer, ...listOf((answer as { errors?: unknown } | null)?.errors)]
  for (const row of rows as ({ success?: unknown; category?: unknown; errorCode?: unknown; errors?: unknown } | null)[]) {
    const inner = row?.success === false ? (listOf(row.errors)[0] as { statusCode?: unknown } | undefined)?.statusCode : undefined
    const code = inner ?? row?.errorCode ?? row?.category
    if (typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code)) return code
    if (row?.success === false) return 'REFUSED'
  }
  return status === 207 ? 'REFUSED' : null
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
