import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { roomFor } from './room.ts'

it('acts on a full disk are refused with one sentence until there is room, and the disk is asked once a second', async () => {
  let [free, now, looks] = [1e9, 0, 0]
  const freeOf = async () => {
    looks++
    return free
  }
  const app = new Hono().use(roomFor('/data', freeOf, () => now)).post('/', (c) => c.text('done'))
  const act = () => app.request('/', { method: 'POST' })
  expect((await act()).status).toBe(200)
  free = 1000
  expect((await act()).status).toBe(200)
  expect(looks).toBe(1)
  now = 1000
  const refused = await act()
  expect([refused.status, await refused.json()]).toEqual([
    507,
    expect.objectContaining({
      code: 'full',
      detail: expect.stringMatching(/^The disk of this installation is full, .+ make room where '\/data' lies\. /) as string,
    }),
  ])
  free = 1e9
  now = 2000
  expect((await act()).status).toBe(200)
})

it('a disk that cannot be asked stops nothing', async () => {
  const app = new Hono().use(roomFor('/data', () => Promise.reject(new Error('EIO')))).post('/', (c) => c.text('done'))
  expect((await app.request('/', { method: 'POST' })).status).toBe(200)
})
