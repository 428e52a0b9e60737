import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../container/index.ts'
import { inEnglish } from '../sentences/english.testing.ts'
import { parseTests, runTest, testsJson } from '../simulate/index.ts'
import { readRecording } from './readRecording.ts'
import { ga4Hit, harFor, planForTest, type SentForTest } from './recording.testing.ts'
import { recordingReport } from './recordingReport.ts'
import { testOfRecording } from './savedTest.ts'
import { recordedSteps } from './steps.ts'
import type { Recording } from './types.ts'

const plan = planForTest
const container = containerFromPlan(plan, { measurementId: 'G-AB12CD34EF', consent: 'none' })
const page = 'https://shop.example/'
const granted = ['consent', 'default', { ad_storage: 'granted', analytics_storage: 'granted' }]
const denied = ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }]
const signUp = { event: 'sign_up', method: 'mail' }

const read = (text: string): Recording => {
  const recording = readRecording(text)
  if ('message' in recording) throw new Error(inEnglish(recording.message))
  return recording
}
/** What is found, as kind and event. */
const found = async (pushes: Parameters<typeof harFor>[1], sent: readonly SentForTest[], given = { container, plan }) => {
  const { findings } = await recordingReport(read(harFor(page, pushes, sent)), given)
  return findings.filter(({ level }) => level !== 'note').map(({ kind, event }) => `${kind} ${event}`)
}
const view = { url: ga4Hit('page_view'), at: 300 }
const sent = (event: string, params: Readonly<Record<string, string>>, at = 1100): SentForTest => ({ url: ga4Hit(event, params), at })

describe('a recorded visit', () => {
  const pushes = [
    [0, granted],
    [50, { event: 'gtm.js' }],
    [100, { event: 'gtm.dom' }],
    [1000, { ...signUp, 'gtm.uniqueEventId': 4 }],
  ] as const

  it('becomes the steps of the simulator', () => {
    expect(recordedSteps(read(harFor(page, pushes, []))).map(({ step }) => step)).toEqual([
      { type: 'pageLoad', url: page, dataLayer: [granted] },
      { type: 'push', data: signUp },
    ])
  })

  it('has nothing wrong where it sent what it should', async () => {
    expect(await found(pushes, [view, sent('sign_up', { 'ep.method': 'mail' })])).toEqual([])
  })

  it.each<[string, readonly SentForTest[], string[]]>([
    ['an event that was not sent', [view], ['missing sign_up']],
    ['a page view that was not sent', [sent('sign_up', { 'ep.method': 'mail' })], ['missing page_view']],
    ['an event that was sent twice', [view, sent('sign_up', { 'ep.method': 'mail' }), sent('sign_up', { 'ep.method': 'mail' }, 1200)], ['doubled sign_up']],
    [
      'an order that was sent twice',
      [
        view,
        sent('sign_up', { 'ep.method': 'mail' }),
        sent('purchase', { 'ep.transaction_id': 'T1' }, 2000),
        sent('purchase', { 'ep.transaction_id': 'T1', 'ep.value': '3' }, 9000),
      ],
      ['doubled purchase', 'unplanned purchase'],
    ],
    ['another value', [view, sent('sign_up', { 'ep.method': 'google' })], ['differs sign_up']],
    ['an event that is not planned', [view, sent('sign_up', { 'ep.method': 'mail' }), sent('cake_eaten', {})], ['unplanned cake_eaten']],
    ['a required parameter that is missing', [view, sent('sign_up', { 'ep.method': 'mail' }), sent('quote_sent', {})], ['parameter quote_sent']],
    ['another type', [view, sent('sign_up', { 'ep.method': 'mail' }), sent('quote_sent', { 'ep.amount': 'ten' })], ['parameter quote_sent']],
    ['an e-mail address', [view, sent('sign_up', { 'ep.method': 'mail', 'ep.note': 'a@b.example' })], ['personal sign_up']],
    [
      'an e-mail address in the address of the page',
      [{ url: ga4Hit('page_view', { dl: `${page}?mail=a@b.example` }), at: 300 }, sent('sign_up', { 'ep.method': 'mail' })],
      ['personal page_view'],
    ],
    ['a hit that was blocked', [{ ...view, failure: 'net::ERR_BLOCKED_BY_CLIENT' }, sent('sign_up', { 'ep.method': 'mail' })], ['failed page_view']],
    [
      'a script that did not come',
      [view, sent('sign_up', { 'ep.method': 'mail' }), { url: 'https://www.googletagmanager.com/gtm.js?id=GTM-XX', status: 404 }],
      ['failed https://www.googletagmanager.com/gtm.js'],
    ],
    [
      'a script that came late',
      [view, sent('sign_up', { 'ep.method': 'mail' }), { url: 'https://www.googletagmanager.com/gtm.js?id=GTM-XX', took: 2500 }],
      ['slow https://www.googletagmanager.com/gtm.js'],
    ],
    ['a page view that left late', [{ ...view, at: 6100 }, sent('sign_up', { 'ep.method': 'mail' })], ['slow page_view']],
  ])('shows %s', async (_, hits, expected) => expect(await found(pushes, hits)).toEqual(expected))

  it('shows what is sent before consent, and lets a ping without a cookie pass', async () => {
    const pixel = { url: 'https://www.facebook.com/tr/?id=1&ev=PageView&dl=https%3A%2F%2Fshop.example%2F', at: 400 }
    const refused = [
      [0, denied],
      [50, { event: 'gtm.js' }],
      [100, { event: 'gtm.dom' }],
    ] as const
    expect(await found(refused, [{ url: ga4Hit('page_view', { gcs: 'G100' }), at: 300 }])).toEqual([])
    expect(await found(refused, [{ url: ga4Hit('page_view', { gcs: 'G111' }), at: 300 }, pixel])).toEqual(['beforeConsent page_view', 'beforeConsent PageView'])
    const late = [...refused, [350, ['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }]]] as const
    expect(await found(late, [{ url: ga4Hit('page_view', { gcs: 'G100' }), at: 300 }, pixel])).toEqual([])
  })

  it('holds a plan alone against it as well', async () => {
    expect(await found(pushes, [view], { container: undefined as never, plan })).toEqual(['missing sign_up'])
  })

  it('is kept as a test that the container passes', async () => {
    const test = await testOfRecording(read(harFor(page, pushes, [])), container, 'The visit')
    const parsed = parseTests(testsJson({ tests: [test as never], left: [] }))
    if ('message' in parsed) throw new Error(JSON.stringify(parsed.message))
    expect(parsed.tests[0]?.expected[1]?.fired).toEqual(['GA4 - sign_up'])
    for (const one of parsed.tests) expect((await runTest(container, one)).failures).toEqual([])
  })
})

describe('a file', () => {
  it.each<[string, string, string, number?]>([
    ['is cut off', '{"log": {"entries": [', 'ends before its JSON does', 1],
    ['is broken', '{\n  "log": {;}\n}', 'breaks off at ";"', 2],
    ['has no requests', '{"log": {}}', "no list 'log.entries'"],
    ['has an entry without a request', '{"log": {"entries": [{}]}}', 'log.entries[0] has no request'],
    ['has a request without an address', '{"log": {"entries": [{"request": {"url": "x"}}]}}', 'log.entries[0].request.url is "x"'],
    ['has no page', '{"log": {"entries": [{"request": {"url": "https://a.example/x.js"}}]}}', 'The HAR holds no page'],
    ['is something else', '{"a": 1}', "neither 'log'"],
    ['is a text', '"a"', 'holds no recording'],
    ['mixes pages and messages', '[{"url": "https://a.example/", "dataLayer": []}, {"event": "a"}]', 'mixes pages with messages'],
    ['has a page without an address', '[{"dataLayer": []}]', 'Page 1 of the list has no address'],
  ])('that %s gets one sentence', (_, text, says, line) => {
    const fault = readRecording(text)
    if (!('message' in fault)) throw new Error('It was read.')
    const message = inEnglish(fault.message)
    expect(message).toContain(says)
    expect(message).toMatch(/^[^\n]+\.$/)
    if (line !== undefined) expect(fault.place?.line).toBe(line)
  })

  it('of messages has the commands of gtag as lists', () => {
    const recording = read(JSON.stringify([{ 0: 'consent', 1: 'default', 2: { ad_storage: 'denied' } }, { event: 'sign_up' }]))
    expect(recordedSteps(recording).map(({ step }) => step)).toEqual([
      { type: 'pageLoad', url: 'https://site.example/', dataLayer: [['consent', 'default', { ad_storage: 'denied' }]] },
      { type: 'push', data: { event: 'sign_up' } },
    ])
  })
})
