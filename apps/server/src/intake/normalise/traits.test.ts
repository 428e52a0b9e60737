import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPersonalKey, isPersonalValue } from './personal.ts'
import { traitLimits, traitParams } from './traits.ts'

const kept = (traits: Record<string, unknown>, keepsPersonal = false) => ({ ...traitParams({ traits }, keepsPersonal) })

describe('properties of a user', () => {
  it('are kept under their names, those in objects under the way to them', () => {
    expect({
      ...traitParams({ traits: { plan: 'pro', age: 42, beta: true, company: { size: 3, tags: ['a', 1] } }, traitsOnce: { first: '/a' } }, false),
    }).toEqual({
      'user.plan': 'pro',
      'user.age': 42,
      'user.beta': true,
      'user.company.size': 3,
      'user.company.tags': '["a",1]',
      'once.first': '/a',
    })
  })

  it('are taken back by nothing', () => {
    expect(kept({ plan: null, tier: '', gone: undefined })).toEqual({ 'user.plan': '', 'user.tier': '' })
  })

  it('that name people are left out, by their key or by what they look like, unless the project keeps them', () => {
    const personal = {
      email: 'x',
      firstName: 'Ada',
      'Last Name': 'Lovelace',
      phone_number: 1,
      address: { street: 'x', city: 'London' },
      dateOfBirth: '1815-12-10',
      id: 'u1',
      $name: 'Ada',
      note: 'write to ada@example.com',
      seen: '2001:db8::1',
      list: ['a', 'ada@example.com'],
    }
    expect(kept({ ...personal, plan: 'pro' })).toEqual({ 'user.plan': 'pro', _left_out: 12 })
    // What a client says of itself is no property of the user.
    expect(Object.keys(kept(personal, true))).toHaveLength(11)
  })

  it('are at most 50, with short names and texts', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`k${at}`, at]))
    expect(Object.keys(kept(many)).filter((key) => key.startsWith('user.'))).toHaveLength(traitLimits.count)
    expect(kept({ text: 'x'.repeat(600) })['user.text']).toHaveLength(traitLimits.value)
    expect(kept({ ['k'.repeat(91)]: 1, deep: { a: { b: { c: 1 } } }, f: Number.NaN })).toEqual({ _left_out: 3 })
  })

  it('never throw, and never hold what names somebody', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (traits) => {
        for (const [key, value] of Object.entries(traitParams({ traits }, false)).filter(([key]) => key !== '_left_out')) {
          expect(isPersonalKey(key.slice('user.'.length))).toBe(false)
          expect(isPersonalValue(value)).toBe(false)
        }
      }),
    )
  })
})

describe('what names somebody', () => {
  it.each([
    'ada@example.com',
    'Ada <ada@mail.example.co.uk>',
    '203.0.113.9',
    '[2001:db8::1]',
    '+43 660 1234567',
    '+436601234567',
    '(020) 7946 0958',
    '030-123456789',
    'DE89 3704 0044 0532 0130 00',
    '4111 1111 1111 1111',
    4111111111111111,
  ])('is %s', (value) => expect(isPersonalValue(value)).toBe(true))
  it.each([
    'pro',
    '2026-11-24',
    '2026-11-24 10:00',
    '24.11.2026',
    '1234567890',
    '19.99',
    '1.2.3',
    1770000000000,
    42,
    true,
    '',
    'a@b',
    'DE00 3704 0044 0532 0130 00',
    '4111 1111 1111 1112',
    '-12345678901',
  ])('is not %s', (value) => expect(isPersonalValue(value)).toBe(false))
  it.each([
    'e-mail',
    'EMAIL',
    'work_email',
    'billing.address.city',
    'user_id',
    'Phone',
    'ip_address',
    'birthday',
    'avatar',
    'username',
    'first_name',
    'address2',
  ])('is called %s', (key) => expect(isPersonalKey(key)).toBe(true))
  it.each(['plan', 'plan_name', 'company_name', 'group.id', 'group.company.id', 'city', 'country', 'age', 'gender', 'mailing', 'zone', 'shipping', 'pinned'])(
    'is not called %s',
    (key) => expect(isPersonalKey(key)).toBe(false),
  )
})
