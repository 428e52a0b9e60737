import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from './headers.ts'

const app = new Hono()
app.use(securityHeaders(false))
app.get('/assets/:name', (c) => c.text('script'))
app.get('/page', (c) => c.text('page'))
app.get('/t.js', (c) => c.text('script', 200, { 'Cross-Origin-Resource-Policy': 'cross-origin' }))
const policy = async (path: string) => (await app.request(path)).headers.get('cross-origin-resource-policy')

describe('the headers of every answer', () => {
  it('keep what is ours from pages of other sites, but not what says that it is for them', async () => {
    expect([await policy('/page'), await policy('/nowhere'), await policy('/t.js')]).toEqual(['same-origin', 'same-origin', 'cross-origin'])
  })

  it('name a policy without inline scripts, no frame, no guessing of types, https where it is spoken, and no versions', async () => {
    const { headers } = await app.request('/page')
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect([headers.get('x-content-type-options'), headers.get('x-frame-options'), headers.get('referrer-policy')]).toEqual([
      'nosniff',
      'DENY',
      'strict-origin-when-cross-origin',
    ])
    expect([headers.get('strict-transport-security'), headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null, null])
    const overHttps = new Hono().use(securityHeaders(true)).get('/page', (c) => c.text('page'))
    expect((await overHttps.request('/page')).headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })

  it('let the reader of pictures run WebAssembly, and nothing else', async () => {
    const scripts = async (path: string) => /script-src ([^;]*)/.exec((await app.request(path)).headers.get('content-security-policy') ?? '')?.[1]
    expect(await scripts('/assets/pictureWorker-BaV9_-x1.js')).toBe("'self' 'wasm-unsafe-eval'")
    for (const path of ['/page', '/pictureWorker-1.js', '/assets/index-pictureWorker-1.js', '/assets/pictureWorker-1.css', '/assets/index-1.js'])
      expect(await scripts(path)).toBe("'self'")
  })
})
