import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAccepted, judgeFiles, kindsOf } from './files.ts'

const none = { accept: undefined, maxBytes: undefined, most: Infinity, held: 0 }

describe('kinds of files', () => {
  it('are told by ending, media type or family', () => {
    const png = { name: 'Logo.PNG', type: 'image/png' }
    for (const accept of [undefined, '', '.png', 'image/png', 'image/*', '.svg, .PNG', 'text/csv,IMAGE/*']) expect(isAccepted(png, accept), accept).toBe(true)
    for (const accept of ['.svg', 'image/svg+xml', 'text/*', '.pn', 'application/pdf']) expect(isAccepted(png, accept), accept).toBe(false)
  })

  it('are told by the ending of the media type, whatever the system tells', () => {
    expect(isAccepted({ name: 'container.json', type: '' }, 'application/json')).toBe(true)
    expect(isAccepted({ name: 'logo.svg', type: '' }, 'image/svg+xml')).toBe(true)
    expect(isAccepted({ name: 'container.json', type: 'text/plain' }, 'application/json')).toBe(true)
    expect(isAccepted({ name: 'goals.csv', type: 'application/vnd.ms-excel' }, 'text/csv')).toBe(true)
    expect(isAccepted({ name: 'container.txt', type: 'text/plain' }, 'application/json')).toBe(false)
    expect(isAccepted({ name: 'json', type: '' }, 'application/json')).toBe(false)
    expect(isAccepted({ name: 'logo.png', type: '' }, 'image/*')).toBe(false)
  })

  it('are all accepted by the widest type', () => {
    expect(isAccepted({ name: 'anything', type: '' }, '*/*')).toBe(true)
    expect(isAccepted({ name: 'logo.png', type: 'image/png' }, '.svg,*/*')).toBe(true)
    expect(kindsOf('.svg,*/*')).toEqual([])
  })

  it('are written for reading', () => {
    expect(kindsOf('.png,image/png,image/svg+xml, application/x-gzip,video/*')).toEqual(['PNG', 'SVG', 'GZIP', 'video'])
    expect(kindsOf(undefined)).toEqual([])
  })
})

describe('offered files', () => {
  const file = fc.record({
    name: fc.constantFrom('a.png', 'b.txt', 'c.PNG', 'd'),
    size: fc.integer({ min: 0, max: 20 }),
    type: fc.constantFrom('', 'image/png', 'text/plain'),
  })

  it('are each either taken or refused for one reason, in order', () => {
    fc.assert(
      fc.property(fc.array(file), (offered) => {
        const { taken, refused } = judgeFiles(offered, { ...none, accept: '.png', maxBytes: 10 })
        expect(taken).toEqual(offered.filter(({ name, size }) => /\.png$/i.test(name) && size > 0 && size <= 10))
        expect(taken.length + refused.length).toBe(offered.length)
      }),
    )
  })

  it('are refused together where they are too many, with those already held', () => {
    const offered = [1, 2].map((size) => ({ name: `${size}.png`, size, type: 'image/png' }))
    expect(judgeFiles(offered, { ...none, most: 1 })).toEqual({ taken: [], refused: [{ why: 'many' }] })
    expect(judgeFiles(offered, { ...none, most: 3, held: 2 }).refused).toEqual([{ why: 'many' }])
    expect(judgeFiles(offered, { ...none, most: 4, held: 2 }).taken).toEqual(offered)
  })

  it('say what is wrong with them', () => {
    const offered = [
      { name: 'a.txt', size: 5, type: 'text/plain' },
      { name: 'b.png', size: 0, type: 'image/png' },
      { name: 'c.png', size: 11, type: 'image/png' },
    ]
    expect(judgeFiles(offered, { ...none, accept: 'image/*', maxBytes: 10 }).refused.map((refusal) => refusal.why)).toEqual(['kind', 'empty', 'large'])
  })
})
