import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judged, signedPictures, stateOf, storyState, unsigned } from './signoff.ts'

const manifest = { 'button--matrix': { light: 'aa', dark: 'bb' }, 'badge--all': { light: 'cc' } }
const ada = { by: 'Ada', at: '2026-01-01T00:00:00.000Z' }

describe('a sign-off', () => {
  it('holds for the picture that was looked at, and for no other', () => {
    const records = judged({}, { 'button--matrix': manifest['button--matrix'] }, ada)
    expect(records).toEqual({ 'button--matrix': { light: { picture: 'aa', ...ada }, dark: { picture: 'bb', ...ada } } })
    expect(storyState(manifest['button--matrix'], records['button--matrix'])).toBe('signed')
    expect(storyState({ light: 'aa', dark: 'other' }, records['button--matrix'])).toBe('changed')
    expect(storyState({ light: 'aa', dark: 'bb', phone: 'new' }, records['button--matrix'])).toBe('unsigned')
    expect(stateOf('aa', undefined)).toBe('unsigned')
  })

  it('keeps who signed before where nothing changed', () => {
    const first = judged({}, { 'badge--all': manifest['badge--all'] }, ada)
    const second = judged(first, { 'badge--all': { light: 'cc', dark: 'dd' } }, { by: 'Bob', at: '2026-02-01T00:00:00.000Z' })
    expect(second['badge--all']?.['light']).toEqual({ picture: 'cc', ...ada })
    expect(second['badge--all']?.['dark']).toEqual({ picture: 'dd', by: 'Bob', at: '2026-02-01T00:00:00.000Z' })
  })

  it('leaves nothing open once all is signed, and lists each picture until then', () => {
    expect(unsigned(manifest, {})).toEqual([
      'button--matrix in light: not signed off',
      'button--matrix in dark: not signed off',
      'badge--all in light: not signed off',
    ])
    const hash = fc.string({ minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.dictionary(fc.constantFrom('light', 'dark', 'phone'), hash)), (shots) => {
        const records = judged({}, shots, ada)
        expect(unsigned(shots, records)).toEqual([])
        expect(signedPictures(records)).toEqual(new Set(Object.values(shots).flatMap((modes) => Object.values(modes))))
      }),
    )
  })

  it('keeps a rejection with its note, until the picture changes or it is signed', () => {
    const [bob, note] = [{ by: 'Bob', at: '2026-02-01T00:00:00.000Z' }, 'The title is cut.']
    const rejected = judged(judged({}, manifest, ada), { 'badge--all': manifest['badge--all'] }, { ...bob, verdict: 'rejected', note })
    expect(storyState(manifest['badge--all'], rejected['badge--all'])).toBe('rejected')
    expect(unsigned(manifest, rejected)).toEqual(['badge--all in light: rejected by Bob: The title is cut.'])
    expect(stateOf('other', rejected['badge--all']?.['light'])).toBe('changed')
    const signed = judged(rejected, { 'badge--all': manifest['badge--all'] }, ada)
    expect(signed['badge--all']?.['light']).toEqual({ picture: 'cc', ...ada })
    expect(unsigned(manifest, signed)).toEqual([])
  })

  it('takes a note to a picture that is signed already', () => {
    const first = judged({}, manifest, ada)
    const noted = judged(first, { 'badge--all': manifest['badge--all'] }, { by: 'Bob', at: ada.at, note: 'Much better.' })
    expect(noted['badge--all']?.['light']).toEqual({ picture: 'cc', by: 'Bob', at: ada.at, note: 'Much better.' })
  })

  it('says which of the open ones had been signed', () => {
    const records = judged({}, { 'badge--all': manifest['badge--all'] }, ada)
    expect(unsigned({ 'badge--all': { light: 'other' } }, records)).toEqual(['badge--all in light: changed since it was signed off'])
  })
})
