import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { at, toolsOverFiles } from './mcp.testing.ts'
import { overHttp } from './mcpClient.mjs'

const { folder, command, client, original, call, refused, kept } = toolsOverFiles()

describe('tasks over files', () => {
  it('lists eleven tools with schemas, of which one writes', async () => {
    const { tools } = await client().listTools()
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
    const parsed = JSON.parse(original()) as { containerVersion: { tag: { tagId: string; name: string }[] } }
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
    const { resources } = await client().listResources()
    expect(resources.map(({ uri }) => uri)).toEqual(expect.arrayContaining(['tagmason://help/effect', 'tagmason://docs/work-with-an-assistant-over-mcp']))
    for (const { uri } of resources) expect((await client().readResource({ uri })).contents[0]?.text).toMatch(/\S/)
    await expect(client().readResource({ uri: 'tagmason://docs/../package' })).rejects.toThrow('There is no resource')
    expect((await client().listPrompts()).prompts.map(({ name }) => name)).toEqual(['plan_tracking', 'review_change', 'fix_audit'])
    expect((await client().getPrompt({ name: 'review_change', arguments: { before: 'a.json', after: 'b.json' } })).messages[0]?.content.text).toContain(
      'a.json',
    )
    await expect(client().getPrompt({ name: 'review_change', arguments: {} })).rejects.toThrow("needs 'before'")
  })
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

/** Starts the server on a free port. */
async function startedOverHttp() {
  const server = spawn(process.execPath, [command, 'mcp', '--folder', folder, '--http', '0'], { stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const said = await new Promise<string>((resolve) => server.stderr.once('data', (part: Buffer) => resolve(String(part))))
  const [, url = '', token = ''] = /Serving (\S+) with Authorization: Bearer (\S+)/.exec(said) ?? []
  return { url, token, end: () => (server.kill('SIGTERM'), ended) }
}
