// The table of docs/intake.md, a test for each row.
import type { ToldEvent } from '@tagmason/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { intakeApp, listen } from './testing/app.testing.ts'
import { arrival, type Ground, ground, keptAt, now } from './testing/opened.testing.ts'
import type { OpenIntake } from './open.ts'

const hour = 3_600_000
let here: Ground
let intake: OpenIntake
beforeEach(async () => {
  here = await ground()
  intake = await here.open()
})
afterEach(async () => {
  await intake.close()
  await here.remove()
})

async function after(...told: Partial<ToldEvent>[]) {
  const answer = await intake.take(
    told.map((each) => ({ name: 'tick', ...each })),
    arrival,
  )
  await intake.flush()
  return { answer, kept: here.kept() }
}

describe('the stated answers', () => {
  it('late: up to 72 hours ago is taken at its time, older is a fault', async () => {
    const { answer, kept } = await after({ timestamp: now - 72 * hour }, { timestamp: now - 73 * hour })
    expect(answer).toEqual({
      accepted: 1,
      faults: [
        { at: 1, field: 'timestamp', message: "'timestamp' is more than 72 hours ago: send events sooner, or history from a server with a secret key." },
      ],
      kept: [keptAt(0)],
    })
    expect(kept.map(({ time }) => time)).toEqual([now - 72 * hour])
  })

  it('future: more than five minutes ahead is taken as of now, marked', async () => {
    const { answer, kept } = await after({ timestamp: now + 4 * 60_000 }, { timestamp: now + 6 * 60_000 })
    expect(answer).toEqual({ accepted: 2, faults: [], kept: [keptAt(0), keptAt(1)] })
    expect(kept.map(({ time, params }) => [time, params])).toEqual([
      [now + 4 * 60_000, {}],
      [now, { _clock: 'future' }],
    ])
  })

  it('duplicate: the same id in the same project counts once, and is accepted each time', async () => {
    const { answer } = await after({ eventId: 'a' }, { eventId: 'a' }, { eventId: 'b' })
    expect(answer).toEqual({ accepted: 3, faults: [], kept: [keptAt(0), keptAt(2)] })
    expect(await intake.take([{ name: 'tick', eventId: 'a' }], arrival)).toEqual({ accepted: 1, faults: [], kept: [] })
    await intake.take([{ name: 'tick', eventId: 'a' }], { ...arrival, project: 'blog' })
    await intake.take([{ name: 'tick', eventId: 'a' }], { ...arrival, account: 'second' })
    await intake.flush()
    expect(here.kept().map(({ account, project, id }) => `${account} ${project} ${id}`)).toEqual(['main shop a', 'main shop b', 'main blog a', 'second shop a'])
  })

  it('skew: a clock that is wrong is set right by when the event was sent', async () => {
    const { kept } = await after({ timestamp: now - 5 * hour - 60_000, sentAt: now - 5 * hour }, { timestamp: now + 2 * hour - 60_000, sentAt: now + 2 * hour })
    expect(kept.map(({ time }) => time)).toEqual([now - 60_000, now - 60_000])
  })

  it('deep JSON: what is nested deeper than 32 levels is left out and counted', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`) as unknown
    const { answer, kept } = await after({ params: { deep, plan: 'pro' } })
    expect(answer).toEqual({ accepted: 1, faults: [], kept: [keptAt(0)] })
    expect(kept[0]?.params).toEqual({ plan: 'pro', _left_out: 1 })
  })

  it('wrong types: a fault where it is not clear what happened, the rest of the batch is taken', async () => {
    const { answer, kept } = await after({ name: 7 as never }, { eventId: 'good' }, { userId: {} as never })
    expect(answer).toEqual({
      accepted: 1,
      faults: [
        { at: 0, field: 'name', message: "'name' is no text: give 1 to 100 characters." },
        { at: 2, field: 'userId', message: "'userId' is no text: give a text of at most 200 characters, or leave it out." },
      ],
      kept: [keptAt(1)],
    })
    expect(kept.map(({ id }) => id)).toEqual(['good'])
  })

  it('empty batch: nothing is accepted, and nothing is wrong', async () => {
    expect(await after()).toEqual({ answer: { accepted: 0, faults: [], kept: [] }, kept: [] })
  })

  it('10,000 events are taken, 10,001 are not, and none of them', async () => {
    const many = Array.from({ length: 10_001 }, () => ({}))
    const { answer, kept } = await after(...many)
    expect(answer).toEqual({
      accepted: 0,
      faults: [{ at: 10_000, field: 'events', message: '10001 events are more than the 10000 of one request: send them in several; none was taken.' }],
      kept: [],
    })
    expect(kept).toEqual([])
    expect((await after(...many.slice(1))).kept).toHaveLength(10_000)
  })

  it('a body of 1 MB is taken, one of a byte more is answered with 413', async () => {
    const { url, close } = await listen(intakeApp(intake, false))
    const body = (length: number) => {
      const bare = JSON.stringify({ events: [{ name: 'tick', params: { text: '' } }] })
      return bare.replace('""', `"${'x'.repeat(length - bare.length)}"`)
    }
    const post = (length: number) => fetch(`${url}/events`, { method: 'POST', body: body(length) })
    expect((await post(1_000_000)).status).toBe(202)
    expect((await post(1_000_001)).status).toBe(413)
    await intake.flush()
    expect(here.kept().map(({ params }) => String(params['text']).length)).toEqual([4096])
    await close()
  })
})
