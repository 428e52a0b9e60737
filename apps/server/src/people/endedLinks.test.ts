import { setUpOwner } from '@tagmason/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { password, testEntrance } from './people.testing.ts'

const env = { HOST: '0.0.0.0', TAGMASON_URL: 'https://tagmason.example.com' }
const owner = 'ada@example.org'
let house: Awaited<ReturnType<typeof testEntrance>>
let typed = password
let count = 0
const store = () => house.records.of('main')

beforeAll(async () => {
  house = await testEntrance(env)
  await setUpOwner({ store: store(), ports: house.ports, from: '' }, { firstName: 'Ada', lastName: 'Byron', email: owner, password })
})
beforeEach(() => house.records.pool.query('DELETE FROM attempts'))
afterAll(() => house.close())

async function signedIn() {
  const browser = house.browser()
  expect(await browser.signIn(owner, typed)).toMatchObject({ status: 204 })
  return browser
}

/** The secret of the last mail's link. */
async function mailed(sign: RegExp): Promise<string> {
  await house.people.close()
  return sign.exec([...(await store().list('outbox')).values()].at(-1)?.body ?? '')?.[1] ?? ''
}

async function resetLink() {
  await house.records.pool.query('DELETE FROM attempts')
  await house.browser().send('/api/auth/forgot', { body: { email: owner } })
  return mailed(/token=(\S+)/)
}

async function addressLink() {
  await (
    await signedIn()
  ).send('/api/act/settings.saveProfile', {
    body: { firstName: 'Ada', lastName: 'Byron', company: '', email: `ada-${++count}@example.org`, password: typed },
  })
  return mailed(/confirm=(\S+)/)
}

const next = () => `${password} ${++count}`
const reset = (token: string, chosen: string) => house.browser().post('/api/auth/reset', { token, password: chosen })
const confirm = async (token: string) => (await signedIn()).post('/api/act/settings.confirmEmail', { token })

const changes: [string, () => Promise<void>][] = [
  [
    'in the settings',
    async () => {
      const chosen = next()
      const browser = await signedIn()
      expect((await browser.send('/api/act/settings.changePassword', { body: { current: typed, next: chosen, confirm: chosen } })).status).toBeLessThan(300)
      typed = chosen
      // They stay where they are.
      expect(await browser.me()).toMatchObject({ role: 'owner' })
    },
  ],
  [
    'by a link in a mail',
    async () => {
      const chosen = next()
      expect(await reset(await resetLink(), chosen)).toMatchObject({ status: 204 })
      typed = chosen
    },
  ],
]

describe.each(changes)('a change of password %s', (_, change) => {
  it('ends all links to a new password that were sent before', async () => {
    const links = [await resetLink(), await resetLink()]
    await change()
    for (const token of links) expect(await reset(token, next())).toMatchObject({ status: 410 })
    expect((await house.records.pool.query('SELECT * FROM verifications')).rows).toEqual([])
  })

  it('ends the link to a new address that was sent before', async () => {
    const token = await addressLink()
    await change()
    expect(await confirm(token)).toMatchObject({ status: 409 })
    expect(await store().get('accountMembers', 'member-1')).toMatchObject({ email: owner })
  })

  it('ends links also where the server stopped before it removed them', async () => {
    const token = await resetLink()
    const { rows } = await house.records.pool.query('SELECT * FROM verifications')
    await change()
    for (const row of rows)
      await house.records.pool.query('INSERT INTO verifications (id, identifier, value, made, used, expires) VALUES ($1, $2, $3, $4, $5, $6)', [
        row['id'],
        row['identifier'],
        row['value'],
        row['made'],
        row['used'],
        row['expires'],
      ])
    expect(await reset(token, next())).toMatchObject({ status: 410 })
    await house.records.pool.query('DELETE FROM verifications')
  })

  it('leaves the links good that are sent after it', async () => {
    await change()
    const chosen = next()
    expect(await reset(await resetLink(), chosen)).toMatchObject({ status: 204 })
    typed = chosen
  })
})

describe('people of the sample', () => {
  it('get no link to a new password', async () => {
    const before = (await store().list('outbox')).size
    for (const email of ['daniel.okafor@example.com', 'sofia.marchetti@example.com']) await house.browser().send('/api/auth/forgot', { body: { email } })
    await house.people.close()
    expect((await store().list('outbox')).size).toBe(before)
  })
})

describe('an address that is none', () => {
  const addresses = [
    ' ',
    ` ${owner}`,
    `${owner} `,
    `\t${owner}`,
    `${owner}\n`,
    'ada @example.org',
    'ada@ example.org',
    'ada@example.org\u0000',
    '\u0000',
    'ada\u0007@example.org',
    'ada',
    '@',
    '',
    '\uD800@example.org',
    `${'a'.repeat(240)}@example.org`,
  ]
  it.each(addresses.map((address) => [JSON.stringify(address), address]))('signs nobody in, and breaks nothing: %s', async (_, address) => {
    await house.records.pool.query('DELETE FROM attempts')
    expect(await house.browser().signIn(address, typed)).toMatchObject({ status: 401, code: 'wrong' })
    expect(await house.browser().signIn(owner, typed)).toMatchObject({ status: 204 })
  })
})
