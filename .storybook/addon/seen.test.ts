import { describe, expect, it } from 'vitest'
import { seenOf } from './seen.ts'

const manifest = { 'badge--all': { light: 'a', dark: 'b', phone: 'c' }, 'kbd--all': { light: 'd' } }

describe('seenOf', () => {
  it('takes only what was seen and is open, and counts what was not looked at', () => {
    const isOpen = (_story: string, mode: string) => mode !== 'phone'
    expect(seenOf(manifest, ['badge--all', 'kbd--all', 'gone--all'], new Set(['a', 'c']), isOpen)).toEqual({
      pictures: { 'badge--all': { light: 'a' } },
      count: 1,
      unseen: 2,
    })
    expect(seenOf(manifest, [], new Set(['a']), isOpen)).toEqual({ pictures: {}, count: 0, unseen: 0 })
  })
})
