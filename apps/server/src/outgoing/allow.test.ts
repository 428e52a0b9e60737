import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { BadSetting, readSettings } from '../settings.ts'
import { isNamed } from './named.ts'
import { outgoingPort } from './port.ts'
import { openOutgoing } from './outgoing.ts'

describe('TAGMASON_ALLOW', () => {
  it('names servers, which are one however they are written', async () => {
    const { allow } = readSettings({ TAGMASON_ALLOW: ' 0x7f.1:8080, Hooks.Internal:80 ,[::1]:9000,10.0.0.5:443,' })
    expect(allow).toEqual(['127.0.0.1:8080', 'hooks.internal:80', '[::1]:9000', '10.0.0.5:443'])
    const outgoing = openOutgoing({ allow })
    const { names } = outgoingPort(outgoing, allow)
    const named = ['http://127.1:8080/in', 'http://hooks.internal/in', 'http://[::1]:9000/', 'https://10.0.0.5/']
    const others = ['http://127.1:8081/', 'https://hooks.internal/', 'http://10.0.0.5/', 'http://other.internal/', 'nothing', '']
    expect([...named, ...others].filter(names)).toEqual(named)
    await outgoing.close()
  })

  it('names what lies under a path, and nothing beside it', () => {
    const { allow } = readSettings({ TAGMASON_ALLOW: 'wiki.internal:80/docs,10.0.0.5:443/a/b/../c/,[::1]:9000/x' })
    expect(allow).toEqual(['wiki.internal:80/docs', '10.0.0.5:443/a/c/', '[::1]:9000/x'])
    const named = [
      'http://wiki.internal/docs',
      'http://WIKI.internal./docs/a?b=/admin',
      'http://wiki.internal/docs/../docs/a',
      'https://10.0.0.5/a/c/d',
      'http://[::1]:9000/x/y',
    ]
    const others = [
      'http://wiki.internal/',
      'http://wiki.internal/docs2',
      'http://wiki.internal/Docs',
      'http://wiki.internal/admin?/docs',
      'http://wiki.internal/docs/../admin',
      'http://wiki.internal/docs/%2e%2e/admin',
      'http://wiki.internal/docs/..%2fadmin',
      'http://wiki.internal/docs/..%5cadmin',
      'http://wiki.internal/docs/%252e%252e/admin',
      'http://wiki.internal//docs/a',
      'https://10.0.0.5/a/c',
      'http://wiki.internal:81/docs',
      'https://wiki.internal/docs',
      'http://wiki.internal.evil.example/docs',
    ]
    expect([...named, ...others].filter((url) => isNamed(url, allow))).toEqual(named)
  })

  it('keeps what it does not name out of the network, on the first address and after a redirect', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      if (request.url === '/docs/away') response.writeHead(302, { Location: '/admin' }).end()
      else if (request.url === '/docs/on') response.writeHead(302, { Location: '/docs/here' }).end()
      else response.end('read')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const origin = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
    const allow = [`${origin}/docs`]
    const outgoing = openOutgoing({ allow })
    const { ask } = outgoingPort(outgoing, allow)
    const read = async (path: string) => {
      const answer = await ask({ url: `http://${origin}${path}`, headers: {}, most: 1000, within: 5000 })
      return 'problem' in answer ? answer.problem : answer.text
    }
    expect([await read('/docs/a'), await read('/docs/on'), await read('/admin'), await read('/docs/away'), await read('/docs/..%2fadmin')]).toEqual([
      'read',
      'read',
      'address',
      'address',
      'address',
    ])
    expect(asked).toEqual(['/docs/a', '/docs/on', '/docs/here', '/docs/away'])
    await outgoing.close()
    server.close()
  })

  it('is empty where nothing is said', () => expect([readSettings({}).allow, readSettings({ TAGMASON_ALLOW: '' }).allow]).toEqual([[], []]))

  it.each([
    'hooks.internal',
    'http://hooks.internal:80',
    'hooks.internal/in',
    'hooks.internal/in:80',
    'hooks.internal:80/in?a',
    'a@hooks.internal:80/in',
    'hooks.internal:80/%2e%2e',
    'hooks.internal:port',
    ':80',
    'a b:80',
  ])('does not take %s', (value) => {
    expect(() => readSettings({ TAGMASON_ALLOW: value })).toThrow(BadSetting)
    expect(() => readSettings({ TAGMASON_ALLOW: value })).toThrow(/^TAGMASON_ALLOW cannot hold '.+': give host:port, .+\.$/)
  })
})

describe('MAIL_FROM', () => {
  it.each(['tagmason@example.com', 'Tagmason <tagmason@example.com>', 'Ana from Reports <ana@mail.example.com>'])('takes %s', (value) =>
    expect(readSettings({ MAIL_FROM: value }).mailFrom).toBe(value),
  )
  it.each(['tagmason', 'a@b\r\nBcc: all@example.com', 'Tagmason <>', 'one@example.com, two@example.com', '<a@b> <c@d>'])('does not take %s', (value) =>
    expect(() => readSettings({ MAIL_FROM: value })).toThrow(/^MAIL_FROM cannot be '/),
  )
})
