import type { Block } from '@tagmason/domain'

export const sendEventsFromAServer: readonly Block[] = [
  {
    kind: 'text',
    text: 'Some things happen where no browser is: a payment that is confirmed at night, a refund, a contract that is signed on paper. GA4 takes them over the Measurement Protocol.',
  },
  { kind: 'heading', text: 'The request' },
  {
    kind: 'code',
    label: 'One event',
    language: 'Shell',
    code: `curl -X POST \\
  "https://www.google-analytics.com/mp/collect?measurement_id=G-AB12CD34EF&api_secret=$SECRET" \\
  -d '{
    "client_id": "555.1700000000",
    "events": [{
      "name": "refund",
      "params": {
        "transaction_id": "T-10482", "currency": "EUR", "value": 59.7,
        "session_id": "1700000000", "engagement_time_msec": 1
      }
    }]
  }'`,
  },
  { kind: 'heading', text: 'What it needs' },
  {
    kind: 'list',
    items: [
      '`client_id` of the browser that began it, from the cookie `_ga`. Keep it with the order. An invented one makes an invented visitor.',
      '`session_id` and `engagement_time_msec`, or the event is missing in many reports.',
      '`consent` with what the person agreed to, where that is asked.',
      'At most 25 events in a request, less than 130 kB, and not older than 72 hours.',
    ],
  },
  { kind: 'heading', text: 'It never complains' },
  {
    kind: 'text',
    text: 'The answer is 204 even for nonsense. Send new events to `/debug/mp/collect` first: it answers with `validationMessages`, an empty list means good. It checks neither the secret nor the measurement ID, so look into DebugView as well with `debug_mode`.',
  },
  { kind: 'heading', text: 'What not to send' },
  { kind: 'text', text: 'Page views and sessions. They belong to the browser, and a second source makes two histories of one visit.' },
  { kind: 'link', href: '/learning/tutorials?tab=code', text: 'Examples in four languages' },
]
