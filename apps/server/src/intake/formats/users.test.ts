import { peopleOf } from '@tagmason/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openIntoStore, type Sent } from './intoStore.testing.ts'

/** A visitor looks at a page, then says who they are, in each format as its documentation has it. Through the real intake into the store. */
const url = 'https://shop.example/a'
const personal = { email: 'ada@example.com', firstName: 'Ada' }
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

const users: Readonly<Record<string, { view: Sent; user: Sent }>> = {
  tracker: {
    view: { path: '/t', body: { key: 'shop', events: [{ name: 'page_view', clientId: 'c1', page: { url } }] } },
    user: {
      path: '/t',
      body: { key: 'shop', events: [{ name: 'identify', identifies: true, clientId: 'c1', userId: 'u1', traits: { plan: 'pro', ...personal } }] },
    },
  },
  segment: {
    view: { path: '/v1/page', body: { writeKey: 'shop', anonymousId: 'c1', properties: { url } } },
    user: { path: '/v1/identify', body: { writeKey: 'shop', anonymousId: 'c1', userId: 'u1', traits: { plan: 'pro', ...personal } } },
  },
  rudderstack: {
    view: { path: '/v1/page', body: { writeKey: 'shop', channel: 'web', anonymousId: 'c1', properties: { url } } },
    // Its browser SDK has the traits in the context, with every event.
    user: {
      path: '/v1/identify',
      body: { writeKey: 'shop', channel: 'web', anonymousId: 'c1', userId: 'u1', context: { traits: { plan: 'pro', ...personal } } },
    },
  },
  posthog: {
    view: {
      path: '/i/v0/e/',
      body: { api_key: 'shop', event: '$pageview', distinct_id: 'c1', properties: { $device_id: 'c1', $current_url: url, $process_person_profile: false } },
    },
    user: {
      path: '/i/v0/e/',
      body: {
        api_key: 'shop',
        event: '$identify',
        properties: { distinct_id: 'u1', $anon_distinct_id: 'c1', $device_id: 'c1', $user_id: 'u1' },
        $set: { plan: 'pro', ...personal },
        $set_once: { plan: 'free', $initial_referrer: '$direct' },
      },
    },
  },
  amplitude: {
    view: {
      path: '/2/httpapi',
      body: { api_key: 'shop', events: [{ event_type: '[Amplitude] Page Viewed', device_id: 'c1', event_properties: { '[Amplitude] Page Location': url } }] },
    },
    user: {
      path: '/2/httpapi',
      body: {
        api_key: 'shop',
        events: [
          { event_type: '$identify', device_id: 'c1', user_id: 'u1', user_properties: { $set: { plan: 'pro', ...personal }, $setOnce: { plan: 'free' } } },
        ],
      },
    },
  },
  mixpanel: {
    view: {
      path: `/track?data=${base64({ event: '$mp_web_page_view', properties: { token: 'shop', distinct_id: '$device:c1', $device_id: 'c1', $current_url: url } })}`,
    },
    user: {
      path: '/engage',
      body: [{ $token: 'shop', $distinct_id: 'u1', $device_id: 'c1', $user_id: 'u1', $set: { plan: 'pro', $email: 'ada@example.com', ...personal } }],
    },
  },
  ga4: {
    view: { path: '/mp/collect?measurement_id=G-AB12CD34EF', body: { client_id: 'c1', events: [{ name: 'page_view', params: { page_location: url } }] } },
    user: {
      path: '/mp/collect?measurement_id=G-AB12CD34EF',
      body: { client_id: 'c1', user_id: 'u1', user_properties: { plan: { value: 'pro' }, email: { value: 'ada@example.com' } }, events: [{ name: 'login' }] },
    },
  },
  gtag: {
    view: { path: `/g/collect?v=2&tid=G-AB12CD34EF&cid=c1&dl=${encodeURIComponent(url)}&en=page_view` },
    user: { path: '/g/collect?v=2&tid=G-AB12CD34EF&cid=c1&uid=u1&en=login&up.plan=pro&up.email=ada%40example.com&upn.age=42' },
  },
  snowplow: {
    view: { path: '/com.snowplowanalytics.snowplow/tp2', body: { data: [{ e: 'pv', aid: 'shop', url, duid: 'c1' }] } },
    user: {
      path: '/com.snowplowanalytics.snowplow/tp2',
      body: {
        data: [
          {
            e: 'ue',
            aid: 'shop',
            duid: 'c1',
            uid: 'u1',
            ue_pr: JSON.stringify({ data: { schema: 'iglu:com.acme/login/jsonschema/1-0-0', data: {} } }),
            cx: base64({
              data: [{ schema: 'iglu:com.snowplowanalytics.snowplow.ecommerce/user/jsonschema/1-0-0', data: { id: 'u1', plan: 'pro', ...personal } }],
            }),
          },
        ],
      },
    },
  },
  umami: {
    view: { path: '/api/send', body: { type: 'event', payload: { website: 'shop', url } } },
    user: { path: '/api/send', body: { type: 'identify', payload: { website: 'shop', id: 'u1', data: { plan: 'pro', ...personal } } } },
  },
}
/** Those of which the last message is an event, too. */
const withLogin = ['ga4', 'gtag', 'snowplow']

let store: Awaited<ReturnType<typeof openIntoStore>>
beforeAll(async () => {
  store = await openIntoStore()
})
afterAll(() => store.close())

describe.each(Object.entries(users))('%s', (format, { view, user }) => {
  // Each format has a project of its own, so that all can be in one store.
  const project = `shop-${format}`
  const all = { account: 'main', project, from: 0, to: Date.now() + 3_600_000 }

  it('says who a visitor is, which is no event, and what they did before is theirs', async () => {
    for (const sent of [view, user, user]) await store.send(project, sent)
    const logins = withLogin.includes(format) ? 2 : 0
    const ask = (question: object) => store.events.query({ ...all, measures: ['events', 'people'], ...question })
    expect(await ask({})).toEqual([{ by: [], values: [1 + logins, 1] }])
    expect(await ask({ by: [{ user: 'plan' }] })).toEqual([{ by: ['pro'], values: [1 + logins, 1] }])
    expect(await ask({ filters: [{ field: { user: 'plan' }, values: ['free'] }] })).toEqual([{ by: [], values: [0, 0] }])
  })

  it('leaves nothing that names them', async () => {
    const kept = [...(await store.events.latest({ ...all, withBots: true }, 99)), ...(await store.events.latest({ ...all, project: peopleOf(project) }, 99))]
    expect(kept.length).toBeGreaterThanOrEqual(2)
    expect(kept.some(({ user: id }) => /^usr_[0-9a-f]{32}$/.test(id))).toBe(true)
    const text = JSON.stringify(kept)
    for (const word of ['ada@example.com', 'Ada', '"u1"', 'initial_referrer']) expect(text).not.toContain(word)
  })
})
