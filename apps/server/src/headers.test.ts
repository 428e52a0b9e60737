import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from './headers.ts'

const app = new Hono()
app.use(securityHeaders(false))
app.get('/page', (c) => c.text('page'))
app.get('/t.js', (c) => c.text('script', 200, { 'Cross-Origin-Resource-Policy': 'cross-origin' }))
const policy = async (path: string) => (await app.request(path)).headers.get('cross-origin-resource-policy')

describe('the headers of every answer', () => {
  it('keep what is ours from pages of other sites, but not what says that it is for them', async () => {
    expect([await policy('/page'), await policy('/nowhere'), await policy('/t.js')]).toEqual(['same-origin', 'same-origin', 'cross-origin'])
  })
})
