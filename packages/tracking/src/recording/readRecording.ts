import { checkSyntax } from '../gtm/syntax.ts'
import { lineColumn } from '../gtm/scan.ts'
import { say, type Sentence } from '../sentences/say.ts'
import type { RecordedPage, RecordedPush, RecordedRequest, Recording, RecordingFault } from './types.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const time = (value: unknown): number | null => {
  const read = typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isFinite(read) ? read : null
}

/** `arguments` of gtag become an object with the keys 0, 1, 2 in JSON. */
const asPushed = (data: unknown): unknown => {
  if (!isObject(data)) return data
  const keys = Object.keys(data).filter((key) => key !== 'length')
  return keys.length > 0 && keys.every((key, at) => key === String(at)) ? keys.map((key) => data[key]) : data
}

const fault = (message: Sentence, place?: RecordingFault['place']): RecordingFault => ({ message, place })

/** Reads a HAR file, or the messages of a data layer, as a recording. `url` is the page of messages that do not tell theirs. */
export function readRecording(input: string, url = 'https://site.example/'): Recording | RecordingFault {
  const source = input.replace(/^\uFEFF/, '')
  let json: unknown
  try {
    json = JSON.parse(source)
  } catch {
    const at = checkSyntax(source).fault?.index ?? source.length
    const cut = at >= source.trimEnd().length
    return fault(cut ? say('recording.file.cut') : say('recording.file.syntax', { mark: JSON.stringify(source.charAt(at)) }), lineColumn(source, at))
  }
  if (Array.isArray(json)) return layerOf(json, url)
  if (!isObject(json)) return fault(say('recording.file.none'))
  if (isObject(json['log'])) return harOf(json['log'])
  if (Array.isArray(json['dataLayer'])) return layerOf([json], url)
  return fault(say('recording.file.neither'))
}

/** A list of messages, or of pages with theirs: `{ "url", "dataLayer" }`. */
function layerOf(all: readonly unknown[], url: string): Recording | RecordingFault {
  const pages = all.filter((each): each is Json => isObject(each) && Array.isArray(each['dataLayer']))
  if (pages.length > 0 && pages.length < all.length) return fault(say('recording.file.mixed'))
  if (pages.length === 0) return { pages: [pageOf({ url, dataLayer: all }, null)], requests: [] }
  const broken = pages.findIndex((each) => !URL.canParse(text(each['url'])))
  if (broken !== -1) return fault(say('recording.file.page', { number: broken + 1 }))
  return { pages: pages.map((page) => pageOf(page, time(page['at']))), requests: [] }
}

const pageOf = (page: Json, at: number | null): RecordedPage => ({
  url: text(page['url']),
  title: text(page['title']),
  at,
  pushes: list(page['dataLayer']).map((data) => ({ at: null, data: asPushed(data) })),
})

/** Messages in a HAR, `_dataLayer` of a page, added after the recording: each with `at`, milliseconds since 1970 or an ISO time, and `data`. */
const pushesOf = (value: unknown): readonly RecordedPush[] =>
  list(value).map((each) => (isObject(each) && 'data' in each ? { at: time(each['at']), data: asPushed(each['data']) } : { at: null, data: asPushed(each) }))

function harOf(log: Json): Recording | RecordingFault {
  if (!Array.isArray(log['entries'])) return fault(say('recording.file.entries'))
  const entries: Json[] = []
  for (const [at, entry] of log['entries'].entries()) {
    const request = isObject(entry) ? entry['request'] : undefined
    if (!isObject(entry) || !isObject(request)) return fault(say('recording.file.request', { at }))
    if (!URL.canParse(text(request['url']))) return fault(say('recording.file.url', { at, url: JSON.stringify(request['url']) ?? 'undefined' }))
    entries.push(entry)
  }
  const sorted = entries.toSorted((one, other) => (time(one['startedDateTime']) ?? 0) - (time(other['startedDateTime']) ?? 0))
  const listed = list(log['pages']).filter(isObject)
  const ids = listed.map((page) => text(page['id']))
  const pages = listed.map((page, at): RecordedPage => {
    const own = sorted.filter((entry) => entry['pageref'] === ids[at])
    const url = addressOf(own) ?? (URL.canParse(text(page['title'])) ? text(page['title']) : '')
    return { url, title: text(page['_title']) || text(page['title']), at: time(page['startedDateTime']), pushes: pushesOf(page['_dataLayer']) }
  })
  // A HAR of a proxy has no pages: each document that a browser opened is one.
  const found = pages.length > 0 && pages.every((page) => page.url !== '') ? pages : documentsOf(sorted, log)
  if (found.length === 0) return fault(say('recording.file.noPage'))
  return { pages: found, requests: sorted.map((entry) => requestOf(entry, pageAt(entry, ids, found, pages))) }
}

const requestedUrl = (entry: Json) => text((entry['request'] as Json)['url'])
const isDocument = (entry: Json) => {
  const { response } = entry
  if (entry['_resourceType'] !== undefined) return entry['_resourceType'] === 'document'
  const content = isObject(response) ? response['content'] : undefined
  return isObject(content) && text(content['mimeType']).startsWith('text/html')
}
const isRedirect = (entry: Json) => isObject(entry['response']) && [301, 302, 303, 307, 308].includes(Number(entry['response']['status']))

/** Where the page ended up: its first document that is no redirect. */
const addressOf = (own: readonly Json[]): string | undefined => {
  const document = own.find((entry) => isDocument(entry) && !isRedirect(entry))
  return document === undefined ? undefined : requestedUrl(document)
}

function documentsOf(sorted: readonly Json[], log: Json): readonly RecordedPage[] {
  const pushes = pushesOf(log['_dataLayer'])
  const documents = sorted.filter((entry) => isDocument(entry) && !isRedirect(entry) && (entry['request'] as Json)['method'] === 'GET')
  return documents.map((entry, at) => {
    const [from, to] = [time(entry['startedDateTime']), at + 1 < documents.length ? time(documents[at + 1]?.['startedDateTime']) : null]
    const own = pushes.filter((push) => (push.at ?? 0) >= (at === 0 ? 0 : (from ?? 0)) && (to === null || (push.at ?? 0) < to))
    return { url: requestedUrl(entry), title: '', at: from, pushes: own }
  })
}

/** The page of a request: the one that it names, or the last that began before it. */
function pageAt(entry: Json, ids: readonly string[], found: readonly RecordedPage[], named: readonly RecordedPage[]): number {
  const at = found === named ? ids.indexOf(text(entry['pageref'])) : -1
  if (at !== -1) return at
  const began = time(entry['startedDateTime']) ?? 0
  return Math.max(
    0,
    found.findLastIndex((page) => (page.at ?? 0) <= began),
  )
}

function requestOf(entry: Json, page: number): RecordedRequest {
  const request = entry['request'] as Json
  const response = isObject(entry['response']) ? entry['response'] : {}
  const posted = isObject(request['postData']) ? request['postData'] : {}
  const form = list(posted['params']).filter(isObject)
  const answered = Number(response['status'])
  const status = Number.isInteger(answered) && answered > 0 ? answered : 0
  const failure = text(response['_failureText']) || text(response['_error'])
  const ms = typeof entry['time'] === 'number' && entry['time'] >= 0 ? entry['time'] : null
  return {
    method: text(request['method']).toUpperCase() || 'GET',
    url: requestedUrl(entry),
    headers: Object.fromEntries(
      list(request['headers'])
        .filter(isObject)
        .map((header) => [text(header['name']).toLowerCase(), text(header['value'])]),
    ),
    body: text(posted['text']) || new URLSearchParams(form.map((each): [string, string] => [text(each['name']), text(each['value'])])).toString(),
    page,
    at: time(entry['startedDateTime']),
    ms,
    status,
    // Chromium aborts what the page does not read to its end, and what is on its way when the page is left: the server has it.
    failure: status > 0 || failure.endsWith('ERR_ABORTED') ? '' : failure,
  }
}
