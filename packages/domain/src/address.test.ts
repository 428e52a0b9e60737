import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { isAddress } from './address.ts'

it('takes what people have', () => {
  for (const address of ['ada@example.com', "o'neil+news@mail.example.co.uk", 'a_b-c&d.e@x1.io', 'ADA@EXAMPLE.COM'])
    expect([address, isAddress(address)]).toEqual([address, true])
})

it('refuses what no server takes', () => {
  for (const text of [
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@-x.com',
    'ada@x-.com',
    '.ada@x.com',
    'a..b@x.com',
    'a b@x.com',
    'ada@x.c',
    'a@b.com\n',
    `${'a'.repeat(250)}@x.com`,
  ])
    expect([text, isAddress(text)]).toEqual([text, false])
})

it('takes no more than the common pattern does, but for the ampersand', () => {
  const common = z.email()
  const near = fc.string({ unit: fc.constantFrom('a', 'B', '1', '.', '-', '@', '_', "'", '+', ' ', 'com'), maxLength: 20 })
  fc.assert(fc.property(near, (text) => !isAddress(text) || common.safeParse(text).success))
})
