import type { ToldEvent } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Arrival } from '../intake.ts'
import { Fault } from './fault.ts'
import { normalise } from './told.ts'
import { pseudonym } from './visitor.ts'

const at = Date.parse('2026-03-10T12:00:00Z')
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const arrival: Arrival = { account: 'main', project: 'shop', format: 'tracker', ip: '192.0.2.7', userAgent: chrome, at, trusted: false, language: 'de-AT' }
const salts: Record<string, string> = { '2026-03-10': 'today', '2026-03-09': 'yesterday' }
const world = { newId: () => 'new', saltOf: (day: string) => salts[day] ?? null, userKey: Buffer.from('a key of these tests') }
const kept = (told: Partial<ToldEvent>, from: Partial<Arrival> = {}) => normalise({ name: 'tick', ...told }, { ...arrival, ...from }, world).event

describe('an event of a project with rules of its own', () => {
  const page = { url: 'https://shop.example/thanks', referrer: 'https://checkout.pay.example/done' }

  it('comes from no other site where the page before is on one of its domains', () => {
    expect(kept({ page })).toMatchObject({ referrer: 'checkout.pay.example', source: 'checkout.pay.example', medium: 'referral' })
    const direct = { referrer: '', source: '', medium: '' }
    for (const domain of ['pay.example', 'www.pay.example', 'checkout.pay.example'])
      expect(kept({ page }, { ownDomains: [domain] }), domain).toMatchObject(direct)
    for (const domain of ['ay.example', 'other.pay.example', 'example']) {
      const told = kept({ page }, { ownDomains: [domain] })
      expect(told.referrer, domain).toBe(domain === 'example' ? '' : 'checkout.pay.example')
    }
  })

  it('is kept as internal traffic where its address is one of the project’s own networks', () => {
    const internalNetworks = ['192.0.2.0/29']
    expect(kept({}, { internalNetworks })).toMatchObject({ bot: 'internal traffic', browser: 'Chrome' })
    expect(kept({}, { internalNetworks, ip: '192.0.2.8' })).toMatchObject({ bot: '' })
    expect(kept({ ip: '192.0.2.1' }, { internalNetworks, trusted: true, ip: '198.51.100.1' })).toMatchObject({ bot: 'internal traffic' })
    expect(kept({ ip: '198.51.100.1' }, { internalNetworks, trusted: true, ip: '192.0.2.1' })).toMatchObject({ bot: '' })
  })
})

describe('an event of a browser', () => {
  it('is kept with all that is known of it', () => {
    const told: ToldEvent = {
      name: 'purchase',
      clientId: 'c1',
      userId: 'u1',
      sessionId: 's1',
      eventId: 'e1',
      timestamp: at - 1000,
      page: { url: 'https://shop.example/thanks?utm_source=news&order=7', title: 'Thanks', referrer: 'https://www.google.com/' },
      params: { value: 20, currency: 'EUR', items: [1] },
      timeZone: 'Europe/Vienna',
      screen: '1280x720',
    }
    const { people, ...own } = normalise(told, arrival, world)
    expect(own).toEqual({
      ownId: true,
      identifies: false,
      event: {
        account: 'main',
        project: 'shop',
        id: 'e1',
        name: 'purchase',
        time: at - 1000,
        received: at,
        format: 'tracker',
        visitor: 'c1',
        user: pseudonym(world.userKey, 'main', 'shop', 'u1'),
        session: 's1',
        host: 'shop.example',
        path: '/thanks',
        title: 'Thanks',
        referrer: 'google.com',
        source: 'news',
        medium: '',
        campaign: '',
        device: 'desktop',
        browser: 'Chrome',
        os: 'Windows',
        language: 'de-AT',
        screen: '1280x720',
        country: 'AT',
        bot: '',
        params: { value: 20, currency: 'EUR', items: '[1]' },
        value: 20,
        currency: 'EUR',
      },
    })
    expect(people).toHaveLength(1)
  })

  it('leaves of a person only that this visitor is this user', () => {
    const { event, people } = normalise({ name: 'purchase', clientId: 'c1', userId: 'u1', page: { url: 'https://shop.example/a' } }, arrival, world)
    expect(people).toMatchObject([{ project: 'shop/people', name: 'identify', visitor: 'c1', user: event.user, time: at, path: '', country: '', params: {} }])
    expect(normalise({ name: 'other', clientId: 'c1', userId: 'u1' }, arrival, world).people[0]?.id).toBe(people[0]?.id)
    expect(normalise({ name: 'tick', clientId: 'c1' }, arrival, world).people).toEqual([])
  })

  it('says nothing of another address or browser than its own', () => {
    expect(kept({ ip: '203.0.113.1', userAgent: 'curl/8' })).toEqual(kept({}))
  })

  it('is marked where its clock was not believed', () => {
    expect(kept({ timestamp: at + 3_600_000 })).toMatchObject({ time: at, params: { _clock: 'future' } })
  })

  it('takes what only says something as far as it goes', () => {
    const odd = { page: { url: '/a', title: 7, referrer: {} }, language: 5, screen: 'large', params: 'none' } as unknown as ToldEvent
    expect(kept(odd)).toMatchObject({ path: '/a', title: '', referrer: '', language: '', screen: '', params: { _left_out: 1 } })
  })
})

describe('a visitor without an id', () => {
  it('is the same all day, and another one the next day, in another project, at another address and with another browser', () => {
    const visitor = kept({}).visitor
    expect(visitor).toMatch(/^day_[0-9a-f]{32}$/)
    expect(kept({ name: 'other', timestamp: at - 3_600_000 }).visitor).toBe(visitor)
    const others = [
      kept({}, { at: at - 86_400_000 }),
      kept({}, { project: 'blog' }),
      kept({}, { account: 'second' }),
      kept({}, { ip: '192.0.2.8' }),
      kept({}, { userAgent: `${chrome} Edg/126` }),
    ]
    expect(new Set([visitor, ...others.map((each) => each.visitor)]).size).toBe(6)
  })

  it('is of the day on which the event happened, while that salt is there', () => {
    expect(kept({ timestamp: at - 86_400_000 }).visitor).toBe(kept({}, { at: at - 86_400_000 }).visitor)
    expect(kept({ timestamp: at - 2 * 86_400_000 }).visitor).toBe(kept({}).visitor)
  })
})

describe('an event of a server with a secret', () => {
  const from = { trusted: true, userAgent: 'node', ip: '198.51.100.1' }

  it('tells of its visitor, and its own address and agent say nothing', () => {
    expect(kept({}, from)).toMatchObject({ bot: '', device: '', browser: '', language: '', country: '' })
    expect(kept({ userAgent: chrome, ip: '192.0.2.7' }, from).visitor).toBe(kept({}).visitor)
    expect(kept({ userAgent: 'Googlebot/2.1', ip: '192.0.2.7' }, from).bot).toBe('crawler')
  })

  it('without id and address is of its user', () => {
    expect(kept({ userId: 'u1' }, from).visitor).not.toBe(kept({ userId: 'u2' }, from).visitor)
    expect(kept({ userId: 'u1' }, from).visitor).toBe(kept({ userId: 'u1' }, { ...from, ip: '198.51.100.2' }).visitor)
  })
})

describe('a user', () => {
  const who = { clientId: 'c1', userId: 'ada@example.com' }

  it('is kept as a hash that is the same every day, of one project and one installation', () => {
    const { user } = kept(who)
    expect(user).toMatch(/^usr_[0-9a-f]{32}$/)
    expect(kept({ ...who, clientId: 'c2' }, { at: at + 9 * 86_400_000 }).user).toBe(user)
    const others = [
      kept(who, { project: 'blog' }),
      kept(who, { account: 'second' }),
      normalise({ name: 'tick', ...who }, arrival, { ...world, userKey: Buffer.from('another') }).event,
      kept({ userId: 'Ada@example.com' }),
    ]
    expect(new Set([user, ...others.map((each) => each.user)]).size).toBe(5)
  })

  it('is the visitor of a server that knows no other id, and names nobody there either', () => {
    const { visitor, user } = kept({ clientId: 'u1', userId: 'u1' })
    expect([visitor, user]).toEqual([pseudonym(world.userKey, 'main', 'shop', 'u1'), visitor])
    expect(normalise({ name: 'tick', clientId: 'u1', userId: 'u1' }, arrival, world).people).toEqual([])
    expect(kept({ clientId: 'ada@example.com' }).visitor).toMatch(/^usr_/)
    expect(kept({ clientId: '1234567890.1700000000' }).visitor).toBe('1234567890.1700000000')
  })

  it('is kept as sent where the project keeps personal data', () => {
    const told = normalise({ name: 'identify', identifies: true, ...who, traits: { email: 'ada@example.com' } }, { ...arrival, keepsPersonalData: true }, world)
    expect(told).toMatchObject({ identifies: true, people: [{ visitor: 'c1', user: 'ada@example.com' }, { params: { 'user.email': 'ada@example.com' } }] })
  })

  it('has properties once an hour, however often they are told', () => {
    const traits = { plan: 'pro', email: 'ada@example.com' }
    const rows = (told: Partial<ToldEvent>) => normalise({ name: 'tick', ...who, traits, ...told }, arrival, world).people
    const [, row] = rows({})
    expect(row).toMatchObject({ project: 'shop/people', visitor: 'c1', params: { 'user.plan': 'pro', _left_out: 1 } })
    expect(rows({ timestamp: at + 1000, name: 'other' })[1]?.id).toBe(row?.id)
    expect(rows({ timestamp: at - 3_600_000 })[1]?.id).not.toBe(row?.id)
    expect(rows({ traits: { plan: 'free' } })[1]?.id).not.toBe(row?.id)
    expect(rows({ traits: { email: 'ada@example.com' } })).toHaveLength(1)
  })
})

describe('what is no event', () => {
  it.each([
    [{ name: '' }, 'name'],
    [{ timestamp: 'soon' }, 'timestamp'],
    [{ sentAt: [] }, 'sentAt'],
    [{ eventId: 5 }, 'eventId'],
    [{ userId: {} }, 'userId'],
    [{ sessionId: 'x'.repeat(201) }, 'sessionId'],
    [{ clientId: false }, 'clientId'],
    [{ page: 'https://shop.example' }, 'page'],
    [{ page: { url: 'nowhere' } }, 'page.url'],
  ])('%j is a fault of %j', (told, field) => {
    expect(() => kept(told as unknown as ToldEvent)).toThrow(expect.objectContaining({ field }) as Error)
  })

  it('is a fault with a sentence, whatever is told, and everything else can be written and read again', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true })
    const fields = [
      'name',
      'clientId',
      'userId',
      'sessionId',
      'timestamp',
      'sentAt',
      'eventId',
      'page',
      'params',
      'language',
      'timeZone',
      'screen',
      'ip',
      'userAgent',
    ]
    const told = fc.record(Object.fromEntries(fields.map((field) => [field, fc.oneof(anything, fc.string({ unit: 'binary' }))])), { requiredKeys: [] })
    fc.assert(
      fc.property(told, fc.boolean(), fc.boolean(), (odd, named, trusted) => {
        try {
          const { event } = normalise(
            { ...odd, ...(named ? { name: 'tick', page: undefined, timestamp: undefined, sentAt: undefined } : {}) } as never,
            { ...arrival, trusted },
            world,
          )
          expect(JSON.parse(JSON.stringify(event))).toMatchObject({ name: event.name, time: event.time })
        } catch (error) {
          expect(error).toBeInstanceOf(Fault)
          expect((error as Fault).message).toMatch(/^'.+'.+[.]$/)
        }
      }),
      { numRuns: 500 },
    )
  })
})
