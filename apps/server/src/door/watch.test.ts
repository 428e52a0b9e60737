import { get, type IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { act, testApp } from '../app.testing.ts'
import { serve, type Serving } from '../serve.ts'
import { newsOf } from './news.ts'
import { watch } from './watch.ts'
import { memoryStore, sampleOwner, sharedStore } from '@tagmason/engine'

let serving: Serving | undefined
afterEach(async () => {
  await serving?.close()
  serving = undefined
})

/** Opens a stream; `until` resolves once what came satisfies. */
async function listen(address: string, headers: Record<string, string> = {}, query = '') {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${address}/api/watch${query}`, { headers, agent: false }, resolve).on('error', reject),
  )
  response.setEncoding('utf8')
  let text = ''
  let look: () => void = () => undefined
  response.on('data', (part: string) => {
    text += part
    look()
  })
  return {
    response,
    text: () => text,
    until: (good: (text: string) => boolean) =>
      new Promise<void>((resolve) => {
        look = () => good(text) && resolve()
        look()
      }),
    leave: () => response.destroy(),
  }
}

const begun = (text: string) => text.includes('event: begun')

describe('the stream of news', () => {
  it('says which questions have other answers, whoever changed them', async () => {
    const { app } = testApp()
    serving = await serve(app, { host: '127.0.0.1', port: 0 })
    const stream = await listen(serving.address)
    await stream.until(begun)
    await act(app, 'session.setPreferences', { mode: 'dark' })
    await stream.until((text) => text.includes('"session.get"'))
    expect(stream.text()).toMatch(/id: boot-main-1\n/)
    expect(stream.response.headers['content-type']).toBe('text/event-stream')
    stream.leave()
  })

  it('gives who comes back what they missed, and no more', async () => {
    const { app } = testApp()
    serving = await serve(app, { host: '127.0.0.1', port: 0 })
    const first = await listen(serving.address)
    await first.until(begun)
    await act(app, 'session.setPreferences', { mode: 'dark' })
    await first.until((text) => text.includes('boot-main-1'))
    first.leave()
    await act(app, 'session.setPreferences', { mode: 'light' })
    await act(app, 'session.setPreferences', { language: 'fr' })
    // A browser that connects again says it in a header, a page that opens a new stream in the address; the header is the newer one.
    const ways = [
      await listen(serving.address, { 'Last-Event-ID': 'boot-main-1' }),
      await listen(serving.address, {}, '?after=boot-main-1'),
      await listen(serving.address, { 'Last-Event-ID': 'boot-main-1' }, '?after=boot-main-0'),
    ]
    for (const second of ways) {
      await second.until((text) => text.includes('boot-main-3'))
      expect([...second.text().matchAll(/^id: (.+)$/gm)].map(([, id]) => id)).toEqual(['boot-main-1', 'boot-main-2', 'boot-main-3'])
      expect(second.text()).not.toContain('event: lost')
      second.leave()
    }
  })

  it.each([
    ['another start of the server', 'earlier-main-7'],
    ['another account', 'boot-other-0'],
  ])('says so to who comes back from %s: nobody knows what they missed', async (_, last) => {
    serving = await serve(testApp().app, { host: '127.0.0.1', port: 0 })
    const stream = await listen(serving.address, { 'Last-Event-ID': last })
    await stream.until((text) => text.includes('event: lost'))
    stream.leave()
  })

  it('beats while nothing happens, and ends when the session did', async () => {
    const news = newsOf({ of: () => sharedStore(memoryStore()) }, 'boot')
    let signedIn = true
    const asked: (boolean | undefined)[] = []
    const app = new Hono().route(
      '/api',
      watch(
        news,
        async (_c, quiet) => {
          asked.push(quiet)
          return signedIn ? { account: 'main', member: sampleOwner, ip: '' } : null
        },
        20,
      ),
    )
    serving = await serve(app, { host: '127.0.0.1', port: 0 })
    const stream = await listen(serving.address)
    await stream.until((text) => text.split(': still here').length > 2)
    signedIn = false
    await new Promise((resolve) => stream.response.on('end', resolve))
    // Only the first question may keep a session alive.
    expect(asked[0]).not.toBe(true)
    expect(asked.slice(1).every((quiet) => quiet === true)).toBe(true)
  })

  it('reaches 1,000 open streams', async () => {
    const { app } = testApp()
    serving = await serve(app, { host: '127.0.0.1', port: 0 })
    const { address } = serving
    const streams = await Promise.all(Array.from({ length: 1000 }, () => listen(address)))
    await Promise.all(streams.map((stream) => stream.until(begun)))
    await act(app, 'session.setPreferences', { mode: 'dark' })
    await Promise.all(streams.map((stream) => stream.until((text) => text.includes('"session.get"'))))
    for (const stream of streams) stream.leave()
  })
})

describe('news', () => {
  it('after any drop gives exactly what came since, or says that it does not know', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: -5, max: 1300 }), (changes, seen) => {
        let tell: (collections: readonly ['preferences']) => void = () => undefined
        const store = { ...memoryStore(), watch: (listener: typeof tell) => void (tell = listener) }
        const news = newsOf({ of: () => store }, 'boot')
        news.watch('main', undefined, () => undefined)
        for (let n = 0; n < changes; n++) tell(['preferences'])
        const got: { id: string; old: unknown }[] = []
        news.watch('main', `boot-main-${seen}`, (each) => got.push(each))
        const known = seen >= 0 && seen <= changes && changes - seen <= 500
        if (known) expect(got.map(({ id }) => id)).toEqual(Array.from({ length: changes - seen }, (_, n) => `boot-main-${seen + n + 1}`))
        else expect(got).toEqual([{ id: `boot-main-${changes}`, old: null }])
      }),
      { numRuns: 200 },
    )
  })
})
