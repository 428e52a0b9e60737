import { describe, expect, it } from 'vitest'
import { BadSetting, readSettings } from '../settings.ts'
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

  it('is empty where nothing is said', () => expect([readSettings({}).allow, readSettings({ TAGMASON_ALLOW: '' }).allow]).toEqual([[], []]))

  it.each(['hooks.internal', 'http://hooks.internal:80', 'hooks.internal:80/in', 'hooks.internal:port', ':80', 'a b:80'])('does not take %s', (value) => {
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
