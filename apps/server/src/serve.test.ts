import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { siteAddress } from './people/origin.ts'
import { listen } from './serve.ts'

it('listen knows the port that the system chose before there is anything to answer, and says so meanwhile', async () => {
  const settings = { host: '127.0.0.1', port: 0 }
  const listening = await listen(settings)
  onTestFinished(() => listening.close())
  expect(listening.port).toBeGreaterThan(0)
  // What links in mails and shares begin with.
  expect(siteAddress({ ...settings, publicUrl: null, port: listening.port })).toBe(listening.address)
  const early = await fetch(`${listening.address}/health`)
  expect([early.status, early.headers.get('Retry-After'), await early.text()]).toEqual([503, '5', 'Tagmason is starting: try again in a few seconds.\n'])
  listening.answer(new Hono().get('/health', (c) => c.text('well')))
  expect(await (await fetch(`${listening.address}/health`)).text()).toBe('well')
  await expect(listen({ ...settings, port: listening.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
