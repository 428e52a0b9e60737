import { describe, expect, it } from 'vitest'
import { consentOfCategories, consentOfGoogle, consentOfHit } from '@tagmason/tracking/wire'

describe('consent on the wire', () => {
  it.each([
    ['G111', undefined, 'granted'],
    ['G110', undefined, 'denied'],
    ['G101', undefined, 'granted'],
    ['G1--', undefined, undefined],
    [undefined, '11p1p1p1p5', 'denied'],
    [undefined, '13t3t3t2t5l1', 'granted'],
    [undefined, '13l3l3l3l1l1', undefined],
    // Ads were granted later, analytics were not.
    [undefined, '11r1p1r1r5', 'denied'],
    // What gcs says is said for the moment of the hit.
    ['G100', '11n1n1n1n5', 'denied'],
    ['nonsense', '', undefined],
    [undefined, undefined, undefined],
  ])('of Google is what gcs %s and gcd %s say of analytics: %s', (gcs, gcd, answer) => expect(consentOfGoogle(gcs, gcd)).toBe(answer))

  it('of the Measurement Protocol is denied where one of its answers is', () => {
    expect(consentOfHit('GRANTED', 'DENIED')).toBe('denied')
    expect(consentOfHit('granted', undefined)).toBe('granted')
    expect(consentOfHit('yes', undefined)).toBeUndefined()
  })

  it('of Segment is that of its category of analytics', () => {
    expect(consentOfCategories({ Advertising: false, Analytics: true })).toBe('granted')
    expect(consentOfCategories({ Advertising: true, Statistics: false })).toBe('denied')
    expect(consentOfCategories({ Advertising: true, Analytics: 'yes' })).toBeUndefined()
  })
})
