import { describe, expect, it } from 'vitest'
import { needsOf, offAmong } from './shareNeeds.ts'
import { validityOf } from './shareValidity.ts'

const now = '2024-01-22T10:00:00.000Z'

describe('a share', () => {
  it('lives by the options of its way', () => {
    expect(needsOf({ audience: 'people', accessType: 'View Only' }, true)).toEqual(['public-link', 'email-share'])
    expect(needsOf({ audience: 'people', accessType: 'Edit' }, true)).toEqual(['email-share'])
    expect(needsOf({ audience: 'people', accessType: 'Email Only' }, false)).toEqual(['email-share'])
    expect(needsOf({ audience: 'team', accessType: 'View Only' }, true)).toEqual(['team-access'])
    expect(needsOf({ audience: 'anyone', accessType: 'View Only', embed: true }, true)).toEqual(['public-link', 'embed-code'])
  })

  it('names the option that is off', () => {
    const options = [
      { id: 'public-link', enabled: true },
      { id: 'embed-code', enabled: false },
    ] as const
    expect([offAmong(options, ['public-link']), offAmong(options, ['public-link', 'embed-code'])]).toEqual([null, 'embed-code'])
  })

  it('opens as long as was chosen', () => {
    expect(validityOf('always', now)).toEqual({})
    expect(validityOf('7', now)).toEqual({ validUntil: '2024-01-29T10:00:00.000Z' })
    expect(validityOf('days', now)).toEqual({})
    expect(validityOf('days', now, { from: '2024-02-01', to: '2024-02-03' })).toEqual({
      validFrom: '2024-02-01T00:00:00.000Z',
      validUntil: '2024-02-03T23:59:59.000Z',
    })
  })
})
