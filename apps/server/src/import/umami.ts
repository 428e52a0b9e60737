import { recordsOf } from './csv.ts'
import { idOf, type Reader, type Row, text } from './row.ts'

/** The file website_event.csv of an Umami export. */
export const umami: Reader = async function* (lines) {
  for await (const record of recordsOf(lines)) yield rowOf(record)
}

const time = (said: string | undefined): number => {
  // Umami writes the time of UTC without saying so.
  const iso = (said ?? '').trim().replace(' ', 'T')
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}Z`)
}

function rowOf(record: Readonly<Record<string, string>>): Row {
  const { session_id: session, created_at: created, url_path: path, hostname, event_type: type, event_name: name } = record
  if (session === undefined || created === undefined || path === undefined)
    return { why: 'session_id, created_at or url_path is missing: name the file website_event.csv' }
  const timestamp = time(created)
  if (Number.isNaN(timestamp)) return { why: 'created_at is no time' }
  if (session === '') return { why: 'there is no session_id: the event belongs to no visit' }
  if (type === '2' && (name ?? '') === '') return { why: 'the event has no name' }
  if (type !== undefined && !['', '1', '2'].includes(type)) return { why: `event_type ${type} is neither a page view nor an event` }
  const host = hostname ?? ''
  const query = text(record['url_query'])
  const from = text(record['referrer_domain'])
  return {
    event: {
      name: type === '2' ? (name ?? '') : 'page_view',
      clientId: session,
      sessionId: text(record['visit_id']),
      timestamp,
      eventId: idOf('umami', record['event_id'] ?? record),
      page: {
        url: host === '' ? path : `https://${host}${path}${query === undefined ? '' : `?${query.replace(/^\?/, '')}`}`,
        title: text(record['page_title']),
        referrer: from === undefined ? undefined : `https://${from}${record['referrer_path'] ?? ''}`,
      },
      language: text(record['language']),
      screen: /^\d{1,5}x\d{1,5}$/.test(record['screen'] ?? '') ? record['screen'] : undefined,
      country: /^[A-Za-z]{2}$/.test(record['country'] ?? '') ? record['country'] : undefined,
    },
    without: [...(host === '' ? ['hostname'] : []), ...['browser', 'os', 'device', 'region', 'city'].filter((field) => text(record[field]) !== undefined)],
  }
}
