import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { secretBox } from './secretBox.ts'

const data = mkdtempSync(join(tmpdir(), 'tagmason-key-'))
afterAll(() => rmSync(data, { recursive: true }))
const given = 'ab'.repeat(32)

describe('the box of secrets', () => {
  it('opens what it sealed, at its place only', () => {
    const box = secretBox(data, given)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (text, place, other) => {
        const sealed = box.seal(text, place)
        expect(box.open(sealed, place)).toBe(text)
        if (other !== place) expect(() => box.open(sealed, other)).toThrow('does not open')
      }),
    )
  })

  it('opens nothing that was changed in any byte', () => {
    const box = secretBox(data, given)
    const bytes = Buffer.from(box.seal('secret', 'here'), 'base64')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8((changed[at] ?? 0) ^ 1, at)
      expect(() => box.open(changed.toString('base64'), 'here')).toThrow('it was changed, or sealed with another key')
    }
    expect(() => box.open('', 'here')).toThrow('does not open')
  })

  it('makes its key at the first start, for its owner alone, and keeps it', () => {
    const sealed = secretBox(data).seal('secret', 'here')
    expect(secretBox(data).open(sealed, 'here')).toBe('secret')
    expect(statSync(join(data, 'key')).mode & 0o777).toBe(0o600)
    expect(() => secretBox(data, given).open(sealed, 'here')).toThrow('does not open')
    expect(secretBox(data).mark).not.toBe(secretBox(data, given).mark)
  })

  it('takes keys in base64 and hexadecimal, and refuses those of another length', () => {
    expect(secretBox(data, Buffer.from(given, 'hex').toString('base64')).mark).toBe(secretBox(data, given).mark)
    expect(() => secretBox(data, 'short')).toThrow('The key in TAGMASON_KEY has 3 bytes and needs 32')
    writeFileSync(join(data, 'key'), 'broken')
    expect(() => secretBox(data)).toThrow(`The key in the file '${join(data, 'key')}' has`)
  })
})
