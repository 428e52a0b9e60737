import { acts, reads } from '@tagmason/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromPage } from './app.testing.ts'
import { type Hostile, harmNames, hostile, packingNames, wires } from './hostileBodies.testing.ts'
import { inParallel, type ProbedServer, probedServer, sendHostile } from './hostileProbe.testing.ts'

/** Milliseconds of work that parsing five megabytes of JSON takes on this machine, at the least of three times. */
function parsing(): number {
  const text = JSON.stringify(Array.from({ length: 60_000 }, (_, at) => ({ event: 'page_view', id: `e-${at}`, params: { value: at, title: 'A page' } })))
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    JSON.parse(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/** No request holds up another for longer than four such parsings at the 99th percentile, nor twenty at the most: 100 and 500 ms on a usual machine, more on a slow one. */
const limits = { p99: Math.max(100, 4 * parsing()), max: Math.max(500, 20 * parsing()) }

let server: ProbedServer
let key = ''
let sent = 0
beforeAll(async () => {
  server = await probedServer()
  key = await server.key()
})
afterAll(() => server.close())

type Attack = Pick<Hostile, 'name' | 'method' | 'path' | 'headers' | 'body'>

/** Sends all of them, some at a time. None is answered with a fault of the server, or not at all. */
async function sendAll(requests: readonly Attack[], atOnce = 8): Promise<Map<string, number>> {
  const statuses = new Map<string, number>()
  const wrong: string[] = []
  await inParallel(requests, atOnce, async (request) => {
    const { status, text } = await sendHostile(server.address, request)
    statuses.set(request.name, status)
    // 503 and 429 ask to send again later, which is an answer.
    if (status === 0 || (status >= 500 && status !== 503)) wrong.push(`${status} ${request.name}: ${text.slice(0, 200)}`)
  })
  sent += requests.length
  expect(wrong).toEqual([])
  return statuses
}

const keyOf = (format: string) => (format === 'api' ? key : '')
const page = (name: string, kind: 'read' | 'act', text: string) => ({
  name: `${kind} ${name}`,
  path: `/api/${kind}/${name}`,
  headers: fromPage,
  body: Buffer.from(text),
})
const ask = async (name: string) => (await sendHostile(server.address, page(name, 'read', ''))).text

/** Inputs that no act and few reads can use. */
const inputs = [
  '[]',
  '"a"',
  '{"id":{}}',
  `{"id":"${'x'.repeat(20_000)}"}`,
  '{"__proto__":{"role":"owner"},"constructor":1}',
  '{"id":"\\u0000\\ud800","name":1e999,"text":null,"rows":-1}',
  '{"a":1',
  '['.repeat(20_000),
  `{"id":${'['.repeat(5000)}${']'.repeat(5000)}}`,
] as const

/** What no address, name or token is. */
const hostileWords = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%00',
  '\u0000',
  "' or 1=1; drop table records; --",
  '<script>alert(1)</script>',
  '__proto__',
  '{"$ne":null}',
  '${jndi:ldap://127.0.0.1/a}',
  'a'.repeat(7000),
  '\u202e\ufeff\ud7ff',
  '[[[[[[[[',
] as const

/** Addresses beside those of the formats, reads and acts; `*` is where the words go. What is counted in the store or hashed is sent few of them. */
const others: readonly { method: string; paths: readonly string[]; words: readonly string[] }[] = [
  {
    method: 'GET',
    paths: [
      '/array/*/config',
      '/v1/projects/*/settings',
      '/api/auth/state?*',
      '/flags?*',
      '/api/v1/query?measures=*',
      '/api/v1/funnel?steps=*',
      '/api/v1/reports/*/rows',
      '/api/v1/dashboards/*/data',
      '/api/v1/analytics/events?cursor=*',
    ],
    words: hostileWords,
  },
  { method: 'GET', paths: ['/*', '/assets/*', '/share/*', '/api/auth/invitation?token=*'], words: hostileWords.slice(0, 4) },
  { method: 'POST', paths: ['/api/v1/query', '/api/v1/funnel', '/flags?*', '/share/*'], words: hostileWords },
  { method: 'POST', paths: ['sign-in', 'forgot', 'reset', 'accept', 'setup'].map((name) => `/api/auth/${name}`), words: hostileWords.slice(0, 3) },
]

/** The word as whatever a form may ask for. */
const fieldsOf = (word: string) =>
  Buffer.from(
    JSON.stringify(Object.fromEntries(['email', 'password', 'token', 'code', 'firstName', 'lastName', 'measures', 'steps'].map((field) => [field, word]))),
  )

/** Whether an act has to refuse the input: it is no JSON, or does not fit. */
const cannotBe = (name: keyof typeof acts, text: string) => {
  try {
    return !acts[name].input.safeParse(JSON.parse(text)).success
  } catch {
    return true
  }
}

describe('hostile inputs', () => {
  it('of every format, kind and packing are answered, and hold up no other request', async () => {
    // Each kind in half of the packings, and each format in all of them.
    const requests = wires.flatMap((wire) =>
      harmNames.flatMap((harm, at) =>
        packingNames.filter((_, place) => (at + place) % 2 === 0).map((packing) => hostile(wire, harm, packing, 1000, keyOf(wire.format))),
      ),
    )
    await server.reset()
    const statuses = await sendAll(requests)
    expect((await server.work()).p99).toBeLessThan(limits.p99)
    // They came through to what reads them: it takes some and refuses others.
    expect(new Set(statuses.values())).toEqual(expect.objectContaining({ size: expect.toSatisfy((size: number) => size >= 4) as number }))
  })

  it('of the largest size are refused by what they hold, not by what they cost', async () => {
    const harms = ['many empty events', 'deep objects', 'data in base64', 'names of a form']
    for (const [at, wire] of wires.entries()) {
      // Each format meets two of the four.
      const requests = harms.filter((_, place) => (place + at) % 2 === 0).map((harm) => hostile(wire, harm, 'gzip', 900_000, keyOf(wire.format)))
      await server.reset()
      await sendAll(requests, 4)
      const { max, p99 } = await server.work()
      // Before there were limits and threads one of these held the loop for up to 7 seconds.
      expect([wire.format, p99 < limits.p99, max < limits.max]).toEqual([wire.format, true, true])
    }
  })

  it('of reads and acts are refused, and change nothing', async () => {
    const looked = ['projects.list', 'containers.list', 'reports.list', 'dashboards.list', 'apiKeys.list', 'members.list', 'connections.list', 'workflows.list']
    // The calls of the tests before this one are counted a moment later.
    const rows = async () => (await Promise.all(looked.map(ask))).map((text) => text.replaceAll(/"(requests|lastUsed)":[^,}]+/g, ''))
    const before = await rows()
    const names = Object.keys(acts) as (keyof typeof acts)[]
    const refused = names.flatMap((name, place) =>
      inputs.filter((text, at) => (at + place) % 2 === 0 && cannotBe(name, text)).map((text) => page(name, 'act', text)),
    )
    const statuses = await sendAll(refused)
    expect([...statuses.values()].filter((status) => status < 400)).toEqual([])
    await sendAll(Object.keys(reads).flatMap((name, place) => inputs.filter((_, at) => (at + place) % 2 === 1).map((text) => page(name, 'read', text))))
    expect(await rows()).toEqual(before)
    expect(JSON.parse(await ask('auditLog.verification'))).toMatchObject({ brokenAt: null })
  })

  it('of uploads are answered, and hold up no other request', async () => {
    const texts = [
      ','.repeat(1_900_000),
      '"'.repeat(1_900_000),
      `a;b\n${'1;'.repeat(900_000)}`,
      '\n'.repeat(400_000),
      '['.repeat(900_000),
      `{"containerVersion":{"tag":[${'{},'.repeat(600_000)}{}]}}`,
      `{"exportFormatVersion":2,"containerVersion":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
    ]
    const requests = texts.flatMap((text, at) => [
      page('connections.addFile', 'act', JSON.stringify({ name: `file ${at}`, type: 'CRM', fileName: `${at}.csv`, text })),
      page('connections.addFile', 'act', JSON.stringify({ name: `list ${at}`, type: 'CRM', fileName: `${at}.json`, text })),
      page('containers.upload', 'act', JSON.stringify({ fileName: `${at}.json`, text })),
      page('containers.upload', 'act', JSON.stringify({ fileName: `${at}.csv`, text })),
    ])
    await server.reset()
    await sendAll(requests, 1)
    expect((await server.work()).p99).toBeLessThan(limits.p99)
    await sendAll([page('plans.generate', 'act', JSON.stringify({ goals: 'a'.repeat(20_000) }))])
    expect(JSON.parse(await ask('auditLog.verification'))).toMatchObject({ brokenAt: null })
  })

  it('of all other addresses are answered, and open nothing', async () => {
    const requests = others.flatMap(({ method, paths, words }) =>
      paths.flatMap((path) =>
        words.flatMap((word): Attack[] => {
          const name = `${method} ${path}: ${word.slice(0, 20)}`
          const asQuery = { name, method, path: path.replaceAll('*', encodeURIComponent(word)), headers: fromPage }
          return method === 'GET'
            ? [asQuery]
            : [
                { ...asQuery, body: Buffer.from(word) },
                { ...asQuery, name: `${name} in JSON`, body: fieldsOf(word) },
              ]
        }),
      ),
    )
    const statuses = await sendAll(requests)
    // A page is the product's own, whatever its address says; nothing else of these is answered with what it asks for.
    expect([...statuses].filter(([name, status]) => status < 400 && !/^GET \/(\*| |array|v1|api\/auth\/state|flags)|POST \/flags/.test(name))).toEqual([])
  })

  it('are at least 3,000', () => {
    expect(sent).toBeGreaterThanOrEqual(3000)
    console.log(`hostile inputs: ${sent}`)
  })
})
