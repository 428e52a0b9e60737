import { brotliCompressSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyOf } from './body.ts'

const post = (body: BodyInit | ReadableStream | null, headers: Record<string, string> = {}) =>
  new Request('http://tagmason.test/events', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

/** What came, and whether it is what was sent: large bytes are not compared one by one. */
const comes = async (request: Request, sent: Buffer) => {
  const body = await bodyOf(request)
  return 'bytes' in body && sent.equals(body.bytes)
}

describe('a body', () => {
  it('is its bytes, or what was packed, whatever the headers say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), fc.constantFrom('', 'gzip', 'br', 'identity'), async (bytes, encoding) => {
        const headers: Record<string, string> = encoding === '' ? {} : { 'content-encoding': encoding }
        if (bytes[0] !== 0x1f) expect(await bodyOf(post(Buffer.from(bytes), headers))).toEqual({ bytes: Buffer.from(bytes) })
        expect(await bodyOf(post(gzipSync(bytes), headers))).toEqual({ bytes: Buffer.from(bytes) })
      }),
    )
  })

  it('may have 1 MB and not a byte more, also where its length is not told', async () => {
    const most = Buffer.alloc(1_000_000, 'a')
    const refused = { status: 413, message: 'The body is larger than 1 MB: send the events in several requests.' }
    expect(await comes(post(most), most)).toBe(true)
    expect(await bodyOf(post(Buffer.alloc(1_000_001, 'a')))).toEqual(refused)
    expect(await bodyOf(post('short', { 'content-length': '1000001' }))).toEqual(refused)
    expect(await bodyOf(post(Buffer.alloc(1_000_001, 'a'), { 'content-length': '5' }))).toEqual(refused)
    expect(await comes(post(most, { 'content-length': '1000000' }), most)).toBe(true)
    let asked = 0
    const endless = new ReadableStream({
      pull(to) {
        asked++
        to.enqueue(new Uint8Array(100_000))
      },
    })
    expect(await bodyOf(post(endless))).toEqual(refused)
    expect(asked).toBeLessThan(15)
  })

  it('may have 10 MB once unpacked: what grows further is given up', async () => {
    expect(await comes(post(gzipSync(Buffer.alloc(10_000_000))), Buffer.alloc(10_000_000))).toBe(true)
    expect(await bodyOf(post(gzipSync(Buffer.alloc(100_000_000))))).toEqual({
      status: 413,
      message: 'The body is larger than 10 MB once unpacked: send the events in several requests.',
    })
  })

  it('that is broken is said to be', async () => {
    expect(await bodyOf(post(gzipSync('events').subarray(0, 12)))).toMatchObject({
      status: 400,
      message: expect.stringContaining('cannot be unpacked') as string,
    })
    const breaking = new ReadableStream({ pull: (to) => to.error(new Error('gone')) })
    expect(await bodyOf(post(breaking))).toEqual({ status: 400, message: 'The body broke off before its end: send it again.' })
    const cut = new ReadableStream({ pull: (to) => to.error(new Error('gone')) })
    expect(await bodyOf(post(cut, { 'content-length': '50' }))).toMatchObject({ status: 400 })
    // Other packings are bytes as they came, and no JSON then.
    const packed = brotliCompressSync('{}')
    expect(await bodyOf(post(packed, { 'content-encoding': 'br' }))).toEqual({ bytes: packed })
    expect(await bodyOf(new Request('http://tagmason.test/events'))).toEqual({ bytes: new Uint8Array() })
  })
})
