import type { MeasurementPlan } from '@tagmason/domain'

const start = Date.parse('2026-01-22T10:00:00Z')
const iso = (ms: number) => new Date(start + ms).toISOString()

export interface SentForTest {
  readonly url: string
  /** Milliseconds since the page began. */
  readonly at?: number
  readonly body?: string
  readonly status?: number
  readonly failure?: string
  readonly took?: number
}

/** A HAR of one page with what it pushed and what it sent. */
export const harFor = (page: string, pushes: readonly (readonly [at: number, data: unknown])[], sent: readonly SentForTest[]): string =>
  JSON.stringify({
    log: {
      version: '1.2',
      pages: [{ id: 'page_1', title: page, startedDateTime: iso(0), _dataLayer: pushes.map(([at, data]) => ({ at: start + at, data })) }],
      entries: sent.map(({ url, at = 500, body, status = 200, failure, took = 20 }) => ({
        pageref: 'page_1',
        startedDateTime: iso(at),
        time: took,
        request: { method: body === undefined ? 'GET' : 'POST', url, headers: [], ...(body === undefined ? {} : { postData: { text: body } }) },
        response: { status: failure === undefined ? status : -1, ...(failure === undefined ? {} : { _failureText: failure }) },
      })),
    },
  })

/** A hit of Google Analytics. */
export const ga4Hit = (event: string, params: Readonly<Record<string, string>> = {}, id = 'G-AB12CD34EF'): string =>
  `https://www.google-analytics.com/g/collect?${new URLSearchParams({ v: '2', tid: id, cid: '1.2', dl: 'https://shop.example/', en: event, ...params }).toString()}`

const planned = (name: string, parameters: MeasurementPlan['events'][number]['parameters']): MeasurementPlan['events'][number] => ({
  id: name,
  name,
  kind: 'custom',
  parameters,
  trigger: { type: 'customEvent', event: name },
  keyEvent: false,
  confidence: 100,
  because: { start: 0, end: 0, text: '' },
  repairs: [],
  enabled: true,
})

export const planForTest: MeasurementPlan = {
  goals: '',
  language: 'en',
  events: [
    planned('sign_up', [{ name: 'method', type: 'string', example: 'mail', required: true }]),
    planned('quote_sent', [{ name: 'amount', type: 'number', example: 10, required: true }]),
  ],
  audiences: [],
  dashboards: [],
  unmatched: [],
}
