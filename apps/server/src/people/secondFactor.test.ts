import { createHmac } from 'node:crypto'
import { type Entrance, setUpOwner } from '@tagmason/engine'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { password, testEntrance } from './people.testing.ts'

const owner = 'ada@example.org'
let house: Awaited<ReturnType<typeof testEntrance>>

beforeAll(async () => {
  house = await testEntrance({ HOST: '0.0.0.0' })
  const entrance: Entrance = { store: house.records.of('main'), ports: house.ports, from: '' }
  await setUpOwner(entrance, { firstName: 'Ada', lastName: 'Byron', email: owner, password })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await house.close()
})

/** As an authenticator has it (RFC 6238), written here once more. */
function codeOf(secret: string): string {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

describe('a second factor', () => {
  it('is asked for after the password, takes each code once and each recovery code once (ACCT-SET-20-B)', async () => {
    const browser = house.browser()
    await browser.signIn(owner)
    const { secret } = (await (await browser.send('/api/act/settings.startTwoFactor', { method: 'POST' })).json()) as { secret: string }
    const codes = (await (await browser.send('/api/act/settings.enableTwoFactor', { body: { code: codeOf(secret), password } })).json()) as string[]
    expect(codes).toHaveLength(10)
    vi.setSystemTime(Date.now() + 60_000)

    const other = house.browser()
    expect(await other.signIn(owner, 'not the password', { code: codeOf(secret) })).toMatchObject({ status: 401, code: 'wrong' })
    expect(await other.signIn(owner)).toMatchObject({ status: 401, code: 'codeNeeded' })
    expect(await other.signIn(owner, password, { code: '000000' })).toMatchObject({ status: 401, code: 'codeWrong' })
    expect(await other.me()).toBeNull()
    expect(await other.signIn(owner, password, { code: codeOf(secret) })).toMatchObject({ status: 204 })
    expect(await other.me()).not.toBeNull()
    expect(await house.browser().signIn(owner, password, { code: codeOf(secret) })).toMatchObject({ code: 'codeWrong' })
    // Two who have the same recovery code: one comes in.
    const both = await Promise.all([1, 2].map(() => house.browser().signIn(owner, password, { code: codes[0] })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401])
  })

  it('is not guessed: wrong codes count as failures, asking for one does not', async () => {
    await house.records.pool.query('DELETE FROM attempts')
    for (let count = 0; count < 12; count++) expect(await house.browser().signIn(owner)).toMatchObject({ code: 'codeNeeded' })
    for (let count = 0; count < 10; count++) expect(await house.browser().signIn(owner, password, { code: '000000' })).toMatchObject({ code: 'codeWrong' })
    expect(await house.browser().signIn(owner, password, { code: '000000' })).toMatchObject({ status: 429, code: 'tooMany' })
  })
})
