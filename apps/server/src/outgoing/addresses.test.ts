import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublic } from './addresses.ts'

describe('addresses that may be called', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '168.63.129.16',
    '169.254.169.254',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.19.0.1',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700::1%eth0',
    'fec0::1',
    'ff02::1',
    'localhost',
    '0x7f.1',
    '2130706433',
    '127.1',
    '',
  ])('not %s', (address) => expect(isPublic(address)).toBe(false))

  it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '192.0.1.1', '198.20.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450:4001::1'])(
    'but %s',
    (address) => expect(isPublic(address)).toBe(true),
  )

  it('never one that is mapped, translated or tunnelled, whatever it wraps', () =>
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom('mapped', 'nat64', '6to4'), (address, how) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
        const words = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
        expect(isPublic(how === 'mapped' ? `::ffff:${words}` : how === 'nat64' ? `64:ff9b::${words}` : `2002:${words}::1`)).toBe(false)
      }),
    ))
})
