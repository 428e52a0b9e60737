import { writeFileSync, readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MeasurementPlan } from '@tagmason/domain'
import { Analytics } from '@segment/analytics-node'
import { PostHog } from 'posthog-node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { micro } from '../cli/micro.ts'
import { encoders, type Full } from '../intake/formats/encoders.testing.ts'
import { loadSentences } from '@tagmason/tracking'
import { routes } from '@tagmason/tracking/wire'
import { serve, type Serving } from '../serve.ts'
import { microApp } from './app.ts'
import { Judged, type Judgement } from './judged.ts'

const event = (name: string, parameters: MeasurementPlan['events'][number]['parameters']): MeasurementPlan['events'][number] => ({
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
const plan: MeasurementPlan = {
  goals: '',
  language: 'en',
  events: [event('order_paid', [{ name: 'amount', type: 'string', example: 'a', required: true }]), event('sign_up', [])],
  audiences: [],
  dashboards: [],
  unmatched: [],
}

const judged = new Judged(plan, await loadSentences('en'))
let serving: Serving
beforeAll(async () => {
  serving = await serve(microApp(judged), { host: '127.0.0.1', port: 0 })
})
beforeEach(() => judged.reset())
afterAll(() => serving.close())

const read = async <T>(path: string) => (await (await fetch(`${serving.address}${path}`)).json()) as T
const names = (list: readonly Judgement[]) => list.map((one) => one.event)
const full: Full = {
  site: 'any',
  name: 'order_paid',
  clientId: '1.2',
  userId: 'u1',
  sessionId: '123',
  eventId: '0190a000-0000-7000-8000-000000000001',
  time: Date.now() - 1000,
  url: 'https://shop.example/paid',
  title: 'Paid',
  referrer: 'https://r.example/',
  language: 'en',
  params: { amount: 'five', note: 'x' },
}

describe('tagmason micro', () => {
  it.each(Object.keys(encoders))('takes and judges %s', async (format) => {
    const encoder = encoders[format]
    const route = routes.find((one) => one.decode === encoder?.decode)
    if (encoder === undefined || route === undefined) throw new Error(format)
    const send = async (params: Full['params']) => {
      const { query = new URLSearchParams(), body, path = route.paths[0] ?? '', method, headers } = encoder.encode({ ...full, params })
      const how = body === undefined || body.length === 0 ? { method: method ?? route.methods[0] ?? 'GET' } : { method: 'POST', body: Buffer.from(body) }
      const answer = await fetch(`${serving.address}${path}?${query.toString()}`, { ...how, ...(headers === undefined ? {} : { headers }) })
      expect(answer.status).toBeLessThan(300)
    }
    await send(full.params)
    const [good, bad] = [await read<Judgement[]>('/good'), await read<Judgement[]>('/bad')]
    // What a format has no place for, the plan misses: each is judged, one way or the other.
    expect([...good, ...bad]).toMatchObject([{ format: format.split(',')[0], event: 'order_paid' }])
    expect(good).toHaveLength(1)
    await send({ note: 'a@b.example' })
    const [wrong] = await read<Judgement[]>('/bad')
    expect(wrong?.violations.map(({ parameter, kind }) => [parameter, kind]).toSorted()).toEqual([
      ['amount', 'missing'],
      ['note', 'email'],
    ])
    expect(await read('/missing')).toEqual(['sign_up'])
  })

  it('judges what the vendors’ own clients send', async () => {
    const segment = new Analytics({ writeKey: 'any', host: serving.address })
    segment.track({ anonymousId: 'a', event: 'sign_up', properties: {} })
    segment.track({ anonymousId: 'a', event: 'not_planned', properties: {} })
    await segment.closeAndFlush()
    const posthog = new PostHog('any', { host: serving.address, flushAt: 1 })
    posthog.capture({ distinctId: 'a', event: 'order_paid', properties: { amount: 5 } })
    await posthog.shutdown()
    expect(names(await read<Judgement[]>('/good'))).toEqual(['sign_up'])
    const bad = await read<Judgement[]>('/bad')
    expect(bad.find((one) => one.event === 'not_planned')?.problems).toEqual(["The plan has no event 'not_planned': add it to the plan, or do not send it."])
    expect(bad.find((one) => one.event === 'order_paid')?.problems).toEqual(["'amount' is 5, and the plan says string: send it as string."])
    expect(names(await read<Judgement[]>('/bad?event=order_paid'))).toEqual(['order_paid'])
  })

  it('tells of requests that cannot be read, and forgets on request', async () => {
    await fetch(`${serving.address}/v1/track`, { method: 'POST', body: '{broken' })
    const [broken] = await read<Judgement[]>('/bad')
    expect([broken?.event, broken?.format]).toEqual(['', 'segment'])
    await fetch(`${serving.address}/reset`, { method: 'POST' })
    expect(await read('/')).toEqual({ good: 0, bad: 0, missing: 2 })
  })

  it('writes a test for each planned event, and one for each other that was wrong', async () => {
    await fetch(`${serving.address}/v1/track`, { method: 'POST', body: JSON.stringify({ writeKey: 'k', anonymousId: 'a', event: 'sign_up', type: 'track' }) })
    await fetch(`${serving.address}/v1/track`, { method: 'POST', body: JSON.stringify({ writeKey: 'k', anonymousId: 'a', event: 'other', type: 'track' }) })
    const xml = await (await fetch(`${serving.address}/report.junit.xml`)).text()
    expect(xml).toContain('tests="3" failures="2"')
    expect(xml).toContain('<testcase name="sign_up"')
    expect(xml).toContain('The plan has &apos;order_paid&apos;, and it did not come.')
  })
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tagmason-micro-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'plan.json')
  writeFileSync(path, JSON.stringify(plan))
  const run = async (...args: string[]) => {
    const heard = { out: '', error: '' }
    const code = await micro(args, { out: (text) => (heard.out += text), error: (text) => (heard.error += text) }, Promise.resolve())
    return { code, ...heard }
  }
  const send = (name: string, properties: object) =>
    `await fetch(process.env.TAGMASON_MICRO + '/v1/track', { method: 'POST', body: JSON.stringify({ writeKey: 'k', anonymousId: 'a', type: 'track', event: '${name}', properties: ${JSON.stringify(properties)} }) })`

  it('ends with the command that it runs: 0 where all is good', async () => {
    const script = join(folder, 'good.mjs')
    writeFileSync(script, [send('order_paid', { amount: 'x' }), send('sign_up', {})].join('\n'))
    const report = join(folder, 'report.xml')
    const { code, out } = await run('--plan', path, '--port', '0', '--run', `"${process.execPath}" "${script}"`, '--junit', report)
    expect([code, out]).toEqual([0, '2 good, 0 bad, 0 missing\n'])
    expect(readFileSync(report, 'utf8')).toContain('failures="0"')
  })

  it('says what was wrong and what is missing, with 1', async () => {
    const script = join(folder, 'bad.mjs')
    writeFileSync(script, send('order_paid', {}))
    const { code, out } = await run('--plan', path, '--port', '0', '--run', `"${process.execPath}" "${script}"`)
    expect(code).toBe(1)
    expect(out).toBe(
      "bad      1 order_paid (segment)\n  'amount' is missing or empty, and the plan requires it: send it.\nmissing  sign_up\n0 good, 1 bad, 1 missing\n",
    )
  })

  it('fails where the command fails', async () => {
    expect((await run('--plan', path, '--port', '0', '--run', 'exit 3')).code).toBe(1)
  })

  it.each<[string, string[], string]>([
    ['no plan', [], 'No plan was named'],
    ['a file that is no plan', ['--plan', join(import.meta.dirname, 'micro.test.ts')], 'is no plan'],
    ['a missing file', ['--plan', join(folder, 'none.json')], 'cannot be read'],
    ['a port that is none', ['--plan', path, '--port', 'x'], "--port cannot be 'x'"],
    ['a word too many', ['--plan', path, 'more'], "'more' says nothing"],
  ])('refuses %s with one sentence', async (_, args, says) => {
    const { code, error } = await run(...args)
    expect(code).toBe(2)
    expect(error).toContain(says)
    expect(error).toMatch(/^[^\n]+\n$/)
  })
})
