import { type Bag, idOf, isBag, type Reader, type Row, text } from './row.ts'

/** Events that GA4 makes itself of others; Tagmason counts visits and new visitors by its own. */
const derived = new Set(['session_start', 'first_visit', 'first_open', 'user_engagement'])
const ofPage: Readonly<Record<string, 'url' | 'title' | 'referrer'>> = { page_location: 'url', page_title: 'title', page_referrer: 'referrer' }
/** Parameters that GA4 adds for itself. */
const own = new Set([
  'ga_session_id',
  'ga_session_number',
  'engaged_session_event',
  'session_engaged',
  'engagement_time_msec',
  'batch_ordering_id',
  'batch_page_id',
  'entrances',
])

/** The BigQuery export of GA4 as JSON, one event a line. */
export const ga4: Reader = async function* (lines) {
  for await (const line of lines) if (line.trim() !== '') yield rowOf(line)
}

function rowOf(line: string): Row {
  let row: unknown
  try {
    row = JSON.parse(line)
  } catch {
    return { why: 'the line is no JSON' }
  }
  if (!isBag(row)) return { why: 'the line is no event' }
  const name = text(row['event_name'])
  const micros = Number(row['event_timestamp'])
  if (name === undefined || !Number.isFinite(micros) || micros <= 0) return { why: 'event_name or event_timestamp is missing' }
  if (derived.has(name)) return { why: `GA4 derives ${name} from other events, and Tagmason counts visits itself` }
  const clientId = text(row['user_pseudo_id'])
  if (clientId === undefined) return { why: 'there is no user_pseudo_id, because the visitor did not agree: the event belongs to no visit' }
  const all = paramsOf(row['event_params'])
  const page: Partial<Record<'url' | 'title' | 'referrer', string>> = {}
  const params: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(all)) {
    const place = ofPage[key]
    if (place !== undefined) page[place] = String(value)
    else if (!own.has(key)) params[key] = value
  }
  const { purchase_revenue: revenue, transaction_id: order } = isBag(row['ecommerce']) ? row['ecommerce'] : {}
  if (typeof revenue === 'number' && params['value'] === undefined) params['value'] = revenue
  if (text(order) !== undefined && params['transaction_id'] === undefined) params['transaction_id'] = order
  const { items } = row
  if (Array.isArray(items) && items.length > 0) params['items'] = items
  const session = all['ga_session_id']
  return {
    event: {
      name,
      clientId,
      userId: text(row['user_id']),
      sessionId: session === undefined ? undefined : `${clientId}.${typeof session === 'string' ? session : JSON.stringify(session)}`,
      timestamp: Math.floor(micros / 1000),
      eventId: idOf('ga4', row),
      page,
      params,
      language: isBag(row['device']) ? text(row['device']['language']) : undefined,
    },
    // The export has names of countries and kinds of devices, and no code and no browser's own text.
    without: ['device', 'geo', 'traffic_source', 'user_properties'].filter((field) => filled(row[field])),
  }
}

const filled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : isBag(value) && Object.values(value).some((one) => one !== null && one !== ''))

function paramsOf(list: unknown): Bag {
  if (!Array.isArray(list)) return {}
  const found: Record<string, unknown> = {}
  for (const one of list as readonly unknown[]) {
    if (!isBag(one) || typeof one['key'] !== 'string' || !isBag(one['value'])) continue
    const { string_value: words, int_value: whole, float_value: float, double_value: double } = one['value']
    if (typeof words === 'string') found[one['key']] = words
    else for (const number of [whole, float, double]) if (number !== null && number !== undefined) found[one['key']] = Number(number)
  }
  return found
}
