import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hitsOf } from './hits.ts'
import { ga4Hit } from './recording.testing.ts'
import type { RecordedRequest, Vendor } from './types.ts'

const request = (url: string, body = ''): RecordedRequest => ({
  method: body === '' ? 'GET' : 'POST',
  url,
  body,
  headers: {},
  page: 0,
  at: 0,
  ms: 1,
  status: 200,
  failure: '',
})
const told = (url: string, body?: string) => hitsOf(request(url, body)).map(({ vendor, event, destination, params }) => [vendor, event, destination, params])
const query = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString()

describe('a request', () => {
  it.each<[string, string, string | undefined, readonly unknown[]]>([
    ['Google Analytics', ga4Hit('purchase', { 'epn.value': '5', cu: 'EUR' }), undefined, [['gtag', 'purchase', 'G-AB12CD34EF', { value: 5, currency: 'EUR' }]]],
    [
      'Google Analytics in a batch',
      'https://region1.google-analytics.com/g/collect?v=2&tid=G-AB12CD34EF&cid=1',
      'en=scroll\r\nen=sign_up&ep.method=mail',
      [
        ['gtag', 'scroll', 'G-AB12CD34EF', {}],
        ['gtag', 'sign_up', 'G-AB12CD34EF', { method: 'mail' }],
      ],
    ],
    ['a server endpoint of the site', 'https://shop.example/metrics?v=2&tid=G-AB12CD34EF&en=sign_up', undefined, [['gtag', 'sign_up', 'G-AB12CD34EF', {}]]],
    [
      'Meta',
      `https://www.facebook.com/tr/?${query({ id: '12', ev: 'Purchase', 'cd[value]': '9.5', 'cd[currency]': 'EUR' })}`,
      undefined,
      [['meta', 'Purchase', '12', { value: 9.5, currency: 'EUR' }]],
    ],
    ['Meta by POST', 'https://www.facebook.com/tr/', query({ id: '12', ev: 'Lead' }), [['meta', 'Lead', '12', {}]]],
    [
      'TikTok',
      'https://analytics.tiktok.com/api/v2/pixel',
      JSON.stringify({ event: 'CompletePayment', context: { pixel: { code: 'C1' }, page: { url: 'https://a.example/' } }, properties: { value: 3 } }),
      [['tiktok', 'CompletePayment', 'C1', { value: 3 }]],
    ],
    ['LinkedIn', 'https://px.ads.linkedin.com/collect?v=2&pid=77&conversionId=5&url=x', undefined, [['linkedin', 'conversion', '77/5', {}]]],
    [
      'Google Ads',
      'https://www.googleadservices.com/pagead/conversion/123/?label=AbC&value=4&currency_code=EUR&oid=T1',
      undefined,
      [['googleAds', 'conversion', '123/AbC', { value: 4, currency: 'EUR', transaction_id: 'T1' }]],
    ],
    [
      'Floodlight',
      'https://1.fls.doubleclick.net/activityi;src=1;type=sales;cat=buy;ord=9;cost=3',
      undefined,
      [['floodlight', 'sales/buy', '1', { value: 3, transaction_id: 9 }]],
    ],
    ['Microsoft', 'https://bat.bing.com/action/0?ti=5&evt=custom&ea=signup&gv=2&gc=EUR', undefined, [['bing', 'signup', '5', { value: 2, currency: 'EUR' }]]],
    [
      'Pinterest',
      `https://ct.pinterest.com/v3/?${query({ tid: '8', event: 'checkout', ed: '{"value":1}' })}`,
      undefined,
      [['pinterest', 'checkout', '8', { value: 1 }]],
    ],
    ['Reddit', 'https://alb.reddit.com/rp.gif?id=t2_1&event=Purchase&m.currency=EUR', undefined, [['reddit', 'Purchase', 't2_1', { currency: 'EUR' }]]],
    ['Matomo', 'https://m.example/matomo.php?idsite=3&rec=1&e_c=a&e_a=b', undefined, [['matomo', 'b', '3', { category: 'a' }]]],
    [
      'Tagmason',
      'https://t.example/t',
      JSON.stringify({ key: 'shop', events: [{ name: 'sign_up', params: { a: 1 } }] }),
      [['tracker', 'sign_up', 'shop', { a: 1 }]],
    ],
    ['something else', 'https://shop.example/track', '{"cart": 1}', []],
    ['a page', 'https://shop.example/i', undefined, []],
    ['an extension', 'chrome-extension://a/g/collect?v=2&tid=G-AB&en=x', undefined, []],
  ])('to %s is decoded', (_, url, body, expected) => expect(told(url, body)).toEqual(expected))
})

const hosts = [
  'www.facebook.com/tr/',
  'analytics.tiktok.com/api/v2/pixel',
  'px.ads.linkedin.com/wa/',
  'www.googleadservices.com/pagead/conversion/1/',
  '2.fls.doubleclick.net/activity;src=1',
  'bat.bing.com/action/0',
  'ct.pinterest.com/v3/',
  'alb.reddit.com/rp.gif',
  'shop.example/g/collect',
  'shop.example/batch',
  'shop.example/t',
  'shop.example/matomo.php',
]
const keys = [
  'ev',
  'id',
  'cd[a]',
  'ud[em]',
  'event',
  'evt',
  'ea',
  'tid',
  'en',
  'v',
  'ed',
  'ad',
  'label',
  'pid',
  'gcs',
  'pids',
  'context',
  'properties',
  'batch',
  '__proto__',
]

it('whatever is sent, each hit has a name, a destination as text and flat parameters, and nothing throws', () => {
  const values = fc.dictionary(
    fc.oneof(fc.constantFrom(...keys), fc.string()),
    fc.oneof(fc.string(), fc.constantFrom('custom', 'G-AB12', '2', '{"a":{"b":1}}')),
    { noNullPrototype: true },
  )
  const body = fc.oneof(fc.constant(''), fc.string(), fc.json(), values.map(query))
  fc.assert(
    fc.property(fc.constantFrom(...hosts), values, body, (host, given, sent) => {
      for (const { event, destination, params } of hitsOf(request(`https://${host}?${query(given)}`, sent))) {
        expect(event).not.toBe('')
        expect(typeof destination).toBe('string')
        for (const value of Object.values(params)) expect(['string', 'number', 'boolean']).toContain(typeof value)
      }
    }),
    {
      examples: [
        ['www.googleadservices.com/pagead/conversion/1/', { en: '' }, ''],
        ['bat.bing.com/action/0', { evt: 'custom', ea: '' }, ''],
      ],
    },
  )
})

it('reads back what the formats of advertising wrote', () => {
  const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_ ]{0,20}$/)
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  const cases: readonly (readonly [Vendor, (name: string, value: number) => RecordedRequest])[] = [
    ['meta', (ev, value) => request(`https://www.facebook.com/tr/?${query({ id: '1', ev, 'cd[value]': String(value) })}`)],
    [
      'tiktok',
      (event, value) =>
        request('https://analytics.tiktok.com/api/v2/pixel', JSON.stringify({ event, context: { pixel: { code: '1' } }, properties: { value } })),
    ],
    ['bing', (ea, value) => request(`https://bat.bing.com/action/0?${query({ ti: '1', evt: 'custom', ea, gv: String(value) })}`)],
    ['pinterest', (event, value) => request(`https://ct.pinterest.com/v3/?${query({ tid: '1', event, ed: JSON.stringify({ value }) })}`)],
  ]
  fc.assert(
    fc.property(fc.constantFrom(...cases), name, amount, ([vendor, write], event, value) => {
      fc.pre(event !== 'init')
      expect(hitsOf(write(event, value))).toMatchObject([{ vendor, event, destination: '1', params: { value } }])
    }),
  )
})
