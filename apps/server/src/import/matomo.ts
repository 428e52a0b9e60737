import { type Bag, idOf, isBag, type Reader, type Row, text } from './row.ts'

/** What Matomo's API gives for Live.getLastVisitsDetails with format=JSON: a list of visits with their actions. */
export const matomo: Reader = async function* (lines) {
  const parts: string[] = []
  for await (const line of lines) parts.push(line)
  let visits: unknown
  try {
    visits = JSON.parse(parts.join('\n'))
  } catch {
    yield { why: 'the file is no JSON' }
    return
  }
  if (!Array.isArray(visits)) {
    yield { why: 'the file is no list of visits: ask for Live.getLastVisitsDetails with format=JSON' }
    return
  }
  for (const visit of visits as readonly unknown[]) {
    const actions = isBag(visit) ? visit['actionDetails'] : undefined
    if (!isBag(visit) || !Array.isArray(actions) || text(visit['visitorId']) === undefined) yield { why: 'a visit has no visitorId or no actionDetails' }
    else for (const [at, action] of (actions as readonly unknown[]).entries()) yield rowOf(visit, isBag(action) ? action : {}, at)
  }
}

/** The name of an action and what it brings; undefined for a kind that is no event of a visitor. */
function told(action: Bag): { readonly name: string; readonly params: Bag } | undefined {
  switch (action['type']) {
    case 'action':
      return { name: 'page_view', params: {} }
    case 'event':
      return {
        name: text(action['eventAction']) ?? 'event',
        params: { event_category: text(action['eventCategory']), event_name: text(action['eventName']), value: action['eventValue'] },
      }
    case 'download':
      return { name: 'file_download', params: { link_url: text(action['url']) } }
    case 'outlink':
      return { name: 'click', params: { link_url: text(action['url']), outbound: true } }
    case 'search':
    case 'siteSearch':
      return { name: 'view_search_results', params: { search_term: text(action['siteSearchKeyword']) } }
    case 'ecommerceOrder':
      return { name: 'purchase', params: { transaction_id: text(action['orderId']), value: Number(action['revenue']), items: action['itemDetails'] } }
    default:
      return undefined
  }
}

function rowOf(visit: Bag, action: Bag, at: number): Row {
  const type = text(action['type']) ?? 'unknown'
  const found = told(action)
  if (found === undefined) return { why: `actions of type ${type} are no events: goals and abandoned carts are computed from events` }
  const seconds = Number(action['timestamp'])
  if (!Number.isFinite(seconds) || seconds <= 0) return { why: 'an action has no timestamp' }
  const { name, params } = found
  const currency = text(visit['visitCurrency'] ?? visit['siteCurrency'])
  const country = text(visit['countryCode'])
  const resolution = text(visit['resolution'])
  const page = ['action', 'event', 'siteSearch', 'search', 'ecommerceOrder'].includes(type) ? text(action['url']) : undefined
  return {
    event: {
      name: name.slice(0, 100),
      clientId: text(visit['visitorId']),
      userId: text(visit['userId']),
      sessionId: text(visit['idVisit']),
      timestamp: seconds * 1000,
      eventId: idOf('matomo', visit['idVisit'], at, action['timestamp'], type),
      page: { url: page, title: text(action['pageTitle']), referrer: at === 0 ? text(visit['referrerUrl']) : undefined },
      params: Object.fromEntries(
        Object.entries({ ...params, ...(name === 'purchase' ? { currency } : {}) }).filter(([, value]) => value !== undefined && value !== null),
      ),
      ip: text(visit['visitIp']),
      language: text(visit['languageCode']),
      country: country !== undefined && /^[A-Za-z]{2}$/.test(country) ? country : undefined,
      screen: resolution !== undefined && /^\d{1,5}x\d{1,5}$/.test(resolution) ? resolution : undefined,
    },
    without: ['browser', 'operatingSystem', 'deviceType', 'customVariables'].filter((field) => text(visit[field]) !== undefined || isBag(visit[field])),
  }
}
