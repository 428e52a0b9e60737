import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readingIn, readingInHeader } from './readingIn.ts'

it('answers about events say that events are still being read in, until they are', async () => {
  let left = true
  const app = new Hono()
  app.route(
    '/',
    readingIn(() => left),
  )
  app.get('/api/*', (c) => {
    left = false
    return c.json({ visits: 1 })
  })
  const said = async (path: string) => {
    left = true
    return (await app.request(path)).headers.get(readingInHeader)
  }
  for (const path of ['/api/read/traffic.overview', '/api/read/realtime.now', '/api/v1/events/counts'])
    expect([path, await said(path)]).toEqual([path, 'reading-in'])
  for (const path of ['/api/read/containers.list', '/api/read/none', '/api/read/constructor', '/api/v1/openapi.json', '/api/watch'])
    expect([path, await said(path)]).toEqual([path, null])
  left = false
  expect((await app.request('/api/read/traffic.overview')).headers.get(readingInHeader)).toBeNull()
})
