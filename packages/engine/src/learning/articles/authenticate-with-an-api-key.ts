import type { Block } from '@tagmason/domain'

export const authenticateWithAnApiKey: readonly Block[] = [
  {
    kind: 'text',
    text: 'A program that reads from the account or sends events to it shows a key with each request. The key is a password: whoever has it is the account.',
  },
  { kind: 'heading', text: 'Three kinds' },
  {
    kind: 'list',
    items: [
      '**Ingest** keys may only send events. They stand in the page and are no secret.',
      '**Production** keys read and send, on servers only.',
      '**Development** keys do the same with rows that nobody reports.',
    ],
  },
  { kind: 'heading', text: 'Send it along' },
  {
    kind: 'code',
    label: 'A request with a key',
    language: 'Shell',
    code: `curl -H "Authorization: Bearer $TAGMASON_KEY" \\
  "$TAGMASON_HOST/api/v1/analytics/events?interval=day&limit=10"`,
  },
  { kind: 'text', text: 'The key stands in the header `Authorization`, never in the address: addresses are written to logs.' },
  { kind: 'heading', text: 'Ask a question' },
  {
    kind: 'code',
    label: 'Visitors by device, with the week before',
    language: 'Shell',
    code: `curl -H "Authorization: Bearer $TAGMASON_KEY" \\
  "$TAGMASON_HOST/api/v1/query?measures=visitors&by=device&compare=previous"`,
  },
  { kind: 'text', text: 'Everything else that can be asked is in `/api/v1/openapi.json` of your server.' },
  { kind: 'heading', text: 'Limits' },
  {
    kind: 'text',
    text: 'Each key has its own limit for each path. Answers tell where you stand with `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset`. Beyond it the answer is 429 with `Retry-After` in seconds. Wait that long, and add a little chance so that ten jobs do not come back together.',
  },
  { kind: 'heading', text: 'Keep it safe' },
  {
    kind: 'steps',
    items: [
      'One key for each program, named after it.',
      'Keep it in the store for secrets of your host, not in the repository.',
      'The whole key is shown once. Later you see its beginning and its last letters.',
      'Replace it when somebody leaves: make the new one, change the program, look that the old one is not used any more, switch it off.',
    ],
  },
  {
    kind: 'note',
    text: 'The API is answered by a Tagmason server. This workspace runs in your browser and has none yet, so the host in the example is yours to fill in once there is one.',
  },
  { kind: 'link', href: '/enterprise/api', text: 'API Management' },
]
