import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { priceCents } from './talks.ts'

type Workspace = ReturnType<typeof sampleEngine>['workspace']

const seen = (workspace: Workspace) => workspace.read('support.overview', undefined)

describe('consultations', () => {
  const slot = '2024-01-22T15:00:00.000Z'

  it('take the next free slot, are counted, billed by the minute and mailed with a calendar file (LEARN-SUP-05-B)', async () => {
    const { workspace, store } = sampleEngine()
    const talk = await workspace.act('consultations.book', { expertId: 'expert-james', slot })
    expect(talk).toMatchObject({ slot, duration: 60, priceCents: 15_000, sequence: 0, place: null })
    const { figures, bill, experts, talks } = await seen(workspace)
    expect([figures.consultations, bill.cents, talks[0]?.state, talks[0]?.expert]).toEqual([4, 32_500, 'upcoming', 'James Whitmore'])
    expect(experts[1]?.next).toBe('2024-01-22T16:00:00.000Z')
    const [mail] = [...(await store.list('outbox')).values()]
    expect(mail?.body).toContain('James Whitmore')
    const ics = atob(mail?.attachment?.base64 ?? '')
    expect(ics).toContain('DTSTART:20240122T150000Z\r\nDTEND:20240122T160000Z')
    expect(ics).toContain(`UID:${talk.id}@tagmason`)
    await expect(workspace.act('consultations.book', { expertId: 'expert-james', slot })).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ path: 'slot' }],
    })
    await expect(workspace.act('consultations.book', { expertId: 'expert-james', slot: '2024-01-23T03:00:00.000Z' })).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(workspace.act('consultations.book', { expertId: 'expert-x', slot })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('can be moved, cancelled and taken back, and calendars follow', async () => {
    const { workspace } = sampleEngine()
    const { id } = await workspace.act('consultations.book', { expertId: 'expert-james', slot, minutes: 30 })
    const later = '2024-01-23T09:00:00.000Z'
    expect(await workspace.act('consultations.move', { id, slot: later })).toMatchObject({ slot: later, sequence: 1, priceCents: 7_500 })
    await workspace.act('consultations.book', { expertId: 'expert-james', slot })
    expect(await workspace.act('consultations.cancel', { id })).toMatchObject({ cancelled: true, sequence: 2 })
    expect((await seen(workspace)).bill.cents).toBe(17_500 + 15_000)
    const file = await workspace.act('consultations.download', { id })
    expect([file.fileName, file.type]).toEqual([`${id}.ics`, 'text/calendar;charset=utf-8'])
    expect(atob(file.base64)).toContain('METHOD:CANCEL')
    await expect(workspace.act('consultations.move', { id, slot: later })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('consultations.restore', { id })).toMatchObject({ cancelled: false, sequence: 3 })
    await expect(workspace.act('consultations.restore', { id })).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('consultations.cancel', { id })
    await workspace.act('consultations.book', { expertId: 'expert-james', slot: later })
    await expect(workspace.act('consultations.restore', { id })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('consultations.cancel', { id: 'consultation-1' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('can be rated when they are over (LEARN-SUP-06-B)', async () => {
    const { workspace } = sampleEngine()
    const { id } = await workspace.act('consultations.book', { expertId: 'expert-james', slot })
    await expect(workspace.act('consultations.rate', { id, stars: 5 })).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('consultations.rate', { id: 'consultation-1', stars: 1 })
    expect((await seen(workspace)).figures.satisfaction).toBe(4)
  })

  it('calls go to whoever is free, cost nothing and are no consultations', async () => {
    const { workspace, as } = sampleEngine()
    const [first] = await workspace.read('consultations.slots', { expertId: null })
    expect(first).toEqual({ expertId: 'expert-james', at: slot })
    expect(await as('viewer').act('consultations.bookCall', { slot, phone: '+49 30 123456' })).toMatchObject({
      kind: 'call',
      expertId: 'expert-james',
      priceCents: 0,
      duration: 15,
      place: '+49 30 123456',
    })
    expect((await seen(workspace)).figures.consultations).toBe(3)
    await expect(workspace.act('consultations.bookCall', { slot: '2024-01-23T10:00:00.000Z', phone: 'call me' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(as('viewer').act('consultations.book', { expertId: 'expert-james', slot })).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('meet in rooms of the provider that was set up, and in none before (LEARN-SUP-20-B)', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('support.screenShare', undefined)).toEqual({ address: null })
    for (const meetings of ['http://meet.example', 'meet.example'])
      await expect(workspace.act('support.setSettings', { mail: '', meetings })).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'meetings' }] })
    await workspace.act('support.setSettings', { mail: '', meetings: 'https://meet.example/' })
    const [one, other] = [await workspace.act('support.screenShare', undefined), await workspace.act('support.screenShare', undefined)]
    expect(one.address).toMatch(/^https:\/\/meet\.example\/tagmason-id-\d+$/)
    expect(one.address).not.toBe(other.address)
    expect((await workspace.act('consultations.book', { expertId: 'expert-james', slot })).place).toMatch(/^https:\/\/meet\.example\/tagmason-/)
  })

  it('cost whole cents, as much in two parts as in one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (hourlyRate) => {
        expect(2 * priceCents({ hourlyRate }, 30)).toBe(priceCents({ hourlyRate }, 60))
        expect(priceCents({ hourlyRate }, 60)).toBe(hourlyRate * 100)
      }),
    )
  })
})
