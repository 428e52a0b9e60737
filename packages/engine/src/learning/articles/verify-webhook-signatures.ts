import type { Block } from '@tagmason/domain'

export const verifyWebhookSignatures: readonly Block[] = [
  {
    kind: 'text',
    text: 'An address that takes webhooks can be called by anybody. The signature tells whether the message is from whom it says, and whether it is unchanged.',
  },
  { kind: 'heading', text: 'What is checked' },
  {
    kind: 'steps',
    items: [
      'The **signature**: an HMAC with SHA-256 over the id, the time stamp and the raw body with points between, made with the secret of the webhook.',
      'The **time**: a message older than five minutes may be a repetition.',
      'The **id**: what you have handled already is answered with 200 and left alone.',
    ],
  },
  {
    kind: 'code',
    label: 'Comparing in constant time',
    language: 'TypeScript',
    code: `import { createHmac, timingSafeEqual } from 'node:crypto'

export function signed(secret: string, id: string, time: string, body: string, signature: string) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest()
  const given = Buffer.from(signature.replace('v1,', ''), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}`,
  },
  { kind: 'heading', text: 'Frequent mistakes' },
  {
    kind: 'list',
    items: [
      'The body was parsed and written again before it was checked. One space more, and every signature is wrong. Take the raw bytes.',
      '`===` compares until the first difference, and its time tells how far one got.',
      'The secret stands in the code. It belongs to the store for secrets.',
      'The time of the server is off by minutes.',
    ],
  },
  { kind: 'heading', text: 'Answer fast' },
  {
    kind: 'text',
    text: 'Check, put the message into a queue, answer 200. Work afterwards. Whoever answers after half a minute is sent the same message again, and does the work twice.',
  },
  {
    kind: 'note',
    text: 'Tagmason signs by Standard Webhooks: the headers are `webhook-id`, `webhook-timestamp` and `webhook-signature`, and libraries for it exist in many languages. Other senders have other names; the rule is the same.',
  },
  { kind: 'link', href: '/enterprise/api', text: 'Webhooks' },
]
