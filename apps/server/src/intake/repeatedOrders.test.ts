import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brokenDisk } from './testing/brokenDisk.testing.ts'
import { arrival, type Ground, ground, now } from './testing/opened.testing.ts'

let here: Ground
beforeEach(async () => {
  here = await ground()
})
afterEach(() => here.remove())

const day = 86_400_000
const order = (eventId: string, transaction_id = 'T-1', more: object = {}) => ({
  name: 'purchase',
  eventId,
  clientId: 'c1',
  params: { transaction_id, value: 84, currency: 'EUR' },
  ...more,
})
const seen = () => here.kept().map(({ id, bot }) => [id, bot])

describe('an order that comes again', () => {
  it('counts once, whatever its event id, session and format, within a request and after one', async () => {
    const intake = await here.open()
    await intake.take([order('a'), order('b'), order('c', 'T-2')], arrival)
    await intake.take([order('d', 'T-1', { clientId: 'c2', sessionId: 's2' })], { ...arrival, at: now + 60_000, format: 'ga4' })
    await intake.take([order('e')], { ...arrival, project: 'blog' })
    await intake.close()
    expect(seen()).toEqual([
      ['a', ''],
      ['b', 'repeated order'],
      ['c', ''],
      ['d', 'repeated order'],
      ['e', ''],
    ])
  })

  it('is known after a restart and weeks later, whether the first is in the log or in the store', async () => {
    const first = await here.open()
    await first.take([order('a')], arrival)
    await first.flush()
    await first.take([order('b', 'T-2')], arrival)
    here.store.refuses = true
    await first.close()
    here.store.refuses = false
    const second = await here.open({ now: () => now + 20 * day })
    await second.take([order('c'), order('d', 'T-2'), order('a')], { ...arrival, at: now + 20 * day })
    await second.close()
    // The memory of event ids is two days long: an order that comes with an older id is known by its number alone.
    expect(seen()).toEqual([
      ['a', ''],
      ['b', ''],
      ['c', 'repeated order'],
      ['d', 'repeated order'],
      ['a', 'repeated order'],
    ])
  })

  it('counts where the first is a machine’s, or never reached the disk', async () => {
    const disk = brokenDisk()
    const intake = await here.open({ disk })
    await intake.take([order('a')], { ...arrival, userAgent: 'Googlebot/2.1' })
    disk.trouble.sync = 'once'
    await Promise.all([intake.take([order('b')], arrival), intake.take([order('c')], arrival)])
    await intake.close()
    expect(seen()).toEqual([
      ['a', 'crawler'],
      ['c', ''],
    ])
  })
})
