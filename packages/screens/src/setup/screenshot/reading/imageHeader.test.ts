import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageHeader } from './imageHeader.ts'

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const big4 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const small2 = (value: number) => [value & 255, value >> 8]
const small4 = (value: number) => big4(value).reverse()
const chunk = (name: string, data: readonly number[]) => [...big4(data.length), ...letters(name), ...data, 0, 0, 0, 0]

const signature = [0x89, ...letters('PNG'), 13, 10, 26, 10]
const png = (width: number, height: number, ...more: number[][]) => [
  ...signature,
  ...chunk('IHDR', [...big4(width), ...big4(height), 8, 6, 0, 0, 0]),
  ...more.flat(),
]
const data = chunk('IDAT', [1, 2, 3])
const end = chunk('IEND', [])

const jpegStart = [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd9, 1, 2, 0xff, 0xff, 0xc4, 0, 4, 9, 9, 0xff, 0xc2, 0, 11, 8, 1, 44, 2, 128, 1, 1, 0x11, 0]
const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 12, 34, 0xff, 0, 56]

const frame = [0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 4, 0, 4, 0, 0x80, 1, 2, 3, 4, 5, 6, 2, 3, 7, 8, 9, 0]
const gif = (...frames: number[][]) => [...letters('GIF89a'), ...small2(320), ...small2(200), 0x80, 0, 0, 1, 2, 3, 4, 5, 6, ...frames.flat()]

const riff = (name: string, payload: readonly number[]) => [
  ...letters('RIFF'),
  ...small4(payload.length + 12),
  ...letters(`WEBP${name}`),
  ...small4(payload.length),
  ...payload,
]
const vp8x = (flags: number) => riff('VP8X', [flags, 0, 0, 0, ...small4(1279).slice(0, 3), ...small4(799).slice(0, 3)])
const vp8 = riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...small2(640), ...small2(480)])
const lossless = riff('VP8L', [0x2f, ...small4(99 | (49 << 14)), 0, 0, 0, 0, 0])

const bmp = (height: number) => [
  ...letters('BM'),
  ...small4(54),
  0,
  0,
  0,
  0,
  ...small4(54),
  ...small4(40),
  ...small4(64),
  ...small4(height),
  ...Array<number>(28).fill(0),
]

const of = (bytes: readonly number[]) => imageHeader(new Uint8Array(bytes))

describe('the header of a picture', () => {
  it.each([
    ['a PNG', png(800, 600, data, end), { format: 'png', width: 800, height: 600, animated: false, whole: true }],
    ['a PNG that moves', png(800, 600, chunk('acTL', Array<number>(8).fill(0)), data, end), { animated: true, whole: true }],
    ['a PNG that broke off', png(800, 600, data), { width: 800, whole: false }],
    ['a PNG that broke off within a chunk', png(800, 600, chunk('IDAT', Array<number>(99).fill(0)).slice(0, 50)), { whole: false }],
    ['a small PNG that states a huge picture', png(60_000, 60_000, data, end), { width: 60_000, height: 60_000, whole: true }],
    [
      'a JPEG, with a small picture and a filled marker before its frame',
      [...jpegStart, ...scan, 0xff, 0xd9],
      { format: 'jpeg', width: 640, height: 300, whole: true },
    ],
    ['a JPEG with something behind it', [...jpegStart, ...scan, 0xff, 0xd9, 1, 2, 3], { whole: true }],
    ['a JPEG that broke off in its scan', [...jpegStart, ...scan], { width: 640, whole: false }],
    ['a JPEG that broke off before its scan', jpegStart, { width: 640, whole: false }],
    ['a GIF', gif(frame, [0x3b]), { format: 'gif', width: 320, height: 200, animated: false, whole: true }],
    ['a GIF that moves', gif(frame, frame, [0x3b]), { animated: true, whole: true }],
    ['a GIF that broke off', gif(frame, frame), { animated: true, whole: false }],
    ['a WebP', vp8, { format: 'webp', width: 640, height: 480, animated: false, whole: true }],
    ['a WebP without loss', lossless, { width: 100, height: 50, whole: true }],
    ['a WebP that moves', vp8x(2), { width: 1280, height: 800, animated: true, whole: true }],
    ['a WebP that broke off', [...vp8x(0).slice(0, 4), ...small4(5000), ...vp8x(0).slice(8)], { animated: false, whole: false }],
    ['a BMP', bmp(48), { format: 'bmp', width: 64, height: 48, animated: false, whole: true }],
    ['a BMP from above', bmp(-48), { height: 48 }],
  ])('of %s', (_, bytes, expected) => {
    expect(of(bytes)).toMatchObject(expected)
  })

  it.each([
    ['nothing', []],
    ['text', letters('This is a letter and no picture, however long it goes on.')],
    ['a drawing', letters('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['a signature alone', signature],
    ['a picture without a height', png(800, 0, data, end)],
    ['a JPEG without a frame', [0xff, 0xd8, 0xff, 0xe0, 0, 2, ...scan, 0xff, 0xd9]],
  ])('is missing of %s', (_, bytes) => {
    expect(of(bytes)).toBeUndefined()
  })

  it('is looked for in any bytes without an error, and gives measures above zero or nothing', () => {
    const whole = [png(800, 600, data, end), [...jpegStart, ...scan, 0xff, 0xd9], gif(frame, frame, [0x3b]), vp8, lossless, vp8x(2), bmp(48)]
    const spoilt = fc
      .tuple(
        fc.constantFrom(...whole),
        fc.array(fc.tuple(fc.nat(80), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
        fc.nat(80),
        fc.uint8Array({ maxLength: 60 }),
      )
      .map(([bytes, changes, kept, more]) => {
        const file = [...bytes]
        for (const [at, value] of changes) if (at < file.length) file[at] = value
        return Uint8Array.from([...file.slice(0, kept), ...more])
      })
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), spoilt), (bytes) => {
        const header = imageHeader(bytes)
        expect(header === undefined || (header.width > 0 && header.height > 0)).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })
})
